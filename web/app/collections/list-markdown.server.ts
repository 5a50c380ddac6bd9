import type { Locale } from "@learn-bittensor/contract/locales";
import { listApplications } from "#app/features/applications/applications.server.ts";
import { listArticles } from "#app/features/articles/articles.server.ts";
import { listCommunityLinks } from "#app/features/community/community.server.ts";
import { listCategories } from "#app/features/concepts/concepts.server.ts";
import { listGallery } from "#app/features/gallery/gallery.server.ts";
import { getPathEnd, listSteps } from "#app/features/get-started/get-started.server.ts";
import { listGuides } from "#app/features/guides/guides.server.ts";
import { listLabs } from "#app/features/labs/labs.server.ts";
import { escapeMarkdown, type MarkdownPage } from "#app/features/markdown/markdown-file.ts";
import { listResources } from "#app/features/resources/resources.server.ts";
import { subnetPath } from "#app/features/subnets/subnet-address.ts";
import { listSubnets } from "#app/features/subnets/subnets.server.ts";
import { listLessons } from "#app/features/teach/lessons.server.ts";
import { LESSON_MINUTES } from "#app/features/teach/lessons.ts";
import { listTeams } from "#app/features/teams/teams.server.ts";
import { listVideos } from "#app/features/videos/videos.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { getPageMarkdown } from "./markdown-pages.server.ts";

type List = Pick<MarkdownPage, "title" | "description" | "markdown">;

type Entry = { title: string; href: string | null; description?: string | undefined; day?: string | null };

/** Each list by its address: what it is called, and its entries as links with a sentence each. */
const LISTS: Record<string, (site: Site, locale: Locale) => Promise<List>> = {
  async "/concepts"(site, locale) {
    const categories = await listCategories(site, locale);
    const chapters = categories.map((category) => [`## ${escapeMarkdown(category.name)}`, toCategoryList(category)]);
    return { ...titlesOf("concepts", locale), markdown: chapters.flat().join("\n\n") };
  },
  async "/guides"(site, locale) {
    const guides = await listGuides(site, locale);
    return toList(
      "guides",
      locale,
      guides.map((guide) => ({ ...guide, href: `/guides/${guide.slug}` })),
    );
  },
  async "/articles"(site, locale) {
    const articles = await listArticles(site, locale);
    const entries = articles.map(({ slug, publishedOn, ...article }) => {
      return { ...article, href: `/articles/${slug}`, day: publishedOn };
    });
    return toList("articles", locale, entries);
  },
  async "/subnets"(site, locale) {
    const subnets = await listSubnets(site, locale);
    const entries = subnets.map(({ name, description, ...subnet }) => {
      const title = subnet.mainnetId === null ? name : `${name} (SN${subnet.mainnetId})`;
      return { title, description, href: subnetPath(subnet) };
    });
    return toList("subnets", locale, entries);
  },
  async "/teams"(site, locale) {
    const teams = await listTeams(site, locale);
    const entries = teams.map(({ name, slug, description }) => ({
      title: name,
      href: `/subnets/${slug}`,
      description,
    }));
    return toList("teams", locale, entries);
  },
  async "/apps"(site, locale) {
    const applications = await listApplications(site, locale);
    const entries = applications.map(({ name, link, description }) => ({ title: name, href: link, description }));
    return toList("applications", locale, entries);
  },
  async "/lab"(site, locale) {
    const labs = (await listLabs(site, locale)).filter(({ comingSoon }) => !comingSoon);
    const entries = labs.map(({ title, summary, slug }) => ({ title, description: summary, href: `/lab/${slug}` }));
    return toList("labs", locale, entries);
  },
  async "/resources"(site, locale) {
    const resources = await listResources(site, locale);
    return toList(
      "resources",
      locale,
      resources.map((resource) => ({ ...resource, day: resource.issuedOn })),
    );
  },
  async "/videos"(site, locale) {
    const videos = await listVideos(site, locale);
    return toList(
      "videos",
      locale,
      videos.map((video) => ({ ...video, href: video.url, day: video.recordedOn })),
    );
  },
  async "/community"(site, locale) {
    const links = await listCommunityLinks(site, locale);
    return toList(
      "community",
      locale,
      links.map(({ name, ...link }) => ({ ...link, title: name })),
    );
  },
  async "/get-started"(site, locale) {
    const steps = await listSteps(site, locale);
    const entries = steps.map(({ slug, title, summary }) => {
      return { title, description: summary, href: `/get-started/${slug}` };
    });
    return toList("getStarted", locale, entries);
  },
  async "/figures"(site, locale) {
    const t = getTranslator(locale);
    const gallery = await listGallery(site, locale);
    return {
      title: t("gallery.title"),
      description: t("gallery.description", { count: gallery.length }),
      markdown: toLinks(gallery.map(({ name, title }) => ({ title, href: `/figures/${name}` }))),
    };
  },
  async "/teach"(_site, locale) {
    const t = getTranslator(locale);
    const lessons = listLessons(locale);
    return {
      title: t("teach.title"),
      description: t("teach.description", { count: lessons.length, minutes: String(LESSON_MINUTES) }),
      markdown: toLinks(lessons.map(({ slug, title, goal }) => ({ title, description: goal, href: `/teach/${slug}` }))),
    };
  },
  async "/lab/terminal"(site, locale) {
    const t = getTranslator(locale);
    const guides = await listGuides(site, locale);
    const lead = [t("lab.terminal.lead"), t("lab.terminal.note")].map(escapeMarkdown).join("\n\n");
    const list = toLinks(
      guides.map(({ slug, title, description }) => ({ title, description, href: `/guides/${slug}` })),
    );
    return {
      title: t("lab.terminal.title"),
      description: t("lab.terminal.description"),
      markdown: [lead, `## ${escapeMarkdown(t("guides.title"))}`, list].join("\n\n"),
    };
  },
};

