import type { Colleague } from "./administration.ts";

const CONCEPTS = "/content-manager/collection-types/api::concept.concept";
const REVIEWS = "/content-manager/collection-types/plugin::learn.review";

interface Entry {
  documentId: string;
  title: string;
  body: string;
}
interface Review extends Entry {
  entryId: string;
  state: string;
  changedInEnglish: string | null;
  reviewedBy: string | null;
}

/** A concept of a Strapi that there is in a language, where its editors' interface has it, and what readers get of it. */
export async function findConcept(origin: string, administrator: Colleague, locale: string) {
  const listed: { results: Entry[] } = await administrator.ask(
    "GET",
    `${CONCEPTS}?locale=${locale}&pageSize=1&sort=title:ASC`,
  );
  const [concept] = listed.results;
  if (!concept) throw new Error(`expected a concept in ${locale}, got none`);
  const { documentId, title } = concept;
  const at = (inLocale: string, action = "") => `${CONCEPTS}/${documentId}${action}?locale=${inLocale}`;

  return {
    documentId,
    title,
    at,
    publish: (inLocale: string) => at(inLocale, "/actions/publish"),
    bulkPublish: (inLocale: string) => `${CONCEPTS}/actions/bulkPublish?locale=${inLocale}`,

    /** The one review of its translation, and where that is. */
    async findReview(colleague: Colleague): Promise<Review & { path: string }> {
      const query = `filters[entryId][$eq]=${documentId}&filters[entryLocale][$eq]=${locale}`;
      const { results }: { results: Review[] } = await colleague.ask("GET", `${REVIEWS}?${query}`);
      const [found] = results;
      if (!found || results.length > 1) throw new Error(`expected one review, got ${results.length}`);
      return { ...found, path: `${REVIEWS}/${found.documentId}` };
    },

    /** As visitors ask. */
    async readTitle(inLocale: string): Promise<string | undefined> {
      const query = `{ concepts(locale: "${inLocale}", filters: { documentId: { eq: "${documentId}" } }) { data { attributes { title } } } }`;
      const answer = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ query }),
      });
      return (await answer.json()).data.concepts.data[0]?.attributes.title;
    },
  };
}
