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

function isKnownForm(form: string | undefined): form is FactForm | undefined {
  return form === undefined || FACT_FORMS.some((known) => known === form);
}
