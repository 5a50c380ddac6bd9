import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { refuseTooMany } from "../learning/entry-limit.ts";
import type { Target } from "../learning/published-content.ts";
import { createDocumentId, type Random } from "../random-text.ts";
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
export function createFeedbackStore(database: DatabaseSync, clock: () => number, random: Random) {
  const count = database.prepare("SELECT count(*) AS entries FROM feedback_entries WHERE account_id = ?");
  const insert = database.prepare(
    `INSERT INTO feedback_entries (account_id, document_id, kind, slug, helpful, message, created_at)
     VALUES ($account, $documentId, $kind, $slug, $helpful, $message, $now)
     RETURNING id, document_id AS documentId, kind, slug, helpful, message, created_at AS createdAt,
       created_at AS updatedAt`,
  );

  return {
    add(account: number, { kind, slug }: Target, { helpful, message }: Opinion) {
      refuseTooMany(Number(count.get(account)?.entries), "feedback entries");
      const documentId = createDocumentId(random);
      const row = { account, documentId, kind, slug, helpful: helpful === null ? null : Number(helpful), message };
      return feedback.parse(insert.get({ ...row, now: clock() }));
    },
  };
}
