import type { VariablesOf } from "@learn-bittensor/contract/graphql";
import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { GetCategories, GetConcept, GetConcepts } from "@learn-bittensor/contract/operations/concepts";
import { type ConceptLink, toConceptLink } from "#app/site/concept-link.ts";
import { everyPage, firstInLocale, LARGEST_PAGE, mergedList } from "#app/site/content-lists.server.ts";
import {
  type Edition,
  findEdition,
  noticeOfEdition,
  slugOfEdition,
  withEdition,
  withoutFigures,
} from "#app/site/editions.server.ts";
import { findNeighbours, listAround } from "#app/site/neighbours.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { DRAWINGS } from "#app/ui/illustrations/drawings.tsx";
import type { ShownText } from "#app/ui/rich-text/rich-text.tsx";
import type { ShowOnce } from "#app/ui/shown-once.tsx";

/** A concept in the asked language, else in English, else null; `locale` says which it is. Where a `day` is asked for, as it was then. */
export async function getConcept(
  site: Site,
  { slug, locale, day = null }: { slug: string; locale: Locale; day?: string | null },
) {
  const concept = await firstInLocale(locale, (locale) => findConcept(site, slug, locale));
  if (!concept) return null;
  const category = firstCategory(concept) ?? (await englishCategory(site, concept));
  const edition = await findEdition(site, { type: "concept", slug, locale, day });
  return toView(site, withEdition(concept, edition), { category, locale, edition });
}

type FullView = Awaited<ReturnType<typeof toView>>;

/** What the page of a concept shows. */
export type ConceptView = ReturnType<typeof shownConcept> & Pick<FullView, "text">;

/** What its page is given of a concept besides its text: what it only shows, once (`ui/shown-once.tsx`). */
export function shownConcept(
  concept: Omit<FullView, "canonicalPath" | "edition" | "markdown" | "text">,
  once: ShowOnce,
) {
  const picture = concept.category?.slug ?? "";
  return {
    ...concept,
    picture: Object.hasOwn(DRAWINGS, picture) ? once(picture) : null,
    prerequisites: concept.prerequisites.map(({ title, href }) => ({ title, href })),
    related: concept.related.map(({ description, ...link }) => ({ ...link, description: once(description) })),
  };
}

type Concept = NonNullable<Awaited<ReturnType<typeof findConcept>>> & { locale: Locale };

async function toView(
  site: Site,
  concept: Concept,
  {
    category,
    locale,
    edition,
  }: { category: ReturnType<typeof firstCategory>; locale: Locale; edition: Edition | null },
) {
  const toPath = (slug: string) => (category ? `/concepts/${category.slug}/${slug}` : `/explore/concept/${slug}`);
  const canonicalPath = toPath(concept.slug);
  const notice = noticeOfEdition(edition, { path: canonicalPath, locale });
  const { parts, contents }: ShownText = await site.richText.render(notice + (concept.body ?? ""), { locale });
  return {
    slug: concept.slug,
    /** Its own address, without language. */
    path: toPath(slugOfEdition(concept.slug, edition)),
    /** Where the text of today stands. */
    canonicalPath,
    edition,
    title: concept.title,
    description: concept.description ?? "",
    metaDescription: concept.seo?.metaDescription ?? concept.description ?? "",
    level: concept.level ?? "beginner",
    readingMinutes: edition ? null : concept.readingMinutes,
    updatedAt: concept.updatedAt,
    sourceUrl: edition ? null : site.sourceUrl({ type: "concept", slug: concept.slug, locale: concept.locale }),
    locale: concept.locale,
    category,
    // What leads on leads on from the text of today.
    prerequisites: (!edition && concept.prerequisites?.data.map(({ attributes }) => toConceptLink(attributes))) || [],
    related: (!edition && concept.related?.data.map(({ attributes }) => toConceptLink(attributes))) || [],
    /** The text as it was written. */
    markdown: concept.body ?? "",
    text: { contents, parts: withoutFigures(parts, edition) },
  };
}

async function findConcept(site: Site, slug: string, locale: Locale) {
  const { concepts } = await site.content.query(GetConcept, { slug, locale });
  return concepts?.data[0]?.attributes;
}

function firstCategory(concept: NonNullable<Awaited<ReturnType<typeof findConcept>>>) {
  const category = concept.categories?.data[0]?.attributes;
  return category ? { slug: category.slug, name: category.name } : null;
}

/** A relation follows its language: a category that is not translated is known to the English concept alone. */
async function englishCategory(site: Site, { slug, locale }: { slug: string; locale: Locale }) {
  if (locale === DEFAULT_LOCALE) return null;
  const english = await findConcept(site, slug, DEFAULT_LOCALE);
  return english ? firstCategory(english) : null;
}

