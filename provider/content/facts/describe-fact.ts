import type { Locale } from "@learn-bittensor/contract/locales";
import { formatContent, formatNumber } from "./format-fact.ts";
import type { Fact, FactContent } from "./parse-facts.ts";

/** A fact as its readers are told about it in their language: the contract's `CitedFact`. */
export function describeFact(fact: Fact, locale: Locale) {
  return {
    key: fact.id,
    name: fact.name[locale],
    ...toValue(fact.content, locale),
    basis: fact.basis,
    codeDefault: fact.codeDefault === null ? null : formatNumber(fact.codeDefault, locale),
    runtime: fact.runtime,
    checkedOn: fact.checkedOn,
    sourceName: fact.source.ref,
    sourceHref: fact.source.href,
    earlier: fact.earlier.map(({ content, from, until }) => ({ ...toValue(content, locale), from, until })),
  };
}

/** What a fact says, as a language writes it. */
export function toValue(content: FactContent, locale: Locale) {
  return { value: formatContent(content, locale), isFormula: content.kind === "formula" };
}
