import type { Locale } from "./locales.ts";
import { SOURCE_ASKED, type Source } from "./search.ts";
import { listStopWords } from "./stop-words.ts";
import { lettersOf, readSubnetNumber } from "./subnet-numbers.ts";

/** The characters with which the site has matches marked. */
export const MARK_START = "\ue000";
export const MARK_END = "\ue001";

/** What is looked at of a hit. */
export type MergedHit = {
  title?: unknown;
  name?: unknown;
  mainnetId?: unknown;
  _formatted?: { title?: unknown; name?: unknown; description?: unknown; [SOURCE_ASKED]?: unknown } | undefined;
};

export type SourceResult<Hit> = { source: Source; hits: readonly Hit[] };

export type Merged<Hit> = { source: Source; hit: Hit };

/** What can be seen of how well a hit answers; of two, the first difference decides, and more is better. */
type Evidence = readonly number[];

/** Where nothing else decides, texts that explain stand before entries of a directory. */
const PRECEDENCE: readonly Source[] = ["concept", "guide", "article", "subnet", "application", "team"];

/** A hit that shows this share of the words of the query is taken to answer it. */
const ENOUGH = 0.7;

/**
 * One list of the hits of several sources, the best first. The hits of one source keep their order, which the engine
 * gave them; between sources decides what every engine shows of a hit: the number or the name that was asked for, then
 * whether the words of the query are marked in name and description. The words of hits that show less stand in texts
 * that are not shown: of them, texts that explain come first.
 */
export function mergeResults<Hit extends MergedHit>(
  query: string,
  locale: Locale,
  results: readonly SourceResult<Hit>[],
): Merged<Hit>[] {
  const weigh = createScale(query, locale);
  const queues = results
    .map(({ source, hits }) => ({ source, next: 0, hits: hits.map((hit) => ({ hit, evidence: weigh(hit) })) }))
    .sort((one, other) => PRECEDENCE.indexOf(one.source) - PRECEDENCE.indexOf(other.source));
  const merged: Merged<Hit>[] = [];
  for (;;) {
    const waiting = queues.flatMap((queue) => {
      const head = queue.hits[queue.next];
      return head ? [{ queue, head }] : [];
    });
    const [first, ...others] = waiting;
    if (!first) return merged;
    const best = others.reduce(
      (leader, other) => (compare(other.head.evidence, leader.head.evidence) > 0 ? other : leader),
      first,
    );
    best.queue.next += 1;
    merged.push({ source: best.queue.source, hit: best.head.hit });
  }
}

function createScale(query: string, locale: Locale): (hit: MergedHit) => Evidence {
  const number = readSubnetNumber(query);
  const letters = lettersOf(query);
  const words = listQueryWords(query, locale);

  return (hit) => {
    const isNumbered = typeof hit.mainnetId === "number";
    const name = textOf(hit._formatted?.title ?? hit._formatted?.name);
    const numbers = words.filter((word) => isNumbered && word === String(hit.mainnetId));
    const inName = countShown(words, [...listMarked(name), ...numbers]);
    const shown = countShown(words, [
      ...listMarked(name),
      ...listMarked(textOf(hit._formatted?.description)),
      ...listMarked(textsOf(hit._formatted?.[SOURCE_ASKED]).join(" ")),
      ...numbers,
    ]);
    const isAnswer = shown.all >= words.length * ENOUGH && shown.all > 0;
    return [
      isNumbered && hit.mainnetId === number ? 1 : 0,
      letters !== "" && lettersOf(textOf(hit.title ?? hit.name)) === letters ? 1 : 0,
      isAnswer ? 1 : 0,
      isAnswer ? shown.asTyped : 0,
      isAnswer ? inName.all : 0,
    ];
  };
}

/**
 * The share of a query's words that an engine has marked in texts of a hit, from 0 to 1: `asTyped`, and with other words
 * that it takes for them.
 */
export function measureMarkedWords(
  query: string,
  locale: Locale,
  marked: readonly string[],
): { asTyped: number; all: number } {
  const words = listQueryWords(query, locale);
  const { asTyped, all } = countShown(words, [...new Set(marked.flatMap(listMarked))]);
  const count = Math.max(1, words.length);
  return { asTyped: asTyped / count, all: all / count };
}

/** How many of the words are marked: as they were typed, and with those for which other words are marked. */
function countShown(words: readonly string[], marked: readonly string[]): { asTyped: number; all: number } {
  const shares = words.map((word) => measureShown(word, marked));
  const asTyped = shares.reduce((sum, share) => sum + share, 0);
  const hidden = shares.filter((share) => share === 0).length;
  const others = marked.filter((mark) => words.every((word) => measureShown(word, [mark]) === 0)).length;
  return { asTyped, all: asTyped + Math.min(hidden, others) };
}

/** How much of a word is marked: all of one that is half typed or a form of what is marked, of a compound its parts. */
function measureShown(word: string, marked: readonly string[]): number {
  const isForm = (mark: string) =>
    mark.includes(word) ||
    (word.length >= STEM &&
      mark.length >= STEM &&
      mark.startsWith(word.slice(0, STEM)) &&
      Math.abs(mark.length - word.length) <= ENDING);
  if (marked.some(isForm)) return 1;
  const parts = marked.filter((mark) => word.includes(mark));
  return Math.min(1, parts.join("").length / word.length);
}

/** Words that share their first letters are forms of one another, if they differ by no more than an ending. */
const STEM = 4;
const ENDING = 3;

/** What a query asks for: its words and, of Chinese, characters, each once, without stop words. */
export function listQueryWords(query: string, locale: Locale): string[] {
  const stopWords = listStopWords(locale);
  const chinese = stopWords
    .filter((word) => /\p{Script=Han}/u.test(word))
    .sort((one, other) => other.length - one.length);
  const withoutChinese = chinese.reduce((text, word) => text.replaceAll(word, " "), query.toLowerCase());
  const words = listWords(withoutChinese).filter((word) => !stopWords.some((other) => lettersOf(other) === word));
  return words.length > 0 ? words : listWords(query);
}

/** The words that are marked in a text, each once. */
function listMarked(text: string): string[] {
  const pieces = text.split(MARK_START).slice(1);
  return listWords(pieces.map((piece) => piece.split(MARK_END)[0] ?? "").join(" "));
}

function listWords(text: string): string[] {
  const runs = text.match(
    /\p{Script=Han}|\p{Script=Hangul}+|(?:(?!\p{Script=Han}|\p{Script=Hangul})[\p{L}\p{N}\p{M}])+/gu,
  );
  return [...new Set((runs ?? []).map(lettersOf))].filter(Boolean);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf) : [];
}

function compare(one: Evidence, other: Evidence): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