/** The categories that hold concepts, and these; each in the asked language where it is translated. */
export async function listCategories(site: Site, asked: Locale) {
  const isEnglish = asked === DEFAULT_LOCALE;
  const [own, english, translations, originals] = await Promise.all([
    categoriesIn(site, asked),
    isEnglish ? [] : categoriesIn(site, DEFAULT_LOCALE),
    isEnglish ? [] : conceptsIn(site, asked),
    conceptsIn(site, DEFAULT_LOCALE),
  ]);
  // A concept may be in several categories; the first of them is part of its address.
  const homes = new Map(
    [...originals, ...translations].flatMap(({ documentId, categories }) => {
      const [first] = categories?.data ?? [];
      return first ? [[documentId, first.attributes.slug] as const] : [];
    }),
  );
  // Of its own, a category tells a hundred at the most.
  const held = new Map<string, Map<string, (typeof originals)[number]>>();
  for (const concept of [...originals, ...translations]) {
    for (const { documentId } of concept.categories?.data ?? []) {
      const members = held.get(documentId) ?? new Map();
      held.set(documentId, members.set(concept.documentId, concept));
    }
  }
  const merged = await mergedList(asked, async (locale) => (locale === asked ? own : english));
  const translated = new Map(translations.map((concept) => [concept.documentId, concept]));
  const views = merged.map(async ({ documentId, slug, name, description, icon, locale }) => {
    const members = held.get(documentId) ?? new Map<string, (typeof originals)[number]>();
    return {
      slug,
      name,
      description: description ?? "",
      icon: await site.icon(icon),
      locale,
      concepts: [...members.values()]
        .map((concept) => translated.get(concept.documentId) ?? concept)
        .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
        .map(({ documentId, title, description, level, readingMinutes, locale, ...concept }) => {
          const home = homes.get(documentId) ?? slug;
          return {
            slug: concept.slug,
            ...(home !== slug && { home }),
            title,
            description: description ?? "",
            level: level ?? ("beginner" as const),
            readingMinutes,
            locale,
          };
        }),
    };
  });
  return (await Promise.all(views)).filter(({ concepts }) => concepts.length > 0);
}

/** Concepts that need nothing before them, in their order; none where they cannot be read: the page stays. */
export async function listBeginnerConcepts(
  site: Site,
  asked: { locale: Locale; most: number },
): Promise<ConceptLink[]> {
  try {
    const categories = await listCategories(site, asked.locale);
    const links = categories.flatMap(({ slug: category, concepts }) =>
      concepts.flatMap(({ level, slug, home = category, title, description }) =>
        level === "beginner" ? { title, description, href: `/concepts/${home}/${slug}` } : [],
      ),
    );
    return [...new Map(links.toReversed().map((link) => [link.title, link])).values()]
      .toReversed()
      .slice(0, asked.most);
  } catch (cause) {
    site.log({ level: "warn", message: "the concepts to begin with could not be listed", cause });
    return [];
  }
}

/** Every concept by its own address, which the first of its categories is part of, in the asked language where translated. */
export async function listConceptLinks(site: Site, asked: Locale) {
  const english = new Map((await conceptsIn(site, DEFAULT_LOCALE)).map((concept) => [concept.documentId, concept]));
  const concepts = await mergedList(asked, (locale) => conceptsIn(site, locale));
  return concepts.map((concept) => {
    const isUnplaced = concept.categories?.data.length === 0;
    const categories = isUnplaced ? (english.get(concept.documentId)?.categories ?? null) : concept.categories;
    const { slug, updatedAt, locale } = concept;
    const level = concept.level ?? ("beginner" as const);
    return { ...toConceptLink({ ...concept, categories }), slug, level, updatedAt, locale };
  });
}

/** The concepts before and after the one at an address, in the order of the course; null where that is not known: the page stays. */
export async function getConceptNeighbours(site: Site, asked: { path: string; locale: Locale }) {
  const { path, locale } = asked;
  try {
    const around = await listConceptsAround(site, { slug: path.split("/").at(-1) ?? "", locale });
    return findNeighbours(around ?? (await listConceptLinks(site, locale)), path);
  } catch (cause) {
    site.log({ level: "warn", message: `the neighbours of ${path} could not be found`, cause });
    return null;
  }
}

/** Links to a concept and those beside it; null where they have to be looked for among all. */
async function listConceptsAround(site: Site, { slug, locale }: { slug: string; locale: Locale }) {
  const concept = await findConcept(site, slug, DEFAULT_LOCALE);
  const order = concept?.order ?? null;
  if (!concept || order === null) return null;
  const beside = { order: { eq: order }, title: { lt: concept.title } };
  const ask = async (variables: VariablesOf<typeof GetConcepts>) =>
    (await site.content.query(GetConcepts, variables)).concepts;
  const around = await listAround(
    { slug, locale },
    {
      before: (locale, page) => ask({ locale, ...page, filters: { or: [{ order: { lt: order } }, beside] } }),
      all: (locale, page) => ask({ locale, ...page }),
      bySlugs: (locale, slugs) => ask({ locale, filters: { slug: { in: slugs } } }),
    },
  );
  if (!around) return null;
  return Promise.all(
    around.map(async ({ attributes, locale }) => {
      const isUnplaced = attributes.categories?.data.length === 0 && locale !== DEFAULT_LOCALE;
      const english = isUnplaced ? await findConcept(site, attributes.slug, DEFAULT_LOCALE) : null;
      return toConceptLink({ ...attributes, categories: english?.categories ?? attributes.categories });
    }),
  );
}

export type CategoryView = Awaited<ReturnType<typeof listCategories>>[number];

async function categoriesIn(site: Site, locale: Locale) {
  const { categories } = await site.content.query(GetCategories, { locale });
  return (categories?.data ?? []).map(({ documentId, attributes }) => ({ documentId, ...attributes }));
}

async function conceptsIn(site: Site, locale: Locale) {
  const concepts = await everyPage(async (page) => {
    const answer = await site.content.query(GetConcepts, { locale, page, pageSize: LARGEST_PAGE });
    return answer.concepts;
  });
  return concepts.map(({ documentId, attributes }) => ({ documentId, ...attributes, locale }));
}
