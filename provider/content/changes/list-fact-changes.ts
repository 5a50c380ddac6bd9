import type { Fact, FactContent } from "../facts/parse-facts.ts";

/** One value of a fact that gave way to the next. */
export type FactChange = {
  /** The fact and the time until which the earlier value was true, as `tempo-set-by/2026-06-25`. */
  key: string;
  fact: Fact;
  on: string;
  before: FactContent;
  after: FactContent;
};

/** When a fact's value changed, from what and to what; values of which nobody knows until when they were true are left out. */
export function listFactChanges(fact: Fact): FactChange[] {
  return fact.earlier.flatMap(({ content, until }, index) => {
    const later = fact.earlier[index - 1];
    const on = until ?? later?.from ?? null;
    if (on === null) return [];
    return [{ key: `${fact.id}/${on}`, fact, on, before: content, after: later?.content ?? fact.content }];
  });
}
