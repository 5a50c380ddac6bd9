import type { Locale } from "@learn-bittensor/contract/locales";
import { citeFacts } from "./cite-facts.ts";
import type { Facts } from "./parse-facts.ts";

/** The data of a file with facts in place of their citations, at any depth; `report` is told `field: expected X, got Y`. */
export function citeFactsInData(
  data: unknown,
  facts: Facts,
  locale: Locale,
  { cited, report }: { cited: Set<string>; report: (problem: string) => void },
): unknown {
  function cite(value: unknown, path: readonly string[]): unknown {
    if (typeof value === "string") {
      const reportHere = (problem: string) => report(`${path.join(".")}: ${problem}`);
      return citeFacts(value, facts, { locale, isMarkdown: false }, { cited, report: reportHere });
    }
    if (Array.isArray(value)) return value.map((member, index) => cite(member, [...path, String(index)]));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([field, member]) => [field, cite(member, [...path, field])]));
  }

  return cite(data, []);
}
