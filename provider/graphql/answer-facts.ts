import { DEFAULT_LOCALE, isLocale } from "@learn-bittensor/contract/locales";
import type { GraphQLFieldResolver } from "graphql";
import type { RequestContext } from "./context.ts";

/** `facts`: every fact with the texts that cite it, told in a language. */
export const answerFacts: GraphQLFieldResolver<unknown, RequestContext, { locale?: string | null }> = (
  _,
  { locale },
  { content, budget },
) => {
  const asked = locale ?? DEFAULT_LOCALE;
  const facts = isLocale(asked) ? content.facts(asked) : [];
  budget.answer(facts.reduce((sum, { earlier, texts }) => sum + 1 + earlier.length + texts.length, 0));
  return facts;
};
