import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { GraphQLFieldResolver } from "graphql";
import { findQuiz, listQuestionForms } from "../accounts/learning/quiz.ts";
import type { RequestContext } from "./context.ts";

type Arguments = { quizSlug: string; locale?: string | null };

/** `questionForms`: before anything is answered, so without what is right. */
export const answerQuestionForms: GraphQLFieldResolver<unknown, RequestContext, Arguments> = (
  _,
  { quizSlug, locale },
  { content, budget },
) => {
  const forms = listQuestionForms(findQuiz(content, quizSlug, locale ?? DEFAULT_LOCALE));
  budget.answer(forms.reduce((sum, { spots }) => sum + 1 + spots.length, 1));
  return forms;
};
