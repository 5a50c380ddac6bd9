import type { Locale } from "./locales.ts";

const WORDS_PER_MINUTE = 200;
const CHARACTERS_PER_MINUTE = 500;
const LAST_SPACE = 0x20;

/** How long a text takes to read, at least a minute. Korean and Chinese are counted in characters, the others in words. */
export function readingMinutes(text: string, locale: Locale): number {
  const { words, characters } = count(text);
  const minutes = locale === "ko" || locale === "zh" ? characters / CHARACTERS_PER_MINUTE : words / WORDS_PER_MINUTE;
  return Math.max(1, Math.round(minutes));
}

function count(text: string): { words: number; characters: number } {
  let words = 0;
  let characters = 0;
  let isInWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const isSpace = text.charCodeAt(index) <= LAST_SPACE;
    if (!isSpace) characters += 1;
    if (!isSpace && !isInWord) words += 1;
    isInWord = !isSpace;
  }
  return { words, characters };
}
