import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { SEARCHED_ATTRIBUTES, SOURCES, type Source } from "@learn-bittensor/contract/search";
import type { IndexContent } from "../create-search-service.ts";
import type { JsonObject } from "../json.ts";
import { answerLabels, measureRelevance, nameDocument } from "../relevance/measure-relevance.ts";
import { readLabels } from "../relevance/read-labels.ts";
import type { AskNew } from "./sync-indexes.ts";

export type RelevanceCheckOptions = {
  indexes: readonly IndexContent[];
  toIndexUid: (source: Source, locale: Locale) => string;
  tell: (line: string) => void;
};

/** Of each index so many documents are looked for by their names. */
const NAMES_PER_INDEX = 10;
/** A name may belong to several; one of these is the document itself. */
const PLACES = 5;
const LEAST_NAMES_FOUND = 0.9;

/** Labelled queries say something where at least so many of them concern what is indexed. */
const FEWEST_LABELS = 20;
/** The gate of the embedded engine is higher; this one tells a broken index from a whole one, whatever engine it is of. */
const LEAST_HIT_AT_3 = 0.5;

/**
 * Whether indexes answer what readers ask: documents are found by their names, and labelled queries find what they
 * should, as far as that is indexed.
 */
export function createRelevanceCheck({ indexes, toIndexUid, tell }: RelevanceCheckOptions) {
  const byUid = new Map(indexes.map((index) => [index.uid, index]));

  return async (ask: AskNew): Promise<string[]> => {
    const problems: string[] = [];
    for (const locale of LOCALES) {
      for (const source of SOURCES) {
        const index = byUid.get(toIndexUid(source, locale));
        if (index) problems.push(...(await checkNames(ask, source, index)));
      }
      problems.push(...(await checkLabels(ask, locale)));
    }
    return problems;
  };

  async function checkLabels(ask: AskNew, locale: Locale): Promise<string[]> {
    const indexed = new Set(
      SOURCES.flatMap((source) =>
        (byUid.get(toIndexUid(source, locale))?.documents ?? []).map((document) => nameDocument(source, document)),
      ),
    );
    const labels = readLabels(locale).filter(({ wanted }) => wanted.some((document) => indexed.has(document)));
    if (labels.length < FEWEST_LABELS) return [];
    const answers = await answerLabels(labels, locale, ask, (source) => toIndexUid(source, locale));
    const { hitAt1, hitAt3, meanReciprocalRank } = measureRelevance(answers);
    const figures = `hit@1 ${percent(hitAt1)}, hit@3 ${percent(hitAt3)}, MRR ${meanReciprocalRank.toFixed(2)}`;
    tell(`${locale}: ${labels.length} labelled queries, ${figures}`);
    return hitAt3 < LEAST_HIT_AT_3 ? [`${locale}: expected hit@3 of ${percent(LEAST_HIT_AT_3)}, got ${figures}`] : [];
  }
}

async function checkNames(ask: AskNew, source: Source, { uid, documents }: IndexContent): Promise<string[]> {
  const [attribute = ""] = SEARCHED_ATTRIBUTES[source];
  const step = Math.max(1, Math.floor(documents.length / NAMES_PER_INDEX));
  const looked = documents.filter((_, place) => place % step === 0).slice(0, NAMES_PER_INDEX);
  if (looked.length === 0) return [];
  const results = await ask(looked.map((document) => ({ indexUid: uid, q: nameOf(document), limit: PLACES })));
  const missing = looked.filter(({ id }, place) => !results[place]?.hits.some((hit) => hit.id === id));
  if (looked.length - missing.length >= LEAST_NAMES_FOUND * looked.length) return [];
  return [`${uid}: not found by their ${attribute}: ${missing.map(nameOf).join(", ")}`];
}

function nameOf({ title, name }: JsonObject): string {
  return String(title ?? name ?? "");
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
