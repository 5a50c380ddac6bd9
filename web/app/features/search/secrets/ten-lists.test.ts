import { wordlist as czech } from "@scure/bip39/wordlists/czech.js";
import { wordlist as english } from "@scure/bip39/wordlists/english.js";
import { wordlist as french } from "@scure/bip39/wordlists/french.js";
import { wordlist as italian } from "@scure/bip39/wordlists/italian.js";
import { wordlist as japanese } from "@scure/bip39/wordlists/japanese.js";
import { wordlist as korean } from "@scure/bip39/wordlists/korean.js";
import { wordlist as portuguese } from "@scure/bip39/wordlists/portuguese.js";
import { wordlist as simplified } from "@scure/bip39/wordlists/simplified-chinese.js";
import { wordlist as spanish } from "@scure/bip39/wordlists/spanish.js";
import { wordlist as traditional } from "@scure/bip39/wordlists/traditional-chinese.js";
import { describe, expect, it } from "vitest";
import { checkSecret } from "./check-secret.ts";
import { QUESTION_PIECES } from "./ordinary-questions.ts";
import { shapeOf } from "./secret-shape.ts";

const PHRASES_OF_LIST = 500;
const QUESTIONS_OF_LANGUAGE = 400;

const LISTS = Object.entries({
  czech,
  english,
  french,
  italian,
  japanese,
  korean,
  portuguese,
  spanish,
  simplified,
  traditional,
});

describe("the ten lists of BIP-39", () => {
  it("are ten, of 2,048 words each", () => {
    expect(LISTS.map(([, wordlist]) => new Set(wordlist).size)).toEqual(Array(10).fill(2048));
  });

  it.each(LISTS)("have their phrases refused, once sent and while typed: %s", async (_, wordlist) => {
    const random = seeded(39);
    const missed: string[] = [];
    for (let made = 0; made < PHRASES_OF_LIST; made += 1) {
      const phrase = aPhrase(wordlist, random);
      const verdicts = [
        await checkSecret(phrase, { isBeingTyped: false }),
        await checkSecret(phrase, { isBeingTyped: true }),
      ];
      if (verdicts.some((verdict) => verdict !== "secret")) missed.push(phrase);
    }
    expect(missed).toEqual([]);
  });

  it("withhold a phrase that is half typed", async () => {
    const halves = LISTS.map(([, wordlist]) => wordlist.slice(300, 308).join(" "));
    const verdicts = await Promise.all(halves.map((half) => checkSecret(half, { isBeingTyped: true })));
    expect(verdicts).toEqual(Array(10).fill("withheld"));
  });
});

describe("ordinary questions", () => {
  it.each(Object.keys(QUESTION_PIECES))("are let through: %s", async (locale) => {
    const questions = questionsIn(locale);
    expect(questions.size).toBe(QUESTIONS_OF_LANGUAGE);
    const stopped: string[] = [];
    for (const question of questions) {
      const once = await checkSecret(question, { isBeingTyped: false });
      const typed = await checkSecret(question, { isBeingTyped: true });
      if (once !== "harmless" || typed !== "harmless") stopped.push(question);
    }
    expect(stopped).toEqual([]);
  });

  it("are compared with the lists in part: else this would show nothing", () => {
    const compared = ["en", "de", "fr", "ko"].map((locale) => {
      return [...questionsIn(locale)].filter((question) => shapeOf(question) === "needs word list").length;
    });
    expect(Math.min(...compared)).toBeGreaterThan(QUESTIONS_OF_LANGUAGE / 10);
  });
});

/** 12 to 24 words, written down as people do it: numbered, with commas, in capitals, without accents, one misspelt. */
function aPhrase(wordlist: readonly string[], random: () => number): string {
  const pick = <One>(from: readonly One[]) => from[Math.floor(random() * from.length)] as One;
  const words = Array.from({ length: pick([12, 15, 18, 21, 24]) }, () => pick(wordlist));
  if (random() < 0.3) words[Math.floor(random() * words.length)] = "x".repeat(4);
  const parted = pick([
    () => words.join(" "),
    () => words.join("\u3000"),
    () => words.join(", "),
    () => words.join("\n"),
    () => words.map((word, index) => `${index + 1}. ${word}`).join(" "),
  ])();
  const written = pick([
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize("NFC"),
    (text: string) => text.normalize("NFD"),
    (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, ""),
  ])(parted);
  return random() < 0.2 ? `my words: ${written}` : written;
}

function questionsIn(locale: string): Set<string> {
  const { between, rows } = QUESTION_PIECES[locale] ?? { between: "", rows: [] };
  const random = seeded(17);
  const questions = new Set<string>();
  while (questions.size < QUESTIONS_OF_LANGUAGE) {
    questions.add(rows.map((row) => row[Math.floor(random() * row.length)]).join(between));
  }
  return questions;
}

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
