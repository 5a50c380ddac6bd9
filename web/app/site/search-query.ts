import type { Locale } from "@learn-bittensor/contract/locales";
import { MARK_END, MARK_START } from "@learn-bittensor/contract/merge-results";
import {
  HIGHLIGHTED_ATTRIBUTES,
  PASSAGE,
  SEARCHED_ATTRIBUTES,
  SOURCES,
  type Source,
  TITLE,
} from "@learn-bittensor/contract/search";
import { withoutLastStopWords } from "@learn-bittensor/contract/stop-words";
import { LONGEST_QUERY } from "./longest-query.ts";

/** What a page needs to know to ask the search engine. */
export interface SearchSettings {
  /** Where queries are posted; empty where titles alone can be looked through. */
  url: string;
  /** The public key; empty where none is to be sent. */
  key: string;
  /** The indexes of a language: `{source}_en`. */
  indexes: string;
  /** Sources that are announced only, and not searched. */
  comingSoon: readonly Source[];
}

/** One query of a multi-search. */
export type SearchQuery = ReturnType<typeof createSearchQuery>;

/** Asks one source, with the fields that the search contract names. */
export function createSearchQuery(
  source: Source,
  text: string,
  { indexes, limit }: { indexes: string; limit: number },
) {
  return {
    indexUid: indexes.replace("{source}", source),
    q: text,
    limit,
    attributesToHighlight: HIGHLIGHTED_ATTRIBUTES[source],
    attributesToSearchOn: SEARCHED_ATTRIBUTES[source],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
  };
}

/** What is asked behind the sources, whichever are selected. */
export const BESIDE_SOURCES = [TITLE, PASSAGE] as const;

/** More titles than are shown: what is called just so need not be among the first that the engine finds. */
const MOST_BESIDE = { [TITLE]: 20, [PASSAGE]: 3 } as const;

/** How many words of a passage are shown, around those that were asked. */
const WORDS_OF_PASSAGE = 30;

/** Asks for titles or passages that hold every word: what holds some of them would be too much. */
export function createQueryBeside(
  source: (typeof BESIDE_SOURCES)[number],
  text: string,
  { indexes, locale }: { indexes: string; locale: Locale },
) {
  const attributesToCrop = source === PASSAGE ? [`text:${WORDS_OF_PASSAGE}`] : [];
  return {
    indexUid: indexes.replace("{source}", source),
    q: withoutLastStopWords(text, locale),
    limit: MOST_BESIDE[source],
    attributesToHighlight: HIGHLIGHTED_ATTRIBUTES[source],
    attributesToSearchOn: SEARCHED_ATTRIBUTES[source],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    matchingStrategy: "all" as const,
    attributesToCrop,
  };
}

/** The sources of which something can be found, in their order. */
export function listSearchedSources({ comingSoon }: Pick<SearchSettings, "comingSoon">): Source[] {
  return SOURCES.filter((source) => !comingSoon.includes(source));
}

/** What was typed, as it is asked: control characters, halves of characters and marks are nothing one looks for. */
export function cleanQuery(typed: string): string {
  const text = typed.toWellFormed().replace(/[\p{Cc}\ue000\ue001\ufffd]+/gu, " ");
  return Array.from(text.trim()).slice(0, LONGEST_QUERY).join("");
}

export interface SearchResult {
  /** Documents as the engine gave them: see `toSearchHit`. */
  hits: unknown[];
  /** How many there are; an estimate, unless pages were asked for. */
  total: number;
}

/** The result of each query in their order; null where the answer is none. */
export function readResults(answer: unknown, queryCount: number): SearchResult[] | null {
  if (!isRecord(answer) || !Array.isArray(answer.results) || answer.results.length !== queryCount) return null;
  const results = answer.results.flatMap((result: unknown) => {
    if (!isRecord(result) || !Array.isArray(result.hits)) return [];
    const total = result.totalHits ?? result.estimatedTotalHits;
    return [{ hits: result.hits, total: typeof total === "number" ? total : result.hits.length }];
  });
  return results.length === queryCount ? results : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
