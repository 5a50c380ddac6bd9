import { DEFAULT_LOCALE, isLocale } from "@learn-bittensor/contract/locales";
import type { GraphQLFieldResolver } from "graphql";
import type { RequestContext } from "./context.ts";

/** `corrections`: what texts of the site had wrong, told in a language. */
export const answerCorrections: GraphQLFieldResolver<unknown, RequestContext, { locale?: string | null }> = (
  _,
  { locale },
  { content, budget },
) => {
  const asked = locale ?? DEFAULT_LOCALE;
  const corrections = isLocale(asked) ? content.corrections(asked) : [];
  budget.answer(corrections.reduce((sum, { texts, sources }) => sum + 1 + texts.length + sources.length, 0));
  return corrections;
};
