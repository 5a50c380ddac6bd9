import type { GraphQLFieldResolver } from "graphql";
import type { RequestContext } from "./context.ts";

/** `translatedTexts`: every text that is translated, with how far each of its translations follows it. */
export const answerTranslatedTexts: GraphQLFieldResolver<unknown, RequestContext> = (_, __, { content, budget }) => {
  const texts = content.translatedTexts();
  budget.answer(texts.reduce((sum, { translations }) => sum + 1 + translations.length, 0));
  return texts;
};
