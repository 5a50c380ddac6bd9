import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import type { TextRecord } from "../compiled-content.ts";
import { keyOf } from "../content-place.ts";
import { describeFact } from "./describe-fact.ts";
import type { Fact } from "./parse-facts.ts";

/** All facts with the texts that cite them. */
export function createFactRegister(facts: readonly Fact[], texts: readonly TextRecord[]) {
  const byKey = new Map(texts.map((text) => [`${keyOf(text)}/${text.locale}`, text]));

  /** By fact, the keys of the texts that cite it. */
  function listCiting(): Map<string, Set<string>> {
    const citing = new Map<string, Set<string>>(facts.map(({ id }) => [id, new Set()]));
    for (const text of texts) for (const id of text.citedFacts) citing.get(id)?.add(keyOf(text));
    return citing;
  }

  return {
    /** The contract's `Fact`, told in a language. */
    list(locale: Locale) {
      const citing = listCiting();
      return facts.map((fact) => ({
        ...describeFact(fact, locale),
        number: fact.content.kind === "number" ? fact.content.value : null,
        unit: fact.content.kind === "number" ? (fact.content.unit?.id ?? null) : null,
        reviewBy: fact.reviewBy,
        texts: [...(citing.get(fact.id) ?? [])].flatMap(
          (key) => (byKey.get(`${key}/${locale}`) ?? byKey.get(`${key}/${DEFAULT_LOCALE}`))?.use ?? [],
        ),
      }));
    },
  };
}
