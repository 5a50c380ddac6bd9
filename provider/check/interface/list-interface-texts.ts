import { isLocale, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { ContentFile } from "../../content/content-files.ts";
import { citeFacts } from "../../content/facts/cite-facts.ts";
import type { Facts } from "../../content/facts/parse-facts.ts";
import type { Report } from "../../content/report.ts";
import { parseInterfacePlace } from "../../interface-texts/interface-files.ts";
import { type InterfaceText, parseInterfaceFile } from "../../interface-texts/parse-interface-file.ts";

/** What a file of interface texts says; `name` is the file's, without language: `lab/pool`. */
export type InterfaceFile = {
  path: string;
  name: string;
  locale: Locale;
  texts: readonly InterfaceText[];
  citedFacts: readonly string[];
};

const NAME = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** The files of interface texts; `report` is told what in them is no text, and what they cite that is no fact. */
export function listInterfaceTexts(files: readonly ContentFile[], facts: Facts, report: Report): InterfaceFile[] {
  return files.flatMap((file) => {
    const { path } = file;
    const { locale, name = "" } = parseInterfacePlace(path) ?? {};
    if (!isLocale(locale)) {
      report(path, `folder: expected one of ${LOCALES.join(", ")}, got "${locale}"`);
      return [];
    }
    if (!NAME.test(name)) report(path, `file name: expected lower-case letters, digits and hyphens, got "${name}"`);
    const texts = parseInterfaceFile(file, (problem) => report(path, problem));
    const cited = new Set<string>();
    for (const { key, text } of texts) {
      const reportHere = (problem: string) => report(path, `${key}: ${problem}`);
      citeFacts(text, facts, { locale, isMarkdown: false }, { cited, report: reportHere });
    }
    return { path, name, locale, texts, citedFacts: [...cited] };
  });
}
