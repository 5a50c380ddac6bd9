import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { keyOf } from "../content/content-place.ts";
import type { EntryFile } from "../content/entry-file.ts";
import type { Report } from "../content/report.ts";
import type { InterfaceFile } from "./interface/list-interface-texts.ts";

/** What a lab itself says in one language: each text with its name, as it is written. `key` is that of its entry. */
export type LabText = {
  path: string;
  key: string;
  locale: Locale;
  /** Each is a place of its own for figures. */
  lines: readonly { at: string; place: string; text: string }[];
  citedFacts: readonly string[];
};

/** The texts of the labs that have an entry: `interface/lab/{widget}.yaml`. */
export function listLabTexts(files: readonly EntryFile[], interfaceFiles: readonly InterfaceFile[]): LabText[] {
  return files.flatMap((file) => {
    const { widget } = file.fields;
    if (file.type !== "lab" || typeof widget !== "string") return [];
    const own = interfaceFiles.filter(({ name }) => name === `lab/${widget}`);
    return own.map(({ path, locale, texts, citedFacts }) => {
      const lines = texts.map(({ key, text }) => ({ at: key, place: key, text }));
      return { path, key: keyOf(file), locale, lines, citedFacts };
    });
  });
}

/** Readers see the facts of a lab's page below its text, so the entry names those that the lab cites beside it. */
export function checkFactsOfLabs(files: readonly EntryFile[], labTexts: readonly LabText[], report: Report): void {
  for (const file of files) {
    if (file.type !== "lab" || file.locale !== DEFAULT_LOCALE) continue;
    const said = labTexts.filter(({ key }) => key === keyOf(file)).flatMap(({ citedFacts }) => citedFacts);
    const expected = [...new Set(said)].filter((id) => !file.citedFacts.includes(id)).sort();
    const { facts } = file.fields;
    const named = Array.isArray(facts) ? facts.map(String) : [];
    if (named.toSorted().join(", ") === expected.join(", ")) continue;
    report(
      file.path,
      `facts: expected those that the lab cites beside this text, ${expected.join(", ") || "none"}, got ${named.join(", ") || "none"}`,
    );
  }
}
