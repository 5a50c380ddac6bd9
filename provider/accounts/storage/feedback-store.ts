import { z } from "zod";
import { refuseTooMany } from "../learning/entry-limit.ts";
import type { Target } from "../learning/published-content.ts";
import { createDocumentId, type Random } from "../random-text.ts";
import type { Database } from "./database.ts";
import { flag, id, moment } from "./rows.ts";

const feedback = z.object({
  id,
  documentId: z.string(),
  kind: z.string(),
  slug: z.string(),
  helpful: flag.nullable(),
  message: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
});

type Opinion = { helpful: boolean | null; message: string | null };

export type FeedbackStore = ReturnType<typeof createFeedbackStore>;

/** What readers say about content, for editors. What changes it belongs into a transaction. */
export function createFeedbackStore(database: Database, clock: () => number, random: Random) {
  const columns = `id, document_id AS "documentId", kind, slug, helpful, message, created_at AS "createdAt",
    created_at AS "updatedAt"`;
  const select = database.prepare(
    `SELECT ${columns} FROM feedback_entries
     WHERE account_id = $account AND kind = $kind AND slug = $slug AND helpful IS NOT DISTINCT FROM $helpful AND message IS NOT DISTINCT FROM $message`,
  );
  const selectAll = database.prepare(
    `SELECT ${columns} FROM feedback_entries WHERE account_id = ? ORDER BY feedback_entries.id DESC`,
  );
  const count = database.prepare("SELECT count(*) AS entries FROM feedback_entries WHERE account_id = ?");
  const insert = database.prepare(
    `INSERT INTO feedback_entries (account_id, document_id, kind, slug, helpful, message, created_at)
     VALUES ($account, $documentId, $kind, $slug, $helpful, $message, $now)
     RETURNING ${columns}`,
  );

  return {
    /** An opinion that is sent again, because its acknowledgement was lost, is stored once. */
    async add(account: number, { kind, slug }: Target, { helpful, message }: Opinion) {
      const opinion = { account, kind, slug, helpful: helpful === null ? null : Number(helpful), message };
      const known = await select.get(opinion);
      if (known) return feedback.parse(known);
      refuseTooMany(Number((await count.get(account))?.entries), "feedback entries");
      return feedback.parse(await insert.get({ ...opinion, documentId: createDocumentId(random), now: clock() }));
    },

    /** The latest first. */
    async list(account: number) {
      return z.array(feedback).parse(await selectAll.all(account));
    },
  };
}
