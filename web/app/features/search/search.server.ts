import type { Locale } from "@learn-bittensor/contract/locales";
import { mergeResults } from "@learn-bittensor/contract/merge-results";
import type { Source } from "@learn-bittensor/contract/search";
import { withoutLastStopWords } from "@learn-bittensor/contract/stop-words";
import { asSubnetPhrase } from "@learn-bittensor/contract/subnet-numbers";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { SearchUnavailable } from "#app/site/search-client.server.ts";
import { BESIDE_SOURCES, createQueryBeside, createSearchQuery, listSearchedSources } from "#app/site/search-query.ts";
import type { Site } from "#app/site/site.server.ts";
import { findAddress } from "./address/find-address.ts";
import { toAddressHit } from "./address/to-address-hit.ts";
import { type FoundBeside, joinTitles, readBeside } from "./find-beside.server.ts";
import { findNearestHits } from "./find-nearest-hits.server.ts";
import { type SearchHit, toSearchHit } from "./search-hit.ts";
import { suggestSpelling } from "./suggest-spelling.server.ts";

/** How many hits of each source the overview shows, and how many a page of one source. */
const HITS_IN_OVERVIEW = 5;
const HITS_PER_PAGE = 20;

/** The engine hands out no hits beyond this one. */
const LAST_HIT = 1_000;

export interface Asked {
  text: string;
  locale: Locale;
  /** Null for an overview of all. */
  source: Source | null;
  page: number;
}

export interface SourceCount {
  source: Source;
  total: number;
}

export type SearchOutcome =
  | { kind: "unavailable" }
  | { kind: "nothing"; nearest: SearchHit[] }
  | {
      kind: "found";
      /** Every source that has hits. */
      counts: SourceCount[];
      /** A page of one source, or the best of all in one list. */
      hits: SearchHit[];
      /** In an overview, what stands below them: what was found besides by its title, and pieces of texts. */
      beside: FoundBeside;
      /** What may have been meant, where nothing holds what was typed. */
      suggestion: string | null;
      page: number;
      pageCount: number;
    };

/** Asks the search engine for everything of which the site says that it is there. Never rejects for its sake. */
export async function searchSite(site: Site, asked: Asked): Promise<SearchOutcome> {
  const address = findAddress(asked.text);
  if (address) {
    const t = getTranslator(asked.locale);
    const hits = [toAddressHit(address, (key) => t(`search.${key}`), asked.locale)];
    return { kind: "found", counts: [], hits, beside: NOTHING_BESIDE, suggestion: null, page: 1, pageCount: 1 };
  }
  try {
    const { results, beside: found } = await askSources(site, asked);
    const isBeside = found.titles.length + found.passages.length > 0;
    const counts = results.filter(({ total }) => total > 0).map(({ source, total }) => ({ source, total }));
    if (counts.length === 0 && !isBeside) return { kind: "nothing", nearest: await findNearestHits(site, asked) };
    const total = counts.find(({ source }) => source === asked.source)?.total ?? 0;
    const pageCount = Math.max(1, Math.ceil(Math.min(total, LAST_HIT) / HITS_PER_PAGE));
    // A page beyond the end is the last.
    if (asked.page > pageCount) return await searchSite(site, { ...asked, page: pageCount });
    const shown = asked.source ? results.filter(({ source }) => source === asked.source) : results;
    const ofSources = mergeResults(asked.text, asked.locale, shown).flatMap(
      ({ source, hit }) => toSearchHit(source, hit) ?? [],
    );
    const { hits, beside } = joinTitles(asked.text, ofSources, found);
    return {
      kind: "found",
      counts,
      hits,
      beside,
      suggestion: await suggestSpelling(site, asked, ofSources),
      page: asked.page,
      pageCount,
    };
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    site.log({ level: "error", outage: "search engine", message: error.message, cause: error.cause });
    return { kind: "unavailable" };
  }
}

/** What holds every word; what holds some of them only where nothing holds all: else the counts would count what nobody means. */
async function askSources(site: Site, asked: Asked) {
  const whole = await askFor(site, asked, "all");
  const isFound = whole.results.some(({ total }) => total > 0) || whole.beside.titles.length > 0;
  return isFound ? whole : askFor(site, asked, "last");
}

/**
 * One query for each source: pages count their hits exactly, and alike whichever source is shown. In an overview titles and
 * passages of everything are asked for as well.
 */
async function askFor(site: Site, { text, locale, source: shown, page }: Asked, matchingStrategy: "all" | "last") {
  const settings = await site.searchSettings(locale);
  const sources = listSearchedSources(settings);
  if (sources.length === 0) return { results: [], beside: NOTHING_BESIDE };
  const besides = shown === null ? BESIDE_SOURCES : [];
  const whole = asSubnetPhrase(text, locale) ?? withoutLastStopWords(text, locale);
  const answers = await site.search.multiSearch([
    ...sources.map((source) => {
      const q = matchingStrategy === "all" ? whole : text;
      const { limit: _, ...query } = createSearchQuery(source, q, { ...settings, limit: 0 });
      const isShown = source === shown;
      const hitsPerPage = isShown ? HITS_PER_PAGE : HITS_IN_OVERVIEW;
      return { ...query, matchingStrategy, page: isShown ? page : 1, hitsPerPage };
    }),
    ...besides.map((source) => createQueryBeside(source, text, { ...settings, locale })),
  ]);
  const results = sources.map((source, index) => {
    const { hits = [], total = 0 } = answers[index] ?? {};
    return { source, total, hits: hits.filter((hit) => typeof hit === "object" && hit !== null) };
  });
  return { results, beside: readBeside(answers.slice(sources.length), settings) };
}

const NOTHING_BESIDE: FoundBeside = { titles: [], passages: [] };
