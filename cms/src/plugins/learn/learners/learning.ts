import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { gradePublished, type QuizInput } from "../quizzes/find-quiz.ts";
import { ownEntries, refuseUnpublished, type Target, writeOwn } from "./own-entries.ts";

const MOST_AT_ONCE = 100;

interface ProgressInput extends Target {
  percent?: number | null;
  state?: "started" | "completed" | null;
}

interface FeedbackInput extends Target {
  helpful?: boolean | null;
  message?: string | null;
}

/** What one learner may ask and do; the rules are those of the embedded provider. */
export function learningOf(strapi: Core.Strapi, ownerId: number) {
  const entries = (name: string) => ownEntries(strapi, `api::${name}.${name}`, ownerId);
  const progress = entries("progress-entry");
  const bookmarks = entries("bookmark");
  const attempts = entries("quiz-attempt");
  const feedback = entries("feedback-entry");
  const write = <Result>(action: () => Promise<Result>) => writeOwn(strapi, ownerId, action);

  /** Progress only grows: what is completed stays so, and means 100. */
  async function save({ kind, slug, percent, state }: ProgressInput) {
    const before = await progress.find({ kind, slug });
    const now = new Date().toISOString();
    const isDone = state === "completed" || before?.state === "completed";
    const data = {
      state: isDone ? "completed" : "started",
      percent: isDone ? 100 : Math.max(before?.percent ?? 0, percent ?? 0),
      completedAt: isDone ? (before?.completedAt ?? now) : null,
    };
    return before ? progress.change(before, data) : progress.add({ kind, slug, ...data, startedAt: now });
  }

  async function saveAll(inputs: ProgressInput[]) {
    if (inputs.length > MOST_AT_ONCE) {
      throw new errors.ValidationError(`At most ${MOST_AT_ONCE} entries may be saved at once`);
    }
    for (const input of inputs) {
      if (input.percent != null && (input.percent < 0 || input.percent > 100)) {
        throw new errors.ValidationError("percent must be between 0 and 100");
      }
      await refuseUnpublished(strapi, input);
    }
    return write(async () => {
      const saved = [];
      for (const input of inputs) saved.push(await save(input));
      return saved;
    });
  }

  return {
    myProgress: (asked: Partial<Target>) => progress.list(asked),
    myBookmarks: (asked: Partial<Target>) => bookmarks.list(asked),
    myFeedback: () => feedback.list({}),
    myQuizAttempts: ({ quizSlug, limit }: { quizSlug?: string; limit?: number }) =>
      attempts.list(
        { quizSlug },
        { sort: "submittedAt:desc", limit: limit && limit >= 1 ? Math.min(limit, 2000) : 100 },
      ),
    saveProgress: async ({ input }: { input: ProgressInput }) => (await saveAll([input]))[0],
    saveProgressBatch: ({ inputs }: { inputs: ProgressInput[] }) => saveAll(inputs),
    removeProgress: (target: Target) => write(() => progress.remove(target)),
    removeBookmark: (target: Target) => write(() => bookmarks.remove(target)),
    async addBookmark({ input: { kind, slug, note } }: { input: Target & { note?: string | null } }) {
      await refuseUnpublished(strapi, { kind, slug });
      return write(async () => {
        const before = await bookmarks.find({ kind, slug });
        if (!before) return bookmarks.add({ kind, slug, note });
        // Without a note, the one that is there stays; null takes it away.
        return bookmarks.change(before, note === undefined ? {} : { note });
      });
    },
    async sendFeedback({ input: { kind, slug, helpful = null, message: text } }: { input: FeedbackInput }) {
      const message = text?.trim() ? text : null;
      if (helpful === null && message === null)
        throw new errors.ValidationError("Feedback needs a verdict or a message");
      await refuseUnpublished(strapi, { kind, slug });
      const opinion = { kind, slug, helpful, message };
      // One that is sent again, because its acknowledgement was lost, is stored once.
      return write(async () => (await feedback.find(opinion)) ?? feedback.add(opinion));
    },
    async submitQuiz({ input }: { input: QuizInput }) {
      const { quizSlug, answers } = input;
      const { questions, result } = await gradePublished(strapi, input);
      return write(async () => {
        const state = result.passed ? "completed" : "started";
        await save({ kind: "quiz", slug: quizSlug, state, percent: result.percent });
        const submittedAt = new Date().toISOString();
        return { attempt: await attempts.add({ quizSlug, ...result, answers, submittedAt }), questions };
      });
    },
  };
}
