import type { IndexSnapshot } from "./index/create-index.ts";
import { deriveCorrected } from "./query/derive-corrected.ts";
import { deriveInner } from "./query/derive-inner.ts";
import { deriveWritten, findPhrase } from "./query/derive-written.ts";
import { MAX_TERMS, parseQuery } from "./query/parse-query.ts";
import { createNodes, type Mark, type SearchNode } from "./query/search-node.ts";
import { type SearchedFields, selectFields } from "./query/searched-fields.ts";
import { type FoundNode, type Matches, matchDocuments, type NodeTypos, noteSource } from "./ranking/match-documents.ts";
import { rankBucket } from "./ranking/rank-bucket.ts";
import type { Tokenizer } from "./text/create-tokenizer.ts";

export type Question = {
  q: string;
  attributesToSearchOn: readonly string[] | null;
  matchingStrategy: "last" | "all";
  /** Which of the documents are wanted. */
  from: number;
  to: number;
};

export type Findings = {
  /** The numbers of the wanted documents, the best first. */
  documents: number[];
  /** How many match, with words dropped as well. */
  total: number;
  /** What to mark in their texts. */
  marks: readonly Mark[];
};

/** No page reaches further. */
export const MAX_REACH = 1000;

/** Where as many documents hold all words as written, none is looked for by corrections: they would come behind. */
const CORRECTED_BELOW = 200;
/** The same for characters within words, which come behind everything else; for words that are rarer by themselves. */
const INNER_BELOW = 20;

/**
 * Searches an index. `isOver` tells that time is up: then what has been found so far is answered, less well ordered.
 */
export function findDocuments(
  snapshot: IndexSnapshot,
  tokenizer: Tokenizer,
  question: Question,
  isOver: () => boolean,
): Findings {
  const { terms, negatives } = parseQuery(question.q, tokenizer, snapshot.folded.stopWords);
  const fields = selectFields(snapshot, question.attributesToSearchOn);
  const excluded = noteNegatives(snapshot, negatives, fields, isOver);
  if (terms.length === 0) return listAll(snapshot, excluded, question);
  if (fields.isEmpty) return { documents: [], total: 0, marks: [] };

  const nodes = createNodes(terms);
  const options = { mustHoldAll: question.matchingStrategy === "all", excluded };
  const noted = new Map<SearchNode, NodeTypos>();
  let matches: Matches = { buckets: [], total: 0, complete: 0 };
  const look = (derive: (node: SearchNode) => void) => {
    const isMore = deriveAll(nodes, noted, derive, snapshot);
    if (isMore) matches = matchDocuments(terms, toFound(noted), snapshot.documentCount, options);
  };
  const areFewer = (than: number) => !isOver() && matches.complete < Math.max(than, question.to);
  look((node) => deriveWritten(node, snapshot, fields.all));
  if (areFewer(CORRECTED_BELOW)) look((node) => deriveCorrected(node, snapshot, fields));
  if (areFewer(INNER_BELOW)) {
    look((node) => {
      if (!isFoundIn(INNER_BELOW, noted.get(node))) deriveInner(node, snapshot, fields.all);
    });
  }

  const search = { snapshot, termCount: terms.length, found: toFound(noted), fields: fields.all, isOver };
  const documents: number[] = [];
  let start = 0;
  for (const bucket of matches.buckets) {
    if (start >= question.to) break;
    const end = start + bucket.documents.length;
    const ranked = end > question.from ? rankBucket(bucket, search, question.to - start) : [];
    documents.push(...ranked.slice(Math.max(0, question.from - start)));
    start = end;
  }
  return { documents, total: Math.min(matches.total, MAX_REACH), marks: nodes.flatMap((node) => node.marks) };
}

/** Adds sources to the nodes and notes where they are found; tells whether there are any. */
function deriveAll(
  nodes: readonly SearchNode[],
  noted: Map<SearchNode, NodeTypos>,
  derive: (node: SearchNode) => void,
  { documentCount }: IndexSnapshot,
): boolean {
  let isMore = false;
  for (const node of nodes) {
    const known = node.sources.length;
    derive(node);
    if (node.sources.length === known) continue;
    const typos = noted.get(node) ?? new Uint8Array(documentCount);
    for (const source of node.sources.slice(known)) noteSource(typos, source);
    noted.set(node, typos);
    isMore = true;
  }
  return isMore;
}

/** Whether a node is found in so many documents. */
function isFoundIn(documents: number, typos: NodeTypos = new Uint8Array(0)): boolean {
  let found = 0;
  for (let document = 0; document < typos.length && found < documents; document += 1) {
    if (typos[document] !== 0) found += 1;
  }
  return found >= documents;
}

function toFound(noted: ReadonlyMap<SearchNode, NodeTypos>): FoundNode[] {
  return Array.from(noted, ([node, typos]) => ({ node, typos })).sort(
    (one, other) => one.node.first - other.node.first,
  );
}

/** The documents that hold what must not occur, exactly as written; of hundreds, as many as there is time for. */
function noteNegatives(
  snapshot: IndexSnapshot,
  negatives: readonly (readonly (string | null)[])[],
  { all, isEmpty }: SearchedFields,
  isOver: () => boolean,
): Uint8Array | null {
  if (negatives.length === 0 || isEmpty) return null;
  const excluded = new Uint8Array(snapshot.documentCount);
  for (const [index, words] of negatives.entries()) {
    if (index >= MAX_TERMS && isOver()) break;
    noteSource(excluded, { postings: findPhrase(snapshot, words), typos: 0, isExact: true, fields: all });
  }
  return excluded;
}

/** Without anything to search for, all documents in the order in which they were added. */
function listAll({ documentCount }: IndexSnapshot, excluded: Uint8Array | null, { from, to }: Question): Findings {
  const all = Array.from({ length: documentCount }, (_, document) => document);
  const listed = excluded ? all.filter((document) => excluded[document] === 0) : all;
  return { documents: listed.slice(from, to), total: Math.min(listed.length, MAX_REACH), marks: [] };
}