/** A list, or the end of a path, by its address without language; null where there is none. */
export async function getListMarkdown(
  site: Site,
  asked: { path: string; locale: Locale },
): Promise<MarkdownPage | null> {
  const { path, locale } = asked;
  const [, way] = /^\/get-started\/([^/]+)\/end$/.exec(path) ?? [];
  const list = way === undefined ? await LISTS[path]?.(site, locale) : await getPathEndList(site, { way, locale });
  return list ? { ...list, path, locale, updatedAt: null } : null;
}

/** The concepts of a category; null where there is none. */
export async function getCategoryMarkdown(
  site: Site,
  asked: { path: string; locale: Locale },
): Promise<MarkdownPage | null> {
  const categories = await listCategories(site, asked.locale);
  const category = categories.find(({ slug }) => asked.path === `/concepts/${slug}`);
  if (!category) return null;
  const { slug, name, description, locale } = category;
  const markdown = toCategoryList(category);
  return { path: `/concepts/${slug}`, title: name, description, locale, updatedAt: null, markdown };
}

/** What one can do at the end of a path, its steps, and the other paths. */
async function getPathEndList(site: Site, { way, locale }: { way: string; locale: Locale }): Promise<List | null> {
  const [end, text] = await Promise.all([
    getPathEnd(site, { path: way, locale }),
    getPageMarkdown(site, { slug: `path-end-${way}`, locale }),
  ]);
  if (!end) return null;
  const t = getTranslator(locale);
  const others = end.others.map(({ title, summary, href }) => ({ title, description: summary, href }));
  const markdown = [text?.markdown ?? "", `## ${escapeMarkdown(end.title)}`, toLinks(end.steps), toLinks(others)];
  return {
    title: text?.title ?? t("getStarted.end"),
    description: text?.description ?? end.title,
    markdown: markdown.filter((part) => part !== "").join("\n\n"),
  };
}

type Namespace =
  | "applications"
  | "articles"
  | "community"
  | "concepts"
  | "getStarted"
  | "guides"
  | "labs"
  | "resources"
  | "subnets"
  | "teams"
  | "videos";

function titlesOf(namespace: Namespace, locale: Locale) {
  const t = getTranslator(locale);
  const title = t(`${namespace}.title`);
  switch (namespace) {
    case "articles":
    case "concepts":
    case "guides":
    case "labs":
      return { title, description: t(`listLeads.${namespace}`) };
    default:
      return { title, description: t(`${namespace}.description`) };
  }
}

function toList(namespace: Namespace, locale: Locale, entries: readonly Entry[]): List {
  return { ...titlesOf(namespace, locale), markdown: toLinks(entries) };
}

function toCategoryList(category: Awaited<ReturnType<typeof listCategories>>[number]): string {
  const entries = category.concepts.map(({ slug, home = category.slug, title, description }) => {
    return { title, description, href: `/concepts/${home}/${slug}` };
  });
  return toLinks(entries);
}

/** A line for each: a link, its day, and what it says of itself. */
function toLinks(entries: readonly Entry[]): string {
  return entries
    .map(({ title, href, day, description }) => {
      const name =
        href === null ? escapeMarkdown(title) : `[${escapeMarkdown(title)}](<${href.replace(/[<>\\]/g, "\\$&")}>)`;
      return `- ${[name, day, description && escapeMarkdown(description)].filter(Boolean).join(" – ")}`;
    })
    .join("\n");
}
