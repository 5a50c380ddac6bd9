import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { LOCALES } from "../../../setup/locales.ts";
import type { AskedContext } from "../graphql/asked-context.ts";
import { countOfNetwork } from "../limits/count-attempt.ts";
import { isSitePath, SITE_PATH_FAULT } from "../site-path.ts";

const FEEDBACK = "plugin::learn.page-feedback";
const USER = "plugin::users-permissions.user";
const DAY_MS = 86_400_000;
/** A class behind one address tells no more in a day. */
const DAILY_OF_A_NETWORK = 50;
const DAILY = 1000;
const MOST_LISTED = 200;
const LONGEST_ABOUT = 300;
const LONGEST_MESSAGE = 2000;
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

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
      const page = parsePage(input.page);
      if (!Object.hasOwn(LOCALES, input.locale))
        throw new errors.ValidationError(`locale must be one of ${Object.keys(LOCALES).join(", ")}`);
      const about = parseText("about", input.about, LONGEST_ABOUT);
      const message = parseText("message", input.message, LONGEST_MESSAGE);
      const reasons = [...new Set(input.reasons ?? [])].sort();
      const clear = input.clear ?? null;
      const saysMore = reasons.length > 0 || about !== null || message !== null;
      if (clear === null && !saysMore) throw new errors.ValidationError("Feedback needs a verdict or a message");
      await countOfNetwork(strapi, context, "sendPageFeedback");
      await countOfNetwork(strapi, context, "sendPageFeedback in a day", {
        ...{ max: DAILY_OF_A_NETWORK, interval: { day: 1 } },
      });
      const since = new Date(Date.now() - DAY_MS);
      if ((await rows.count({ where: { createdAt: { $gt: since } } })) >= DAILY) {
        throw new errors.RateLimitError("Too many requests, please try again later.");
      }
      const state = clear && !saysMore ? "closed" : "open";
      const told = { page, language: input.locale, clear, reasons, about, message, state };
      return toEntry(await rows.create({ data: told }));
    },

    async list({ state }: { state?: string | null }, context: AskedContext) {
      await requireEditor(context);
      const where = state ? { state } : {};
      const found: Row[] = await rows.findMany({ where, orderBy: { id: "desc" }, limit: MOST_LISTED });
      return found.map(toEntry);
    },

    async answer(
      { number, answer, page }: { number: number; answer: string; page?: string | null },
      context: AskedContext,
    ) {
      await requireEditor(context);
      const text = parseText("answer", answer, LONGEST_MESSAGE);
      if (text === null) throw new errors.ValidationError("answer is a required field");
      return settle(number, { state: "answered", answer: text, answerPage: page ? parsePage(page) : null });
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

function parsePage(page: string): string {
  if (isSitePath(page)) return page;
  throw new errors.ValidationError(SITE_PATH_FAULT);
}

/** Without what cannot be seen; null for nothing but spaces. */
function parseText(field: string, text: string | null | undefined, longest: number): string | null {
  const seen = (text ?? "").replaceAll(UNSEEN, (character) => (/[\n\t]/.test(character) ? character : "")).trim();
  if (seen.length > longest) throw new errors.ValidationError(`${field} must be at most ${longest} characters`);
  return seen === "" ? null : seen;
}
