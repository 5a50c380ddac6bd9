import { z } from "zod";
import { createApiError } from "../../graphql/api-error.ts";
import type { AccountRequest } from "../../graphql/context.ts";
import type { Progress } from "../learning/merge-progress.ts";
import { LEARNING_KINDS, type PublishedContent } from "../learning/published-content.ts";
import type { AccountStore } from "../storage/account-store.ts";
import type { BookmarkStore } from "../storage/bookmark-store.ts";
import type { FeedbackStore } from "../storage/feedback-store.ts";
import type { OwnWrite } from "../storage/own-write.ts";
import type { ProgressStore } from "../storage/progress-store.ts";
import { ownOperation } from "./operation.ts";

const MOST_ENTRIES_AT_ONCE = 100;
const LONGEST_NOTE = 1_000;
const LONGEST_MESSAGE = 2_000;

const kind = z.enum(LEARNING_KINDS);
const target = { kind, slug: z.string() };
const progressInput = z.object({
  ...target,
  percent: z.number().nullish(),
  state: z.enum(["started", "completed"]).nullish(),
});

type ProgressInput = z.output<typeof progressInput>;

type LearningServices = {
  accounts: AccountStore;
  progress: ProgressStore;
  bookmarks: BookmarkStore;
  feedback: FeedbackStore;
  published: PublishedContent;
  writeOwn: OwnWrite;
  clock: () => number;
};

/** What learners save: progress, bookmarks and opinions, on published content only. */
export function createLearningOperations(services: LearningServices) {
  const { accounts, progress, bookmarks, feedback, published, writeOwn, clock } = services;

  function toProgress({ percent, state }: ProgressInput): Progress {
    const now = clock();
    if (state === "completed") return { state, percent: 100, startedAt: now, completedAt: now };
    return { state: "started", percent: percent ?? 0, startedAt: now, completedAt: null };
  }

  function refuseBadProgress(input: ProgressInput, { content }: AccountRequest): void {
    const { percent } = input;
    if (typeof percent === "number" && (percent < 0 || percent > 100)) {
      throw createApiError("ValidationError", "percent must be between 0 and 100");
    }
    published.refuseUnpublished(content, input);
  }

  return {
    myProgress: ownOperation(
      accounts,
      z.object({ kind: kind.nullish(), slug: z.string().nullish() }),
      (asked, account) => progress.list(account.id, { kind: asked.kind ?? null, slug: asked.slug ?? null }),
    ),

    myBookmarks: ownOperation(accounts, z.object({ kind: kind.nullish() }), (asked, account) =>
      bookmarks.list(account.id, asked.kind ?? null),
    ),

    myFeedback: ownOperation(accounts, z.object({}), (_, account) => feedback.list(account.id)),

    saveProgress: ownOperation(accounts, z.object({ input: progressInput }), ({ input }, account, request) => {
      refuseBadProgress(input, request);
      return writeOwn(account, () => progress.save(account.id, input, toProgress(input)));
    }),

    /** All or nothing. */
    saveProgressBatch: ownOperation(
      accounts,
      z.object({ inputs: z.array(progressInput) }),
      ({ inputs }, account, request) => {
        if (inputs.length > MOST_ENTRIES_AT_ONCE) {
          throw createApiError("ValidationError", `At most ${MOST_ENTRIES_AT_ONCE} entries may be saved at once`);
        }
        for (const input of inputs) refuseBadProgress(input, request);
        return writeOwn(account, async () => {
          const saved = [];
          // One after the other: the same entry may come twice.
          for (const input of inputs) saved.push(await progress.save(account.id, input, toProgress(input)));
          return saved;
        });
      },
    ),

    removeProgress: ownOperation(accounts, z.object(target), async (asked, account) => ({
      ok: await writeOwn(account, () => progress.remove(account.id, asked)),
    })),

    addBookmark: ownOperation(
      accounts,
      z.object({ input: z.object({ ...target, note: z.string().nullish() }) }),
      ({ input }, account, request) => {
        refuseLong("note", input.note, LONGEST_NOTE);
        published.refuseUnpublished(request.content, input);
        return writeOwn(account, () => bookmarks.save(account.id, input, input.note));
      },
    ),

    removeBookmark: ownOperation(accounts, z.object(target), async (asked, account) => ({
      ok: await writeOwn(account, () => bookmarks.remove(account.id, asked)),
    })),

    sendFeedback: ownOperation(
      accounts,
      z.object({ input: z.object({ ...target, helpful: z.boolean().nullish(), message: z.string().nullish() }) }),
      ({ input }, account, request) => {
        const helpful = input.helpful ?? null;
        const message = input.message?.trim() ? input.message : null;
        if (helpful === null && message === null) {
          throw createApiError("ValidationError", "Feedback needs a verdict or a message");
        }
        refuseLong("message", message, LONGEST_MESSAGE);
        published.refuseUnpublished(request.content, input);
        return writeOwn(account, () => feedback.add(account.id, input, { helpful, message }));
      },
    ),
  };
}

function refuseLong(field: string, text: string | null | undefined, longest: number): void {
  if ((text ?? "").length > longest) {
    throw createApiError("ValidationError", `${field} must be at most ${longest} characters`);
  }
}
