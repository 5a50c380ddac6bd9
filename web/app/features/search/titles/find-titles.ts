import type { Locale } from "@learn-bittensor/contract/locales";
import { listQueryWords } from "@learn-bittensor/contract/merge-results";
import { type Indexed, TITLE } from "@learn-bittensor/contract/search";
import { lettersOf, readSubnetNumber } from "@learn-bittensor/contract/subnet-numbers";
import type { SearchHit } from "../search-hit.ts";
import { subnetNumber } from "../subnet-number.ts";
import type { TitleEntry } from "./title-list.ts";

const MOST_HITS = 10;

/** Where not every word stands in a title, this share of them has to. */
const ENOUGH = 0.5;

/** From so many letters on, a word is also found inside of longer ones. */
const LONG_ENOUGH = 4;

/** Addresses below which a source has its pages; everything else is listed among the titles. */
const SOURCE_PATHS: [RegExp, Indexed][] = [
  [/^\/concepts\/[^/#]+\/[^#]+$/, "concept"],
  [/^\/guides\/[^#]+$/, "guide"],
  [/^\/articles\/[^#]+$/, "article"],
  [/^\/subnets\/(?:\d+|root)$/, "subnet"],
];

/**
 * What is called as somebody searches, the best first: for when no engine answers. The subnet whose number was typed, what is
 * called just so, what begins so, then what holds all words, or most of them where nothing holds all.
 */
export function findTitles(entries: readonly TitleEntry[], text: string, locale: Locale): SearchHit[] {
  const words = listQueryWords(text, locale);
  const letters = lettersOf(text);
  const number = readSubnetNumber(text);
  if (letters === "") return [];
  const weighed = entries.map((entry) => {
    const hit = toHit(entry, locale);
    const [title, , ...names] = entry;
    const called = [title, ...names];
    const share = Math.max(...called.map((name) => shareOf(words, name)));
    const isNumbered = number !== null && subnetNumber(hit) === number;
    const spelt = called.map(lettersOf);
    const rank = isNumbered ? 3 : spelt.includes(letters) ? 2 : spelt.some((one) => one.startsWith(letters)) ? 1 : 0;
    return { hit, rank, share: rank > 0 ? 1 : share };
  });
  const holdsAll = weighed.filter(({ share }) => share === 1);
  const found = holdsAll.length > 0 ? holdsAll : weighed.filter(({ share }) => share >= ENOUGH);
  return found
    .toSorted(
      (one, other) => other.rank - one.rank || other.share - one.share || one.hit.title.length - other.hit.title.length,
    )
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}

function toHit([title, href]: TitleEntry, locale: Locale): SearchHit {
  const [, source = TITLE] = SOURCE_PATHS.find(([path]) => path.test(href)) ?? [];
  return { source, title, href, description: "", locale, marked: { title, description: "" } };
}

/** The share of the words that stand in a name, as they were typed or in another form. */
function shareOf(words: readonly string[], name: string): number {
  const whole = lettersOf(name);
  const own = name.split(/[^\p{L}\p{M}\p{N}]+/u).map(lettersOf);
  const stands = (word: string) =>
    own.some((one) => one.startsWith(word) || (isHangul(word) && one.length > 1 && word.startsWith(one))) ||
    ((word.length >= LONG_ENOUGH || isHan(word)) && whole.includes(word));
  return words.filter(stands).length / Math.max(1, words.length);
}

/** Particles stand behind a Korean word, and Chinese has no blanks. */
function isHangul(word: string): boolean {
  return /^[\u1100-\u11ff\uac00-\ud7a3]/.test(word);
}

function isHan(word: string): boolean {
  return /\p{Script=Han}/u.test(word);
}
