import { z } from "zod";
import type { Database } from "./database.ts";
import { flag, moment } from "./rows.ts";

export const STATES = ["open", "answered", "closed"] as const;
export type State = (typeof STATES)[number];

const entry = z.object({
  number: z.int(),
  page: z.string(),
  locale: z.string(),
  clear: flag.nullable(),
  reasons: z.string().transform((names) => (names === "" ? [] : names.split(" "))),
  about: z.string().nullable(),
  message: z.string().nullable(),
  state: z.enum(STATES),
  answer: z.string().nullable(),
  answerPage: z.string().nullable(),
  sentAt: moment,
  answeredAt: moment.nullable(),
});

export type PageFeedbackEntry = z.output<typeof entry>;
type Told = Pick<PageFeedbackEntry, "page" | "locale" | "clear" | "reasons" | "about" | "message" | "state">;

export type PageFeedbackStore = ReturnType<typeof createPageFeedbackStore>;

/** What readers told of pages, by its number, and what editors made of it. What changes it belongs into a transaction. */
export function createPageFeedbackStore(database: Database, clock: () => number) {
  const columns = `number, page, locale, clear, reasons, about, message, state, answer, answer_page AS "answerPage",
    sent_at AS "sentAt", answered_at AS "answeredAt"`;
  const insert = database.prepare(
    `INSERT INTO page_feedback (page, locale, clear, reasons, about, message, state, sent_at)
     VALUES ($page, $locale, $clear, $reasons, $about, $message, $state, $now) RETURNING ${columns}`,
  );
  const select = database.prepare(`SELECT ${columns} FROM page_feedback WHERE number = ?`);
  const selectAll = database.prepare(`SELECT ${columns} FROM page_feedback ORDER BY number DESC LIMIT $limit`);
  const selectIn = database.prepare(
    `SELECT ${columns} FROM page_feedback WHERE state = $state ORDER BY number DESC LIMIT $limit`,
  );
  const countSince = database.prepare("SELECT count(*) AS entries FROM page_feedback WHERE sent_at > ?");
  const countAll = database.prepare("SELECT count(*) AS entries FROM page_feedback");
  const forgetOldest = database.prepare(
    `DELETE FROM page_feedback
     WHERE number = (SELECT number FROM page_feedback WHERE state <> 'open' ORDER BY number LIMIT 1)`,
  );
  const settle = database.prepare(
    `UPDATE page_feedback SET state = $state, answer = $answer, answer_page = $page, answered_at = $now
     WHERE number = $number RETURNING ${columns}`,
  );
  const close = database.prepare(
    `UPDATE page_feedback SET state = 'closed', answered_at = $now WHERE number = $number RETURNING ${columns}`,
  );

  return {
    async add({ clear, reasons, ...told }: Told): Promise<PageFeedbackEntry> {
      const isClear = clear === null ? null : Number(clear);
      return entry.parse(await insert.get({ ...told, clear: isClear, reasons: reasons.join(" "), now: clock() }));
    },

    find: async (number: number) => toEntry(await select.get(number)),

    /** The latest first. */
    async list(state: State | null, limit: number): Promise<PageFeedbackEntry[]> {
      return z.array(entry).parse(await (state ? selectIn.all({ state, limit }) : selectAll.all({ limit })));
    },

    countSince: async (moment: number) => Number((await countSince.get(moment))?.entries),
    countAll: async () => Number((await countAll.get())?.entries),

    /** Makes room by the oldest that is not open any more; false where all are open. */
    forgetOldest: async () => (await forgetOldest.run()) > 0,

    /** Null where there is no such number; so with `close`. */
    answer: async (number: number, { answer, page }: { answer: string; page: string | null }) =>
      toEntry(await settle.get({ number, state: "answered", answer, page, now: clock() })),

    close: async (number: number) => toEntry(await close.get({ number, now: clock() })),
  };
}

function toEntry(found: unknown): PageFeedbackEntry | null {
  return found === undefined ? null : entry.parse(found);
}
