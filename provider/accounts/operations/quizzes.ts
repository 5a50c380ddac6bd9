import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { z } from "zod";
import type { Progress } from "../learning/merge-progress.ts";
import { findQuiz, gradeQuiz } from "../learning/quiz.ts";
import type { AccountStore } from "../storage/account-store.ts";
import type { OwnWrite } from "../storage/own-write.ts";
import type { ProgressStore } from "../storage/progress-store.ts";
import type { QuizAttemptStore } from "../storage/quiz-attempt-store.ts";
import { ownOperation } from "./operation.ts";

const DEFAULT_LIMIT = 100;
const MOST_AT_ONCE = 2_000;

const myQuizAttempts = z.object({ quizSlug: z.string().nullish(), limit: z.number().nullish() });
const submitQuiz = z.object({
  input: z.object({
    quizSlug: z.string(),
    locale: z.string().nullish(),
    answers: z.array(z.object({ question: z.string(), options: z.array(z.string()) })),
  }),
});

type QuizServices = {
  accounts: AccountStore;
  attempts: QuizAttemptStore;
  progress: ProgressStore;
  writeOwn: OwnWrite;
  clock: () => number;
};

/** Answering quizzes. The right answers leave the server only with an attempt. */
export function createQuizOperations({ accounts, attempts, progress, writeOwn, clock }: QuizServices) {
  function toProgress({ passed, percent }: { passed: boolean; percent: number }): Progress {
    const now = clock();
    if (passed) return { state: "completed", percent: 100, startedAt: now, completedAt: now };
    return { state: "started", percent, startedAt: now, completedAt: null };
  }

  return {
    myQuizAttempts: ownOperation(accounts, myQuizAttempts, ({ quizSlug, limit }, account) => {
      const asked = limit ?? DEFAULT_LIMIT;
      return attempts.list(account.id, {
        quizSlug: quizSlug ?? null,
        limit: asked < 1 ? DEFAULT_LIMIT : Math.min(MOST_AT_ONCE, asked),
      });
    }),

    submitQuiz: ownOperation(accounts, submitQuiz, async ({ input }, account, { content }) => {
      const { quizSlug, answers } = input;
      const quiz = findQuiz(content, quizSlug, input.locale ?? DEFAULT_LOCALE);
      const { questions, ...result } = gradeQuiz(quiz, answers);
      const attempt = await writeOwn(account, async () => {
        await progress.save(account.id, { kind: "quiz", slug: quizSlug }, toProgress(result));
        return attempts.add(account.id, { quizSlug, ...result, answers });
      });
      return { attempt, questions };
    }),
  };
}
