import type { IndexSnapshot } from "./index/create-index.ts";
import { deriveCorrected } from "./query/derive-corrected.ts";
import { deriveInner } from "./query/derive-inner.ts";
import { deriveWritten, findPhrase } from "./query/derive-written.ts";
import { parseQuery } from "./query/parse-query.ts";
import { createNodes, type Mark, type SearchNode } from "./query/search-node.ts";
import { type SearchedFields, selectFields } from "./query/searched-fields.ts";
import { type Matches, matchDocuments, noteSource } from "./ranking/match-documents.ts";
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

/** No page reaches further. Where as many documents match as written, corrections could not change any page. */
export const MAX_REACH = 1000;

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
  const excluded = noteNegatives(snapshot, negatives, fields);
  if (terms.length === 0) return listAll(snapshot, excluded, question);
  if (fields.isEmpty) return { documents: [], total: 0, marks: [] };

  const nodes = createNodes(terms);
  const typos = nodes.map(() => new Uint8Array(snapshot.documentCount));
  const isPhrase = terms.map((term) => term.isPhrase);
  const mustHoldAll = question.matchingStrategy === "all";
  const derivations = [
    (node: SearchNode) => deriveWritten(node, snapshot, fields.all),
    (node: SearchNode) => deriveCorrected(node, snapshot, fields),
    (node: SearchNode) => deriveInner(node, snapshot, fields.all),
  ];
  let matches: Matches = { buckets: [], total: 0, complete: 0 };
  for (const derive of derivations) {
    for (const [index, node] of nodes.entries()) {
      const known = node.sources.length;
      if (!isOver()) derive(node);
      const ofNode = typos[index];
      if (ofNode) for (const source of node.sources.slice(known)) noteSource(ofNode, source);
    }
    matches = matchDocuments(isPhrase, nodes, typos, snapshot.documentCount, { mustHoldAll, excluded });
    if (matches.complete >= MAX_REACH || isOver()) break;
  }

  const search = { snapshot, termCount: terms.length, nodes, typos, fields: fields.all, isOver };
  const documents: number[] = [];
  let start = 0;
  for (const bucket of matches.buckets) {
    if (start >= question.to) break;
    const end = start + bucket.documents.length;
    const isWanted = end > question.from;
    const ranked = isWanted ? rankBucket(bucket, search) : [];
    documents.push(...ranked.slice(Math.max(0, question.from - start), question.to - start));
    start = end;
  }
  return { documents, total: Math.min(matches.total, MAX_REACH), marks: nodes.flatMap((node) => node.marks) };
}

/** The documents that hold what must not occur, exactly as written. */
function noteNegatives(
  snapshot: IndexSnapshot,
  negatives: readonly (readonly (string | null)[])[],
  { all, isEmpty }: SearchedFields,
): Uint8Array | null {
  if (negatives.length === 0 || isEmpty) return null;
  const excluded = new Uint8Array(snapshot.documentCount);
  for (const words of negatives) {
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
