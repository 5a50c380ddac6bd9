import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { listApplications } from "#app/features/applications/applications.server.ts";
import { listCategories } from "#app/features/concepts/concepts.server.ts";
import { listWrittenQuestions } from "#app/features/faq/faq.server.ts";
import { listTerms } from "#app/features/glossary/glossary.server.ts";
import { listLabs } from "#app/features/labs/labs.server.ts";
import { listResources } from "#app/features/resources/resources.server.ts";
import type { TitleEntry } from "#app/features/search/titles/title-list.ts";
import { listTeams } from "#app/features/teams/teams.server.ts";
import { listVideos } from "#app/features/videos/videos.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { listReadableDocuments } from "./readable-documents.server.ts";

/** Every page, question, term, lab, paper and video by what it is called: what answers where no search engine does. */
export async function listTitles(site: Site, locale: Locale): Promise<TitleEntry[]> {
  const [documents, categories, questions, terms, labs, papers, videos, applications, teams, comingSoon] =
    await Promise.all([
      listReadableDocuments(site, locale),
      listCategories(site, locale),
      listWrittenQuestions(site, locale),
      listTerms(site, locale),
      listLabs(site, locale),
      listResources(site, locale),
      listVideos(site, locale),
      listApplications(site, locale),
      listTeams(site, locale),
      site.comingSoon(),
    ]);
  const kinds: readonly string[] = comingSoon;
  return [
    ...documents.filter(({ kind }) => !kinds.includes(kind)).map(({ title, href }) => [title, href] as const),
    ...categories.map(({ name, slug }) => [name, `/concepts/${slug}`] as const),
    ...questions.map(({ question, anchor }) => [question, `/faq#${anchor}`] as const),
    ...terms.map(({ key, name, elsewhere }) => {
      const inEnglish = elsewhere.filter((other) => other.locale === DEFAULT_LOCALE && other.name !== name);
      return [name, `/concepts/glossary#term-${key}`, ...inEnglish.map((other) => other.name)] as const;
    }),
    ...labs.filter((lab) => !lab.comingSoon).map(({ title, slug }) => [title, `/lab/${slug}`] as const),
    ...papers.map(({ title, href }) => [title, href] as const),
    ...videos.map(({ title, slug }) => [title, `/videos#${slug}`] as const),
    ...(kinds.includes("application")
      ? []
      : applications.flatMap(({ name, link }) => (link ? [[name, link] as const] : []))),
    ...(kinds.includes("team") ? [] : teams.map(({ name, slug }) => [name, `/subnets/${slug}`] as const)),
  ];
}
