import type { Locale } from "@learn-bittensor/contract/locales";
import { isSource, TITLE } from "@learn-bittensor/contract/search";
import { createQueryBeside, createSearchQuery, listSearchedSources } from "#app/site/search-query.ts";
import type { Site } from "#app/site/site.server.ts";
import { kindOf, type SearchHit, toSearchHit } from "./search-hit.ts";

const MOST_WORDS = 4;
const HITS_FOR_EACH = 2;
const MOST_HITS = 6;

/**
 * Titles that hold one of the words, or begin as one does: for a query that as a whole finds nothing.
 * @throws {SearchUnavailable} when the engine does not answer
 */
export async function findNearestHits(site: Site, asked: { text: string; locale: Locale }): Promise<SearchHit[]> {
  const settings = await site.searchSettings(asked.locale);
  const isComing = (document: unknown) => {
    const kind = kindOf(document);
    return isSource(kind) && settings.comingSoon.includes(kind);
  };
  const searched = listSearchedSources(settings);
  const sources = searched.length > 0 ? ([...searched, TITLE] as const) : [];
  const questions = piecesOf(asked.text).flatMap((piece) => sources.map((source) => ({ piece, source })));
  if (questions.length === 0) return [];
  const results = await site.search.multiSearch(
    questions.map(({ piece, source }) => {
      if (source === TITLE)
        return { ...createQueryBeside(source, piece, { ...settings, ...asked }), limit: HITS_FOR_EACH };
      const query = createSearchQuery(source, piece, { ...settings, limit: HITS_FOR_EACH });
      return { ...query, attributesToSearchOn: ["title", "name"] };
    }),
  );
  const hits = questions.flatMap(({ source }, index) =>
    (results[index]?.hits ?? []).flatMap((document) =>
      isComing(document) ? [] : (toSearchHit(source, document) ?? []),
    ),
  );
  // Below the sources, and no title that one of their hits has: it would be the same link twice.
  const ofSources = hits.filter(({ source }) => source !== TITLE);
  const names = new Set(ofSources.map(({ title }) => title.toLowerCase()));
  const others = hits.filter(({ source, title }) => source === TITLE && !names.has(title.toLowerCase()));
  return [...new Map([...ofSources, ...others].map((hit) => [hit.href, hit])).values()].slice(0, MOST_HITS);
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
