import type { Locale } from "@learn-bittensor/contract/locales";
import { createSearchQuery, listSearchedSources } from "#app/site/search-query.ts";
import type { Site } from "#app/site/site.server.ts";
import { type SearchHit, toSearchHit } from "./search-hit.ts";

const MOST_WORDS = 4;
const HITS_FOR_EACH = 2;
const MOST_HITS = 6;

/**
 * Titles that hold one of the words, or begin as one does: for a query that as a whole finds nothing.
 * @throws {SearchUnavailable} when the engine does not answer
 */
export async function findNearestHits(site: Site, asked: { text: string; locale: Locale }): Promise<SearchHit[]> {
  const settings = await site.searchSettings(asked.locale);
  const questions = piecesOf(asked.text).flatMap((piece) =>
    listSearchedSources(settings).map((source) => ({ piece, source })),
  );
  if (questions.length === 0) return [];
  const results = await site.search.multiSearch(
    questions.map(({ piece, source }) => {
      const query = createSearchQuery(source, piece, { ...settings, limit: HITS_FOR_EACH });
      return { ...query, attributesToSearchOn: ["title", "name"] };
    }),
  );
  const hits = questions.flatMap(({ source }, index) =>
    (results[index]?.hits ?? []).flatMap((document) => toSearchHit(source, document) ?? []),
  );
  return [...new Map(hits.map((hit) => [hit.href, hit])).values()].slice(0, MOST_HITS);
}

/** The words by themselves, then the beginnings of them; the first ones only. */
function piecesOf(text: string): string[] {
  const words = (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  return [...new Set([...words, ...words.flatMap(beginningOf)])];
}

/** The first letters of a word, which the engine completes; nothing where that is all of it. Han says more in less. */
function beginningOf(word: string): string[] {
  const letters = Array.from(word);
  const most = /\p{Script=Han}/u.test(word) ? 1 : /\p{Script=Hangul}/u.test(word) ? 2 : 4;
  return letters.length > most ? [letters.slice(0, most).join("")] : [];
}
