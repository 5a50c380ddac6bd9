import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { GetConceptMap } from "@learn-bittensor/contract/operations/concepts";
import { everyPage, LARGEST_PAGE, mergedList } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { layerConcepts } from "./layer-concepts.ts";

/** The concepts in layers, each behind what is to be known before it, in the asked language where translated. */
export async function getConceptMap(site: Site, asked: Locale) {
  const concepts = await mergedList(asked, async (locale) => {
    const found = await everyPage(async (page) => {
      const answer = await site.content.query(GetConceptMap, { locale, page, pageSize: LARGEST_PAGE });
      return answer.concepts;
    });
    return found.map(({ documentId, attributes }) => ({ documentId, ...attributes }));
  });
  // Which category a concept is in, and what it needs, the English one knows also where these are not translated.
  const english = asked === DEFAULT_LOCALE ? concepts : await englishConcepts(site);
  const inEnglish = new Map(english.map((concept) => [concept.documentId, concept]));
  const layers = layerConcepts(
    concepts.map(({ documentId, slug, title, locale, ...own }) => {
      const { categories, prerequisites } = inEnglish.get(documentId) ?? own;
      return {
        slug,
        title,
        locale,
        category: categories?.data[0]?.attributes.slug ?? null,
        prerequisites: prerequisites?.data.map(({ attributes }) => attributes.slug) ?? [],
      };
    }),
  );
  return { layers };
}

export type ConceptMapView = Awaited<ReturnType<typeof getConceptMap>>;

async function englishConcepts(site: Site) {
  const found = await everyPage(async (page) => {
    const answer = await site.content.query(GetConceptMap, { locale: DEFAULT_LOCALE, page, pageSize: LARGEST_PAGE });
    return answer.concepts;
  });
  return found.map(({ documentId, attributes }) => ({ documentId, ...attributes }));
}
