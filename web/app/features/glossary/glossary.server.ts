import type { Locale } from "@learn-bittensor/contract/locales";
import { GetGlossary } from "@learn-bittensor/contract/operations/glossary";
import type { Site } from "#app/site/site.server.ts";

/** Where each kind of text that uses a term has its address. */
const PATHS = {
  article: (slug: string) => `/articles/${slug}`,
  concept: (slug: string, category: string | null) =>
    category ? `/concepts/${category}/${slug}` : `/explore/concept/${slug}`,
  faq: (slug: string) => `/faq_legacy#${slug}`,
  get_started: (slug: string) => `/get-started/${slug}`,
  guide: (slug: string) => `/guides/${slug}`,
  lab: (slug: string) => `/lab/${slug}`,
  subnet: (slug: string) => `/subnets/${slug}`,
};

/** Every term that is explained, by its name, with the texts that use it; the concept that says more comes first. */
export async function listTerms(site: Site, locale: Locale) {
  const { glossary } = await site.content.query(GetGlossary, { locale });
  const names = new Map(glossary.map(({ key, name }) => [key, name]));
  return glossary.map(({ key, name, definition, concept, related, usedIn }) => ({
    key,
    name,
    definition,
    related: related.flatMap((other) => ({ key: other, name: names.get(other) ?? other })),
    usedIn: usedIn
      .map(({ kind, slug, title, category }) => ({
        title,
        href: PATHS[kind](slug, category),
        isMain: kind === "concept" && slug === concept,
      }))
      .toSorted((one, other) => Number(other.isMain) - Number(one.isMain)),
  }));
}

export type TermView = Awaited<ReturnType<typeof listTerms>>[number];
