import { isLocale, LOCALES } from "@learn-bittensor/contract/locales";
import { z } from "zod";
import { createApiError, createForbiddenError } from "../../graphql/api-error.ts";
import type { AccountRequest } from "../../graphql/context.ts";
import { FEEDBACK_BOUNDS } from "../feedback/feedback-bounds.ts";
import { LONGEST_ABOUT, LONGEST_ANSWER, LONGEST_MESSAGE, parsePage, parseText } from "../feedback/feedback-texts.ts";
import type { Attempts } from "../limits/attempts.ts";
import type { AccountStore } from "../storage/account-store.ts";
import type { Write } from "../storage/database.ts";
import { type PageFeedbackStore, STATES } from "../storage/page-feedback-store.ts";
import { operation, ownOperation } from "./operation.ts";

const DAY_MS = 86_400_000;

const REASONS = ["broken", "language", "missing", "out_of_date", "unclear", "wrong"] as const;

const sent = z.object({
  input: z.object({
    page: z.string(),
    locale: z.string(),
    clear: z.boolean().nullish(),
    reasons: z.array(z.enum(REASONS)).max(100).nullish(),
    about: z.string().nullish(),
    message: z.string().nullish(),
  }),
});
const numbered = z.object({ number: z.int() });
const answered = z.object({ number: z.int(), answer: z.string(), page: z.string().nullish() });
const listed = z.object({ state: z.enum(STATES).nullish() });

type FeedbackServices = {
  accounts: AccountStore;
  feedback: PageFeedbackStore;
  attempts: Attempts;
  write: Write;
  clock: () => number;
};

/** What readers tell the editors of pages, without an account; and what editors do with it. */
export function createPageFeedbackOperations({ accounts, feedback, attempts, write, clock }: FeedbackServices) {
  async function makeRoom(request: AccountRequest): Promise<void> {
    if ((await feedback.countSince(clock() - DAY_MS)) >= FEEDBACK_BOUNDS.daily) throw tooMuch(request, 3_600);
    if ((await feedback.countAll()) >= FEEDBACK_BOUNDS.mostStored && !(await feedback.forgetOldest()))
      throw tooMuch(request, DAY_MS / 1_000);
  }

  function forEditors<Args>(shape: z.ZodType<Args>, run: (args: Args) => unknown) {
    return ownOperation(accounts, shape, (args, account) => {
      if (!account.isEditor) throw createForbiddenError();
      return run(args);
    });
  }

  return {
    pageFeedbackLimits: operation(z.object({}), () => ({ longestMessage: LONGEST_MESSAGE })),

    sendPageFeedback: operation(sent, async ({ input }, request) => {
      const page = parsePage(input.page);
      if (!isLocale(input.locale))
        throw createApiError("ValidationError", `locale must be one of ${LOCALES.join(", ")}`);
      const about = parseText("about", input.about, LONGEST_ABOUT);
      const message = parseText("message", input.message, LONGEST_MESSAGE);
      const reasons = REASONS.filter((reason) => input.reasons?.includes(reason));
      const clear = input.clear ?? null;
      const saysMore = reasons.length > 0 || about !== null || message !== null;
      if (clear === null && !saysMore) throw createApiError("ValidationError", "Feedback needs a verdict or a message");
      await attempts.countSilently({ operation: "sendPageFeedback" }, request);
      await attempts.countOfADay("sendPageFeedback", FEEDBACK_BOUNDS.dailyOfANetwork, request);
      return write(async () => {
        await makeRoom(request);
        // Of "clear" and nothing else there is nothing to be done.
        const state = clear && !saysMore ? "closed" : "open";
        return feedback.add({ page, locale: input.locale, clear, reasons, about, message, state });
      });
    }),

    pageFeedback: operation(numbered, ({ number }) => feedback.find(number)),

    pageFeedbackEntries: forEditors(listed, ({ state }) => feedback.list(state ?? null, FEEDBACK_BOUNDS.mostListed)),

    answerPageFeedback: forEditors(answered, ({ number, answer, page }) => {
      const text = parseText("answer", answer, LONGEST_ANSWER);
      if (text === null) throw createApiError("ValidationError", "answer is a required field");
      const answerPage = page ? parsePage(page) : null;
      return write(async () => orNotFound(await feedback.answer(number, { answer: text, page: answerPage })));
    }),

    closePageFeedback: forEditors(numbered, ({ number }) =>
      write(async () => orNotFound(await feedback.close(number))),
    ),
  };
}

function tooMuch({ setHeader }: AccountRequest, seconds: number): Error {
  setHeader("retry-after", String(Math.max(1, seconds)));
  return createApiError("RateLimitError", "Too many requests, please try again later.");
}

function orNotFound<Entry>(entry: Entry | null): Entry {
  if (entry === null) throw createApiError("NotFoundError", "Feedback not found");
  return entry;
}
