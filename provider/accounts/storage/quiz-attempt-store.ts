import { z } from "zod";
import { refuseTooMany } from "../learning/entry-limit.ts";
import type { QuizAnswer } from "../learning/quiz.ts";
import { createDocumentId, type Random } from "../random-text.ts";
import type { Database } from "./database.ts";
import { flag, id, moment } from "./rows.ts";

const attempt = z.object({
  id,
  documentId: z.string(),
  quizSlug: z.string(),
  correctCount: z.int(),
  questionCount: z.int(),
  percent: z.int(),
  passed: flag,
  answers: z.string().transform((json): unknown => JSON.parse(json)),
  submittedAt: moment,
  createdAt: moment,
  updatedAt: moment,
});

const COLUMNS = `id, document_id AS "documentId", quiz_slug AS "quizSlug", correct_count AS "correctCount",
  question_count AS "questionCount", percent, passed, answers, submitted_at AS "submittedAt", submitted_at AS "createdAt",
  submitted_at AS "updatedAt"`;

type Result = {
  quizSlug: string;
  correctCount: number;
  questionCount: number;
  percent: number;
  passed: boolean;
  answers: readonly QuizAnswer[];
};

export type QuizAttemptStore = ReturnType<typeof createQuizAttemptStore>;

/** Every attempt at a quiz. What changes them belongs into a transaction. */
export function createQuizAttemptStore(database: Database, clock: () => number, random: Random) {
  const selectLatest = database.prepare(
    `SELECT ${COLUMNS} FROM quiz_attempts WHERE account_id = $account AND (CAST($quizSlug AS TEXT) IS NULL OR quiz_slug = $quizSlug)
     ORDER BY id DESC LIMIT $limit`,
  );
  const count = database.prepare("SELECT count(*) AS entries FROM quiz_attempts WHERE account_id = ?");
  const insert = database.prepare(
    `INSERT INTO quiz_attempts
       (account_id, document_id, quiz_slug, correct_count, question_count, percent, passed, answers, submitted_at)
     VALUES ($account, $documentId, $quizSlug, $correctCount, $questionCount, $percent, $passed, $answers, $now)
     RETURNING ${COLUMNS}`,
  );

  return {
    async add(account: number, { passed, answers, ...result }: Result) {
      refuseTooMany(Number((await count.get(account))?.entries), "quiz attempts");
      const documentId = createDocumentId(random);
      const row = { account, documentId, ...result, passed: Number(passed), answers: JSON.stringify(answers) };
      return attempt.parse(await insert.get({ ...row, now: clock() }));
    },

    /** The latest first. */
    async list(account: number, { quizSlug, limit }: { quizSlug: string | null; limit: number }) {
      return z.array(attempt).parse(await selectLatest.all({ account, quizSlug, limit }));
    },
  };
}
