import { z } from "zod";
import { refuseTooMany } from "../learning/entry-limit.ts";
import { mergeProgress, type Progress } from "../learning/merge-progress.ts";
import type { Target } from "../learning/published-content.ts";
import { createDocumentId, type Random } from "../random-text.ts";
import type { Database } from "./database.ts";
import { id, moment } from "./rows.ts";

const progress = z.object({
  state: z.enum(["started", "completed"]),
  percent: z.int(),
  startedAt: z.int(),
  completedAt: z.int().nullable(),
});

const entry = z.object({
  id,
  documentId: z.string(),
  kind: z.string(),
  slug: z.string(),
  ...progress.shape,
  startedAt: moment,
  completedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
});
const entries = z.array(entry);

const COLUMNS = `id, document_id AS "documentId", kind, slug, state, percent, started_at AS "startedAt",
  completed_at AS "completedAt", created_at AS "createdAt", updated_at AS "updatedAt"`;
const TARGET = "account_id = $account AND kind = $kind AND slug = $slug";

export type ProgressStore = ReturnType<typeof createProgressStore>;

/** How far each account got. What changes it belongs into a transaction. */
export function createProgressStore(database: Database, clock: () => number, random: Random) {
  const select = database.prepare(`SELECT ${COLUMNS} FROM progress_entries WHERE ${TARGET}`);
  const selectAll = database.prepare(
    `SELECT ${COLUMNS} FROM progress_entries
     WHERE account_id = $account AND (CAST($kind AS TEXT) IS NULL OR kind = $kind) AND (CAST($slug AS TEXT) IS NULL OR slug = $slug)
     ORDER BY updated_at DESC, id DESC`,
  );
  const count = database.prepare("SELECT count(*) AS entries FROM progress_entries WHERE account_id = ?");
  const insert = database.prepare(
    `INSERT INTO progress_entries
       (account_id, document_id, kind, slug, state, percent, started_at, completed_at, created_at, updated_at)
     VALUES ($account, $documentId, $kind, $slug, $state, $percent, $startedAt, $completedAt, $now, $now)
     RETURNING ${COLUMNS}`,
  );
  const update = database.prepare(
    `UPDATE progress_entries SET state = $state, percent = $percent, started_at = $startedAt,
       completed_at = $completedAt, updated_at = $now WHERE ${TARGET} RETURNING ${COLUMNS}`,
  );
  const remove = database.prepare(`DELETE FROM progress_entries WHERE ${TARGET}`);

  return {
    /** The entry after what is new has been merged into it. */
    async save(account: number, { kind, slug }: Target, news: Progress) {
      const known = await select.get({ account, kind, slug });
      const now = clock();
      if (known) {
        return entry.parse(
          await update.get({ account, kind, slug, ...mergeProgress(progress.parse(known), news), now }),
        );
      }
      refuseTooMany(Number((await count.get(account))?.entries), "progress entries");
      const documentId = createDocumentId(random);
      return entry.parse(await insert.get({ account, documentId, kind, slug, ...news, now }));
    },

    /** The latest first. */
    async list(account: number, { kind, slug }: { kind: string | null; slug: string | null }) {
      return entries.parse(await selectAll.all({ account, kind, slug }));
    },

    /** Whether there was something to forget. */
    async remove(account: number, { kind, slug }: Target): Promise<boolean> {
      return (await remove.run({ account, kind, slug })) === 1;
    },
  };
}
