import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { keyOf } from "../content/content-place.ts";
import type { EntryFile } from "../content/entry-file.ts";
import { citeFacts } from "../content/facts/cite-facts.ts";
import type { Facts } from "../content/facts/parse-facts.ts";
import type { Report } from "../content/report.ts";

/** What a lab says in a language besides its entry, by names at any depth; null where there is no such lab. */
export type GetLabTexts = (widget: string, locale: Locale) => object | null;

/** What a lab itself says in one language: each text with its name, as it is written. `key` is that of its entry. */
export type LabText = {
  path: string;
  key: string;
  locale: Locale;
  /** Each is a place of its own for figures. */
  lines: readonly { at: string; place: string; text: string }[];
  citedFacts: readonly string[];
};

/** The texts of the labs that have an entry; `report` is told what they cite that is no fact. */
export function listLabTexts(
  files: readonly EntryFile[],
  { facts, getLabTexts }: { facts: Facts; getLabTexts: GetLabTexts },
  report: Report,
): LabText[] {
  return files.flatMap((file) => {
    const { widget } = file.fields;
    if (file.type !== "lab" || typeof widget !== "string") return [];
    return LOCALES.flatMap((locale) => {
      const texts = getLabTexts(widget, locale);
      if (!texts) return [];
      const path = `labs/${widget}/${locale}`;
      const cited = new Set<string>();
      const lines = flatten(texts, "");
      for (const { at, text } of lines) {
        const reportHere = (problem: string) => report(path, `${at}: ${problem}`);
        citeFacts(text, facts, { locale, isMarkdown: false }, { cited, report: reportHere });
      }
      return { path, key: keyOf(file), locale, lines, citedFacts: [...cited] };
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

function flatten(texts: object, prefix: string): { at: string; place: string; text: string }[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === "string"
      ? { at: `${prefix}${name}`, place: `${prefix}${name}`, text }
      : flatten(text, `${prefix}${name}.`),
  );
}
