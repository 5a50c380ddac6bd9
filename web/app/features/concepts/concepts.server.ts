import type { Locale } from "@learn-bittensor/contract/locales";
import { GetCategories, GetConcept } from "@learn-bittensor/contract/operations/concepts";
import { toConceptLink } from "#app/concept-link.ts";
import { firstInLocale, mergedList, translatedLocales } from "#app/content-lists.server.ts";
import type { Site } from "#app/site.server.ts";

/** A concept in the asked language, else in English, else null; `locale` says which it is. */
export async function getConcept(site: Site, asked: { slug: string; locale: Locale }) {
  const concept = await firstInLocale(asked.locale, async (locale) => {
    const { concepts } = await site.content.query(GetConcept, { slug: asked.slug, locale });
    return concepts?.data[0]?.attributes;
  });
  if (!concept) return null;
  const categories =
    concept.categories?.data.map(({ attributes }) => ({ slug: attributes.slug, name: attributes.name })) ?? [];
  const category = categories[0] ?? null;
  return {
    slug: concept.slug,
    /** Its own address, without language. */
    path: category ? `/concepts/${category.slug}/${concept.slug}` : `/explore/concept/${concept.slug}`,
    title: concept.title,
    description: concept.description ?? "",
    metaDescription: concept.seo?.metaDescription ?? concept.description ?? "",
    level: concept.level ?? "beginner",
    readingMinutes: concept.readingMinutes,
    updatedAt: concept.updatedAt,
    locale: concept.locale,
    locales: translatedLocales(concept.locale, concept.localizations),
    category,
    prerequisites: concept.prerequisites?.data.map(({ attributes }) => toConceptLink(attributes)) ?? [],
    related: concept.related?.data.map(({ attributes }) => toConceptLink(attributes)) ?? [],
    text: await site.richText.render(concept.body ?? "", { locale: asked.locale }),
  };
}

export type ConceptView = NonNullable<Awaited<ReturnType<typeof getConcept>>>;

/** All categories with their concepts; each in the asked language where it is translated. */
export async function listCategories(site: Site, asked: Locale) {
  const categories = await mergedList(asked, async (locale) => {
    const answer = await site.content.query(GetCategories, { locale });
    return (
      answer.categories?.data.map(({ documentId, attributes }) => ({ documentId, ...attributes, inLocale: locale })) ??
      []
    );
  });
  const english = asked === "en" ? [] : await conceptsByCategory(site);
  return categories.map(({ documentId, slug, name, description, icon, locale, concepts }) => {
    const own = concepts?.data.map((entry) => ({ documentId: entry.documentId, ...entry.attributes, locale })) ?? [];
    const known = new Set(own.map((concept) => concept.documentId));
    const untranslated = english.find((category) => category.documentId === documentId)?.concepts ?? [];
    return {
      slug,
      name,
      description: description ?? "",
      icon,
      locale,
      concepts: [...own, ...untranslated.filter((concept) => !known.has(concept.documentId))]
        .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
        .map(({ slug, title, description, level, readingMinutes, locale }) => ({
          slug,
          title,
          description: description ?? "",
          level: level ?? ("beginner" as const),
          readingMinutes,
          locale,
        })),
    };
  });
}

export type CategoryView = Awaited<ReturnType<typeof listCategories>>[number];

async function conceptsByCategory(site: Site) {
  const { categories } = await site.content.query(GetCategories, { locale: "en" });
  return (categories?.data ?? []).map(({ documentId, attributes }) => ({
    documentId,
    concepts:
      attributes.concepts?.data.map((entry) => ({
        documentId: entry.documentId,
        ...entry.attributes,
        locale: "en" as const,
      })) ?? [],
  }));
}
