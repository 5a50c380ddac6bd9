import { LOCALES } from "@learn-bittensor/contract/locales";
import type { EntryFile } from "../content/entry-file.ts";
import type { Facts } from "../content/facts/parse-facts.ts";
import type { Report } from "../content/report.ts";
import type { Terms } from "../content/terms/parse-terms.ts";
import type { LabText } from "./lab-texts.ts";

/** Facts are to be looked at again by their day; `today` is a day like 2026-11-20. */
export function checkFacts(facts: Facts, today: string, report: Report): void {
  for (const { id, reviewBy } of facts.values()) {
    if (reviewBy < today)
      report("content/facts.yaml", `facts.${id}.reviewBy: expected a day not before ${today}, got ${reviewBy}`);
  }
}

/** What depends on facts: texts and what labs say, in one language each, and terms, in all at once. */
type Dependents = { facts: Facts; files: readonly EntryFile[]; labTexts: readonly LabText[]; terms: Terms };

/** Which texts in which languages depend on each fact, the ones that nobody cites too: lines to print. */
export function listDependents({ facts, files, labTexts, terms }: Dependents, asked: readonly string[]): string[] {
  const ids = asked.length > 0 ? asked : [...facts.keys()];
  return ids.flatMap((id) => {
    if (!facts.has(id)) return [`${id}: no such fact`];
    const isCiting = ({ citedFacts }: { citedFacts: readonly string[] }) => citedFacts.includes(id);
    const texts = files.filter(isCiting).map(({ type, slug, locale }) => ({ text: `${type}/${slug}`, locale }));
    const inLabs = labTexts.filter(isCiting).map(({ key, locale }) => ({ text: `${key}, its settings`, locale }));
    const dependents = [...texts, ...inLabs];
    const byText = Map.groupBy(dependents, ({ text }) => text);
    const lines = [...byText].map(([text, versions]) => `  ${text}: ${versions.map(({ locale }) => locale).join(" ")}`);
    const explained = [...terms.values()].filter(isCiting);
    const termLines = explained.map((term) => `  terms.yaml/${term.id}: ${LOCALES.join(" ")}`);
    return [`${id} (${dependents.length + explained.length * LOCALES.length})`, ...lines, ...termLines];
  });
}
