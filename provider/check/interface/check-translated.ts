import type { Locale } from "@learn-bittensor/contract/locales";
import type { InterfaceText } from "../../interface-texts/parse-interface-file.ts";
import type { Message } from "./read-message.ts";

/** Stands above a text that is the same in English and in its own language, and right in both. */
const AS_IN_ENGLISH = "As in English.";

/** Names and units, which are the same in every language, and terms that Korean or Chinese writes in Latin letters (`terms.yaml`). */
const NAMES = new Set([
  ...["alpha", "Bittensor", "EVM", "JavaScript", "Learn", "liquid", "MIT", "PDF", "Tab", "TAO", "Yuma"],
  ...["netuid", "subtensor", "τ"],
  ...["GB", "Mbit", "s"],
  ...["coldkey", "epoch", "hotkey", "tempo"],
]);

/** What follows "root" where the root key of the chain is meant, which Korean and Chinese tell so from the root subnet. */
const KEY = /^(?:키|密钥)/;

/** A day begins with a figure, from which Chinese words stand apart. */
const CLOSE_TO_DAY = /\p{Script=Han}\{date\}/u;

const ENGLISH = /^(?:the|and|of|with|this|what|your|you|are|is|to|for|where|which|how|from)$/i;
const OTHER_SCRIPTS: ReadonlySet<Locale> = new Set(["ko", "zh"]);

/** Labs name what the network's code and formulas name. */
const LABS = /^lab\//;

type Translated = { name: string; text: InterfaceText; message: Message; original: InterfaceText; locale: Locale };

/** A translation is one: not the English text, unless a comment says so, and without English words in between. */
export function checkTranslated(
  { name, text, message, original, locale }: Translated,
  report: (problem: string) => void,
): void {
  const isSame = text.text === original.text;
  const isExcused = text.comment === AS_IN_ENGLISH;
  if (isSame && !isExcused && !message.words.every(isName))
    report(`expected a translation, or the comment "${AS_IN_ENGLISH}" above it, got the English text`);
  if (isExcused && !isSame) report(`expected the English text, or no comment "${AS_IN_ENGLISH}", got another text`);
  if (isSame) return;
  const english = message.words.find((word) => ENGLISH.test(word));
  if (english !== undefined) report(`expected words of the language, got "${english}"`);
  const close = locale === "zh" ? CLOSE_TO_DAY.exec(text.text) : null;
  if (close) report(`expected a space before {date}, got "${close[0]}"`);
  if (!OTHER_SCRIPTS.has(locale) || LABS.test(name)) return;
  const words = message.words.filter((word, at, all) => word !== "root" || !KEY.test(all[at + 1] ?? ""));
  const letters = words.flatMap((word) => word.match(/[\p{Script=Latin}\p{Script=Greek}]+/gu) ?? []);
  const latin = letters.find((each) => !NAMES.has(each));
  if (latin !== undefined) report(`expected Latin letters in names only, got "${latin}"`);
}

function isName(word: string): boolean {
  return NAMES.has(word) || /^[^\p{L}]+$/u.test(word);
}
