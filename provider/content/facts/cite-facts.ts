import type { Locale } from "@learn-bittensor/contract/locales";
import { FACT_FORMS, type FactForm, formatFact } from "./format-fact.ts";
import type { Facts } from "./parse-facts.ts";

/** Anything that looks meant as a citation, so that a slip of the pen is not printed to readers. */
const CITATION = /\{\s*fact\b[^{}\n]*\}/gi;
const WELL_FORMED = /^\{fact:([a-z0-9-]+)(?::([a-z]+))?\}$/;

type Place = {
  locale: Locale;
  isMarkdown: boolean;
  /** What a value has to become where some of its signs would mean something. */
  quote?: (value: string) => string;
};

/**
 * Puts facts into texts in place of `{fact:id}`. `cited` collects the ids in the order in which they are met; `report` is
 * told, as `expected X, got Y`, what names no fact.
 */
export function citeFacts(
  text: string,
  facts: Facts,
  { quote = (value) => value, ...place }: Place,
  { cited, report }: { cited: Set<string>; report: (problem: string) => void },
): string {
  if (!/\{\s*fact\b/i.test(text)) return text;
  return text.replaceAll(CITATION, (citation) => {
    const [, id = "", form] = WELL_FORMED.exec(citation) ?? [];
    const fact = facts.get(id);
    if (!fact) {
      report(`expected a fact of facts.yaml, like {fact:tempo}, got ${citation}`);
      return citation;
    }
    const value = isKnownForm(form) ? formatFact(fact, { form, ...place }) : null;
    if (value === null) {
      report(`expected a form that the fact has here (${FACT_FORMS.join(", ")}), got ${citation}`);
      return citation;
    }
    cited.add(id);
    return quote(value);
  });
}

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

function isKnownForm(form: string | undefined): form is FactForm | undefined {
  return form === undefined || FACT_FORMS.some((known) => known === form);
}
