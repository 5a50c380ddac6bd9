import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "@learn-bittensor/contract/locales";
import type { GuideSection } from "../content/cut-guide.ts";

/** The types of texts that are cited by their day. */
export const EDITION_TYPES = ["article", "concept", "guide"] as const;
export type EditionType = (typeof EDITION_TYPES)[number];

/** A text as it was: what the provider answered of it, with its facts of then. A guide has sections in place of a body. */
export interface EditionText {
  title: string;
  description: string;
  body: string | null;
  sections: GuideSection[] | null;
}

/** The texts of a language by their keys (`concept/staking`). */
export type EditionTexts = Record<string, EditionText>;

/** The days on which each text became another, in their order; the text of such a day holds until the next. */
export type EditionDays = Partial<Record<Locale, Record<string, string[]>>>;

/** What `editions/index.json` holds: up to which day all texts are stored. */
export interface EditionIndex {
  until: string;
  days: EditionDays;
}

export const INDEX_FILE = "index.json";

/** The file with the texts that became others on a day, in a language. */
export function editionFile(day: string, locale: Locale): string {
  return `${day}.${locale}.json.br`;
}

/** The index of a folder of editions; an empty one where none is stored. */
export async function readIndex(dir: string): Promise<EditionIndex> {
  const text = await readFile(join(dir, INDEX_FILE), "utf8").catch(() => null);
  return text === null ? { until: "", days: {} } : JSON.parse(text);
}
