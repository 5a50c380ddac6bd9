import type { Locale } from "@learn-bittensor/contract/locales";
import { createSearchQuery, listSearchedSources } from "#app/site/search-query.ts";
import type { Site } from "#app/site/site.server.ts";
import { findNearWord } from "./near-word.ts";
import type { SearchHit } from "./search-hit.ts";
import { splitMarks } from "./split-marks.ts";

/** More words are not looked at: each is another question. */
const MOST_CORRECTED = 3;

/**
 * The query with other words in the place of those that the engine found by correcting them only; null where it found
 * every word as it was typed. `hits` are what it found.
 *
 * The engine does not tell what it corrected. What it marked shows it, and whether any text holds the word itself is
 * asked once more, as a phrase, which allows no typo.
 * @throws {SearchUnavailable} when the engine does not answer
 */
export async function suggestSpelling(
  site: Site,
  { text, locale }: { text: string; locale: Locale },
  hits: readonly SearchHit[],
): Promise<string | null> {
  // A phrase is never corrected, and a word behind a hyphen is not to be found.
  if (/["“”]|(?:^|\s)-/.test(text)) return null;
  const marked = hits.flatMap(listMarkedWords);
  const corrections = (text.match(WORD) ?? []).flatMap((word) => {
    const near = findNearWord(word, marked);
    return near === null ? [] : [{ word, near }];
  });
  const doubtful = corrections.slice(0, MOST_CORRECTED);
  if (doubtful.length === 0) return null;
  const settings = await site.searchSettings(locale);
  const sources = listSearchedSources(settings);
  const results = await site.search.multiSearch(
    doubtful.flatMap(({ word }) =>
      sources.map((source) => createSearchQuery(source, `"${word}"`, { ...settings, limit: 1 })),
    ),
  );
  const isWritten = (index: number) =>
    results.slice(index * sources.length, (index + 1) * sources.length).some(({ total }) => total > 0);
  const corrected = doubtful
    .filter((_, index) => !isWritten(index))
    .reduce((suggestion, { word, near }) => suggestion.replace(word, () => writeLike(word, near, locale)), text);
  return corrected === text ? null : corrected;
}

/** In small letters, where the word was typed in small letters. */
function writeLike(typed: string, near: string, locale: Locale): string {
  return typed === typed.toLocaleLowerCase(locale) ? near.toLocaleLowerCase(locale) : near;
}

/** Words end where the script changes: in `bittensor가` the second is a particle. */
const WORD =
  /\p{Script=Hangul}+|[\p{Script=Latin}\p{M}\p{N}]+|(?:(?!\p{Script=Hangul}|\p{Script=Latin})[\p{L}\p{M}\p{N}])+/gu;

/** The words in which something is marked, whole: of a word that was typed half, half is marked. */
function listMarkedWords({ marked }: SearchHit): string[] {
  return [marked.title, marked.description].flatMap((text) => {
    const parts = splitMarks(text);
    return parts.flatMap((part, index) => {
      const before = parts[index - 1]?.text ?? "";
      return part.isMatch ? wholeWords(before, part.text, parts[index + 1]?.text ?? "") : [];
    });
  });
}

/** What is marked, from the beginning of its first word to the end of its last. */
function wholeWords(before: string, marked: string, after: string): string {
  const text = before + marked + after;
  const [start, end] = [before.length, before.length + marked.length];
  const touched = [...text.matchAll(WORD)]
    .map(({ index, 0: word }) => ({ from: index, to: index + word.length }))
    .filter(({ from, to }) => from < end && to > start);
  return text.slice(touched.at(0)?.from ?? start, touched.at(-1)?.to ?? end);
}
