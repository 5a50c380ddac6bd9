import { joinWords } from "../index/folded-settings.ts";
import type { Postings } from "../index/postings.ts";
import { type CharacterClass, SCRIPT } from "../text/character-classes.ts";
import type { QueryTerm } from "./query-term.ts";

/** Something that stands for a term: where it is found, and how far it is from what was written. */
export type Source = {
  postings: Postings;
  typos: number;
  /** Found as written. */
  isExact: boolean;
  /** The searched attributes in which it counts, by number; null for all. */
  fields: Uint8Array | null;
};

/** What of a text is marked for a term. */
export type Mark =
  /** The word as a whole. */
  | { kind: "word"; word: string }
  /** The first letters of words that begin so. */
  | { kind: "beginning"; beginning: string; letters: number }
  /** From the first word to the last; null is any word. */
  | { kind: "sequence"; words: readonly (string | null)[] }
  /** The part of words that is the text, or only of certain words. */
  | { kind: "inner"; text: string; words: ReadonlySet<string> | null };

/** One way to read neighbouring terms of the query: as they are, or joined to one word. */
export type SearchNode = {
  /** The first of the terms, and how many. */
  first: number;
  size: number;
  /** The word; null for a phrase, and where only the run of characters as a whole is looked for. */
  word: string | null;
  words: readonly (string | null)[];
  script: CharacterClass;
  isPrefix: boolean;
  isPhrase: boolean;
  /** Whether it is all that was written without anything between. */
  isWholeRun: boolean;
  /** Where it stands in the query. */
  position: number;
  /** Typos that joining counts as. */
  baseTypos: number;
  sources: Source[];
  marks: Mark[];
};

const LONGEST_JOIN = 3;

/** All ways to read the query, ordered by the first term: each term, joins of two and three words, runs of Chinese. */
export function createNodes(terms: readonly QueryTerm[]): SearchNode[] {
  return terms.flatMap((term, first) => {
    const joins = Array.from({ length: LONGEST_JOIN - 1 }, (_, more) => terms.slice(first, first + more + 2));
    const joined = joins.filter((group, more) => group.length === more + 2 && canBeJoined(group));
    const nodes = [[term], ...joined].map((group) => createNode(group, first));
    const run = runFrom(terms, first);
    if (run.length > 1) return [...nodes, createRunNode(run, first)];
    return nodes.map((node) => ({ ...node, isWholeRun: run.length === 1 && node.size === 1 }));
  });
}

function createNode(terms: readonly QueryTerm[], first: number): SearchNode {
  const [term, last] = [terms[0], terms.at(-1)];
  if (!term || !last) throw new Error("expected at least one term, got none");
  const words = terms.flatMap((part) => part.words);
  return {
    first,
    size: terms.length,
    word: term.isPhrase ? null : words.join(""),
    words,
    script: terms.every(({ script }) => script === term.script) ? term.script : SCRIPT.none,
    isPrefix: last.isPrefix || (!term.isPhrase && last.script === SCRIPT.hangul),
    isPhrase: term.isPhrase,
    isWholeRun: false,
    position: term.position,
    baseTypos: isOneRun(terms) ? 0 : terms.length - 1,
    sources: [],
    marks: [],
  };
}

/** Words may be joined when they are neighbours in the query, with no phrase and no end of a sentence among them. */
function canBeJoined(terms: readonly QueryTerm[]): boolean {
  return terms.every(({ isPhrase, position }, index) => {
    const before = terms[index - 1];
    return !isPhrase && (!before || position === before.position + 1);
  });
}

function isOneRun(terms: readonly QueryTerm[]): boolean {
  return terms.every(({ run, script }) => run === terms[0]?.run && script === SCRIPT.han);
}

/** The terms of the run that begins with this term, or none when it began before. */
function runFrom(terms: readonly QueryTerm[], first: number): readonly QueryTerm[] {
  const isOfRun = (term: QueryTerm | undefined) => !!term && !term.isPhrase && term.run === terms[first]?.run;
  if (!isOfRun(terms[first]) || isOfRun(terms[first - 1])) return [];
  const behind = terms.findIndex((term, index) => index > first && !isOfRun(term));
  return terms.slice(first, behind < 0 ? terms.length : behind);
}

/** Of a run of several words, what is looked for is its characters in a row, wherever the words are cut. */
function createRunNode(run: readonly QueryTerm[], first: number): SearchNode {
  return { ...createNode(run, first), word: null, isWholeRun: true, baseTypos: 0 };
}

/** The words of a node as the settings list synonyms. */
export function synonymKey({ words }: SearchNode): string {
  return joinWords(words.map((word) => word ?? ""));
}
