import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { LOCALES } from "../../../setup/locales.ts";
import type { AskedContext } from "../graphql/asked-context.ts";
import { countOfNetwork } from "../limits/count-attempt.ts";
import { oneAfterTheOther } from "../limits/one-after-the-other.ts";
import {
  FEEDBACK_BOUNDS,
  FeedbackFault,
  LONGEST_ABOUT,
  LONGEST_ANSWER,
  LONGEST_MESSAGE,
  parsePage,
  parseText,
} from "./feedback-rules.ts";

const FEEDBACK = "plugin::learn.page-feedback";
const USER = "plugin::users-permissions.user";
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;

interface Told {
  page: string;
  locale: string;
  clear?: boolean | null;
  reasons?: string[] | null;
  about?: string | null;
  message?: string | null;
}

interface Row {
  id: number;
  language: string;
  reasons: string[];
  createdAt: string;
}

/** What readers tell of pages, and what editors do with it; the rules are those of the embedded provider. */
export function pageFeedbackOf(strapi: Core.Strapi) {
  const rows = strapi.db.query(FEEDBACK);

  /** In a Strapi, editors are users whose role is called so; its administrators see the entries themselves. */
  async function requireEditor({ state }: AskedContext): Promise<void> {
    const user = await strapi.db.query(USER).findOne({ where: { id: state.user.id }, populate: ["role"] });
    if (user?.role?.type !== "editor") throw new errors.ForbiddenError("Forbidden access");
  }

  async function makeRoom(context: AskedContext): Promise<void> {
    const since = new Date(Date.now() - DAY_SECONDS * 1000);
    if ((await rows.count({ where: { createdAt: { $gt: since } } })) >= FEEDBACK_BOUNDS.daily)
      throw tooMuch(context, HOUR_SECONDS);
    if ((await rows.count()) >= FEEDBACK_BOUNDS.mostStored && !(await forgetOldest()))
      throw tooMuch(context, DAY_SECONDS);
  }

  /** Makes room by the oldest that is not open any more; false where all are open. */
  async function forgetOldest(): Promise<boolean> {
    const oldest: Row | null = await rows.findOne({ where: { state: { $ne: "open" } }, orderBy: { id: "asc" } });
    if (oldest) await rows.delete({ where: { id: oldest.id } });
    return oldest !== null;
  }

  async function settle(number: number, data: object) {
    if (!(await rows.findOne({ where: { id: number } }))) throw new errors.NotFoundError("Feedback not found");
    return toEntry(await rows.update({ where: { id: number }, data: { ...data, answeredAt: new Date() } }));
  }

  return {
    limits: () => ({ longestMessage: LONGEST_MESSAGE }),

    async find({ number }: { number: number }) {
      const row: Row | null = await rows.findOne({ where: { id: number } });
      return row && toEntry(row);
    },

    async send({ input }: { input: Told }, context: AskedContext) {
      const page = refusing(() => parsePage(input.page));
      if (!Object.hasOwn(LOCALES, input.locale))
        throw new errors.ValidationError(`locale must be one of ${Object.keys(LOCALES).join(", ")}`);
      const about = refusing(() => parseText("about", input.about, LONGEST_ABOUT));
      const message = refusing(() => parseText("message", input.message, LONGEST_MESSAGE));
      const reasons = [...new Set(input.reasons ?? [])].sort();
      const clear = input.clear ?? null;
      const saysMore = reasons.length > 0 || about !== null || message !== null;
      if (clear === null && !saysMore) throw new errors.ValidationError("Feedback needs a verdict or a message");
      await countOfNetwork(strapi, context, "sendPageFeedback");
      await countOfNetwork(strapi, context, "sendPageFeedback in a day", {
        ...{ max: FEEDBACK_BOUNDS.dailyOfANetwork, interval: { day: 1 } },
      });
      const state = clear && !saysMore ? "closed" : "open";
      const told = { page, language: input.locale, clear, reasons, about, message, state };
      return oneAfterTheOther(strapi, FEEDBACK, async () => {
        await makeRoom(context);
        return toEntry(await rows.create({ data: told }));
      });
    },

    async list({ state }: { state?: string | null }, context: AskedContext) {
      await requireEditor(context);
      const where = state ? { state } : {};
      const found: Row[] = await rows.findMany({ where, orderBy: { id: "desc" }, limit: FEEDBACK_BOUNDS.mostListed });
      return found.map(toEntry);
    },

    async answer(
      { number, answer, page }: { number: number; answer: string; page?: string | null },
      context: AskedContext,
    ) {
      await requireEditor(context);
      const text = refusing(() => parseText("answer", answer, LONGEST_ANSWER));
      if (text === null) throw new errors.ValidationError("answer is a required field");
      return settle(number, {
        state: "answered",
        answer: text,
        answerPage: page ? refusing(() => parsePage(page)) : null,
      });
    },

    async close({ number }: { number: number }, context: AskedContext) {
      await requireEditor(context);
      return settle(number, { state: "closed" });
    },
  };
}

function toEntry(row: Row) {
  return { ...row, number: row.id, locale: row.language, sentAt: row.createdAt };
}

function refusing<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    if (error instanceof FeedbackFault) throw new errors.ValidationError(error.message);
    throw error;
  }
}

function tooMuch({ koaContext }: AskedContext, seconds: number): Error {
  koaContext.set("Retry-After", String(seconds));
  return new errors.RateLimitError("Too many requests, please try again later.");
}
