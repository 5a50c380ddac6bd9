import { placeTitles } from "@learn-bittensor/contract/place-titles";
import { isSource, PASSAGE, TITLE } from "@learn-bittensor/contract/search";
import { BESIDE_SOURCES, type SearchResult, type SearchSettings } from "#app/site/search-query.ts";
import { kindOf, type SearchHit, toSearchHit } from "./search-hit.ts";

/** What is shown below the hits of the sources. */
export interface FoundBeside {
  titles: SearchHit[];
  passages: SearchHit[];
}

/** The hits of titles and passages, of everything that is there; `results` are in the order of `BESIDE_SOURCES`. */
export function readBeside(results: readonly SearchResult[], { comingSoon }: SearchSettings): FoundBeside {
  const hitsOf = (source: (typeof BESIDE_SOURCES)[number]) => {
    const { hits = [] } = results[BESIDE_SOURCES.indexOf(source)] ?? {};
    return hits.flatMap((document) => {
      const kind = kindOf(document);
      const isComing = isSource(kind) && comingSoon.includes(kind);
      return isComing ? [] : (toSearchHit(source, document) ?? []);
    });
  };
  return { titles: hitsOf(TITLE), passages: hitsOf(PASSAGE) };
}

/** The list of an overview: what is called just what was asked stands in it first; other titles stand below it. */
export function joinTitles(text: string, hits: readonly SearchHit[], { titles, passages }: FoundBeside) {
  const placed = placeTitles(text, titles, hits);
  if (!placed.comesFirst) return { hits: [...hits], beside: { titles: placed.hits, passages } };
  const [first, ...others] = placed.hits;
  const rest = hits.filter(({ href }) => href !== first?.href);
  const shown = new Set(rest.map(({ href }) => href));
  const titlesBeside = others.filter(({ href }) => !shown.has(href));
  return { hits: first ? [first, ...rest] : rest, beside: { titles: titlesBeside, passages } };
}
