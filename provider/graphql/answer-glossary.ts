import { DEFAULT_LOCALE, isLocale } from "@learn-bittensor/contract/locales";
import type { GraphQLFieldResolver } from "graphql";
import type { RequestContext } from "./context.ts";

/** `glossary`: the terms that are explained, told in a language. */
export const answerGlossary: GraphQLFieldResolver<unknown, RequestContext, { locale?: string | null }> = (
  _,
  { locale },
  { content, budget },
) => {
  const asked = locale ?? DEFAULT_LOCALE;
  const terms = isLocale(asked) ? content.glossary(asked) : [];
  budget.answer(terms.length + terms.reduce((sum, { usedIn }) => sum + usedIn.length, 0));
  return terms;
};
