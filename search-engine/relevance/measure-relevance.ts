import type { Locale } from "@learn-bittensor/contract/locales";
import { MARK_END, MARK_START, mergeResults } from "@learn-bittensor/contract/merge-results";
import { HIGHLIGHTED_ATTRIBUTES, SEARCHED_ATTRIBUTES, type Source } from "@learn-bittensor/contract/search";
import { withoutLastStopWords } from "@learn-bittensor/contract/stop-words";
import type { JsonObject } from "../json.ts";
import type { Label } from "./read-labels.ts";

/** A query as the site sends it. */
export type SiteQuery = {
  indexUid: string;
  q: string;
  limit: number;
  attributesToHighlight: readonly string[];
  attributesToSearchOn: readonly string[];
  highlightPreTag: string;
  highlightPostTag: string;
  matchingStrategy?: "all" | "last";
};

/** Asks a search engine; one list of hits for each of the queries. */
export type Ask = (queries: readonly SiteQuery[]) => Promise<readonly { hits: readonly JsonObject[] }[]>;

export type Answer = Label & {
  /** What was found, as `concept/staking`, the best first. */
  found: readonly string[];
  /** The place of the first that is wanted, from 1; infinite where there is none. */
  rank: number;
};

export type Relevance = { hitAt1: number; hitAt3: number; meanReciprocalRank: number };

/** As many as the panel shows of each source. */
const HITS_PER_SOURCE = 5;

/** Asks what the labels ask, as the site does, and finds what is wanted in the list it shows. */
export function answerLabels(
  labels: readonly Label[],
  locale: Locale,
  ask: Ask,
  toIndexUid: (source: Source) => string,
): Promise<Answer[]> {
  return Promise.all(
    labels.map(async (label) => {
      const results = await ask(label.sources.map((source) => toQuery(label.query, source, toIndexUid(source))));
      const found = mergeResults(
        label.query,
        locale,
        label.sources.map((source, index) => ({ source, hits: results[index]?.hits ?? [] })),
      ).map(({ source, hit }) => nameDocument(source, hit));
      return { ...label, found, rank: findRank(found, label.wanted) };
    }),
  );
}

/**
 * The same as `/search` shows it: only what holds every word, of all sources; what holds some of them where nothing holds all.
 */
export async function answerWithoutWeak(
  labels: readonly Label[],
  locale: Locale,
  ask: Ask,
  toIndexUid: (source: Source) => string,
): Promise<Answer[]> {
  const asAll: Ask = (queries) =>
    ask(
      queries.map((query) => ({
        ...query,
        q: withoutLastStopWords(query.q, locale),
        matchingStrategy: "all" as const,
      })),
    );
  const whole = await answerLabels(labels, locale, asAll, toIndexUid);
  const some = await answerLabels(labels, locale, ask, toIndexUid);
  return whole.map((answer, place) => (answer.found.length > 0 ? answer : (some[place] ?? answer)));
}

export function measureRelevance(answers: readonly Answer[]): Relevance {
  const share = (most: number) => answers.filter(({ rank }) => rank <= most).length / answers.length;
  const reciprocals = answers.reduce((sum, { rank }) => sum + 1 / rank, 0);
  return { hitAt1: share(1), hitAt3: share(3), meanReciprocalRank: reciprocals / answers.length };
}

/** The same answers in the order of the panel: source by source, the source with the best hit first. */
export function groupBySource(answers: readonly Answer[]): Answer[] {
  return answers.map((answer) => {
    const sources = answer.found.map(sourceOf);
    const found = answer.found.toSorted(
      (one, other) => sources.indexOf(sourceOf(one)) - sources.indexOf(sourceOf(other)),
    );
    return { ...answer, found, rank: findRank(found, answer.wanted) };
  });
}

function sourceOf(document: string): string {
  return document.slice(0, document.indexOf("/"));
}

/** The place of the first that is wanted, from 1; infinite where there is none. */
function findRank(found: readonly string[], wanted: readonly string[]): number {
  const place = found.findIndex((document) => wanted.includes(document)) + 1;
  return place > 0 ? place : Number.POSITIVE_INFINITY;
}

function toQuery(q: string, source: Source, indexUid: string): SiteQuery {
  return {
    indexUid,
    q,
    limit: HITS_PER_SOURCE,
    attributesToHighlight: HIGHLIGHTED_ATTRIBUTES[source],
    attributesToSearchOn: SEARCHED_ATTRIBUTES[source],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
  };
}

/** A document as labels name it: by its slug, or by its name where it has none. */
export function nameDocument(source: Source, { slug, name }: JsonObject): string {
  return `${source}/${slug ?? name}`;
}
