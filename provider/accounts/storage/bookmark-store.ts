import { z } from "zod";
import { refuseTooMany } from "../learning/entry-limit.ts";
import type { Target } from "../learning/published-content.ts";
import { createDocumentId, type Random } from "../random-text.ts";
import type { Database } from "./database.ts";
import { id, moment } from "./rows.ts";

const bookmark = z.object({
  id,
  documentId: z.string(),
  kind: z.string(),
  slug: z.string(),
  note: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
});
const bookmarks = z.array(bookmark);

const COLUMNS = `id, document_id AS "documentId", kind, slug, note, created_at AS "createdAt", updated_at AS "updatedAt"`;
const TARGET = "account_id = $account AND kind = $kind AND slug = $slug";

export type BookmarkStore = ReturnType<typeof createBookmarkStore>;

/** Each account's bookmarks. What changes them belongs into a transaction. */
export function createBookmarkStore(database: Database, clock: () => number, random: Random) {
  const select = database.prepare(`SELECT ${COLUMNS} FROM bookmarks WHERE ${TARGET}`);
  const selectAll = database.prepare(
    `SELECT ${COLUMNS} FROM bookmarks WHERE account_id = $account AND (CAST($kind AS TEXT) IS NULL OR kind = $kind)
     ORDER BY updated_at DESC, id DESC`,
  );
  const count = database.prepare("SELECT count(*) AS entries FROM bookmarks WHERE account_id = ?");
  const insert = database.prepare(
    `INSERT INTO bookmarks (account_id, document_id, kind, slug, note, created_at, updated_at)
     VALUES ($account, $documentId, $kind, $slug, $note, $now, $now) RETURNING ${COLUMNS}`,
  );
  const update = database.prepare(
    `UPDATE bookmarks SET note = $note, updated_at = $now WHERE ${TARGET} RETURNING ${COLUMNS}`,
  );
  const remove = database.prepare(`DELETE FROM bookmarks WHERE ${TARGET}`);

  return {
    /** Without a note, the one that is there stays; null takes it away. */
    async save(account: number, { kind, slug }: Target, note: string | null | undefined) {
      const known = await select.get({ account, kind, slug });
      const now = clock();
      if (known) {
        const saved = note === undefined ? bookmark.parse(known).note : note;
        return bookmark.parse(await update.get({ account, kind, slug, note: saved, now }));
      }
      refuseTooMany(Number((await count.get(account))?.entries), "bookmarks");
      const documentId = createDocumentId(random);
      return bookmark.parse(await insert.get({ account, documentId, kind, slug, note: note ?? null, now }));
    },

    /** The latest first. */
    async list(account: number, kind: string | null) {
      return bookmarks.parse(await selectAll.all({ account, kind }));
    },

    /** Whether there was one. */
    async remove(account: number, { kind, slug }: Target): Promise<boolean> {
      return (await remove.run({ account, kind, slug })) === 1;
    },
  };
}
