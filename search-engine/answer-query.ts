import type { AnswerBudget } from "./answer-budget.ts";
import { type Findings, findDocuments, MAX_REACH } from "./find-documents.ts";
import { createSpanFinder } from "./highlight/find-spans.ts";
import { type Formatting, formatDocument } from "./highlight/format-document.ts";
import { locateMatches } from "./highlight/locate-matches.ts";
import { pickAttributes } from "./highlight/pick-attributes.ts";
import { covers } from "./index/attribute-names.ts";
import type { IndexSnapshot } from "./index/create-index.ts";
import { DEFAULT_QUERY, type SearchHit, type SearchQuery, type SearchResult } from "./search-query.ts";
import type { Tokenizer } from "./text/create-tokenizer.ts";

export type Answering = {
  tokenizer: Tokenizer;
  /** Milliseconds since some moment. */
  clock: () => number;
  /** Whether time is up. */
  isOver: () => boolean;
  /** What the answer may still hold. */
  budget: AnswerBudget;
};

/** Without time, so many hits of a query are made out, without marks. */
const MOST_WHEN_OVER = 20;

/** Answers one query of a multi-search. */
export function answerQuery(snapshot: IndexSnapshot, query: SearchQuery, answering: Answering): SearchResult {
  const startedAt = answering.clock();
  const { from, to } = toRange(query);
  const question = { ...query, from, to };
  const findings = findDocuments(snapshot, answering.tokenizer, question, answering.isOver);
  const hits = toHits(snapshot, query, findings, answering);
  const result = {
    indexUid: query.indexUid,
    hits,
    query: query.q,
    processingTimeMs: Math.max(0, Math.floor(answering.clock() - startedAt)),
    ...countHits(query, Math.max(findings.total, hits.length > 0 ? from + hits.length : 0)),
  };
  answering.budget.spend({ ...result, hits: [] });
  return result;
}

/** The first document that is wanted, and the one behind the last; none lies past the reach of a page. */
function toRange({ limit, offset, page, hitsPerPage }: SearchQuery): { from: number; to: number } {
  const size = page === null && hitsPerPage === null ? limit : (hitsPerPage ?? DEFAULT_QUERY.limit);
  const start = page === null && hitsPerPage === null ? offset : ((page ?? 1) - 1) * size;
  if (start < 0) return { from: 0, to: 0 };
  return { from: Math.min(start, MAX_REACH), to: Math.min(start + size, MAX_REACH) };
}

function countHits({ limit, offset, page, hitsPerPage }: SearchQuery, total: number) {
  if (page === null && hitsPerPage === null) {
    return { limit, offset: Math.min(offset, MAX_REACH), estimatedTotalHits: total };
  }
  const size = hitsPerPage ?? DEFAULT_QUERY.limit;
  const totalPages = size === 0 ? 0 : Math.ceil(total / size);
  return { hitsPerPage: size, page: page ?? 1, totalPages, totalHits: total };
}

function toHits(
  snapshot: IndexSnapshot,
  query: SearchQuery,
  { documents, marks }: Findings,
  { tokenizer, isOver, budget }: Answering,
): SearchHit[] {
  const { displayedAttributes } = snapshot.settings;
  const retrieved = listKnown(query.attributesToRetrieve, snapshot);
  const formatting = toFormatting(query, snapshot);
  const findSpans = createSpanFinder(marks, tokenizer, snapshot.folded.stopWords);
  const hits: SearchHit[] = [];
  for (const number of documents) {
    if (hits.length >= MOST_WHEN_OVER && isOver()) break;
    const document = pickAttributes(snapshot.getDocument(number), displayedAttributes);
    const hit: SearchHit = { ...pickAttributes(document, retrieved) };
    if (formatting) {
      const formatted = [...retrieved, ...formatting.highlighted, ...formatting.cropped.keys()];
      // Without the time to look for matches, a text is shown without marks.
      const find = isOver() ? () => ({ tokens: [], spans: [] }) : findSpans;
      hit._formatted = formatDocument(pickAttributes(document, formatted), formatting, find);
    }
    if (query.showMatchesPosition) hit._matchesPosition = isOver() ? {} : locateMatches(document, findSpans);
    budget.spend(hit);
    hits.push(hit);
  }
  return hits;
}

/** Null where no attribute that is shown is to be formatted. */
function toFormatting(query: SearchQuery, snapshot: IndexSnapshot): Formatting | null {
  const highlighted = listKnown(query.attributesToHighlight, snapshot);
  const lengths = new Map(query.attributesToCrop.map((name) => readCrop(name, query.cropLength)));
  const cropped = new Map(listKnown(lengths.keys(), snapshot).map((name) => [name, lengths.get(name) ?? 0]));
  if (highlighted.length === 0 && cropped.size === 0) return null;
  const { highlightPreTag: preTag, highlightPostTag: postTag, cropMarker } = query;
  return { highlighted, preTag, postTag, cropped, cropMarker };
}

/** Each of the names once that stands for an attribute that is shown; a request may hold thousands that do not. */
function listKnown(names: Iterable<string>, { attributes, settings }: IndexSnapshot): string[] {
  const isShown = (path: string) => settings.displayedAttributes.some((shown) => covers(shown, path));
  const shown = attributes.filter(isShown);
  return Array.from(new Set(names)).filter((name) => name === "*" || shown.some((path) => covers(name, path)));
}

/** `body:20` is the attribute `body`, cut to 20 words. */
function readCrop(attribute: string, cropLength: number): [string, number] {
  const [, name, length] = /^(.+):(\d+)$/.exec(attribute) ?? [];
  return name === undefined ? [attribute, cropLength] : [name, Number(length)];
}
