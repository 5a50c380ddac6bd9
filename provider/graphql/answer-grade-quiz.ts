import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { GraphQLFieldResolver } from "graphql";
import { findQuiz, gradeQuiz, type QuizAnswer } from "../accounts/learning/quiz.ts";
import type { RequestContext } from "./context.ts";

type Arguments = { input: { quizSlug: string; locale?: string | null; answers: QuizAnswer[] } };

/** `gradeQuiz`: for anybody, and nothing is kept. */
export const answerGradeQuiz: GraphQLFieldResolver<unknown, RequestContext, Arguments> = (
  _,
  { input },
  { content, budget },
) => {
  const grading = gradeQuiz(findQuiz(content, input.quizSlug, input.locale ?? DEFAULT_LOCALE), input.answers);
  budget.answer(1 + grading.questions.length);
  return grading;
};
