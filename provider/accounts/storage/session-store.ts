import { z } from "zod";
import { LIFETIME_SECONDS } from "../credentials/tokens.ts";
import type { Device } from "../sessions/describe-device.ts";
import type { Database } from "./database.ts";

/** Of one account; who signs in once more ends the oldest. */
const MOST_SESSIONS = 50;
const LIFETIME_MS = LIFETIME_SECONDS * 1_000;

const row = z.object({
  id: z.int(),
  tokenId: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: z.int(),
  usedAt: z.int(),
});

export type Session = Readonly<z.output<typeof row>>;
type Owner = { id: number };

const COLUMNS = `id, token_id AS "tokenId", browser, system, started_at AS "startedAt", used_at AS "usedAt"`;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Where an account is signed in: a token whose session is gone is over. A session lasts as long as its token. What changes
 * them belongs into a transaction.
 */
export function createSessionStore(database: Database, clock: () => number) {
  const insert = database.prepare(
    `INSERT INTO sessions (account_id, token_id, browser, system, started_at, used_at)
     VALUES ($account, $tokenId, $browser, $system, $now, $now)`,
  );
  const removeOld = database.prepare("DELETE FROM sessions WHERE started_at <= ?");
  const removeOldest = database.prepare(
    `DELETE FROM sessions WHERE account_id = $account AND id NOT IN
     (SELECT id FROM sessions WHERE account_id = $account ORDER BY id DESC LIMIT ${MOST_SESSIONS})`,
  );
  const byTokenId = database.prepare(
    `SELECT ${COLUMNS} FROM sessions WHERE token_id = ? AND account_id = ? AND started_at > ?`,
  );
  const ofAccount = database.prepare(
    `SELECT ${COLUMNS} FROM sessions WHERE account_id = ? AND started_at > ? ORDER BY used_at DESC, id DESC`,
  );
  const touch = database.prepare("UPDATE sessions SET used_at = $now WHERE id = $id AND used_at < $now");
  const remove = database.prepare("DELETE FROM sessions WHERE id = ? AND account_id = ?");
  const removeByTokenId = database.prepare("DELETE FROM sessions WHERE token_id = ? AND account_id = ?");

  return {
    async start({ id: account }: Owner, tokenId: string, { browser, system }: Device): Promise<void> {
      const now = clock();
      await removeOld.run(now - LIFETIME_MS);
      await insert.run({ account, tokenId, browser, system, now });
      await removeOldest.run({ account });
    },

    async find({ id }: Owner, tokenId: string): Promise<Session | null> {
      const found = await byTokenId.get(tokenId, id, clock() - LIFETIME_MS);
      return found === undefined ? null : row.parse(found);
    },

    /** The one that was used last first. */
    list: async ({ id }: Owner): Promise<Session[]> =>
      row.array().parse(await ofAccount.all(id, clock() - LIFETIME_MS)),

    async touch({ id }: Session): Promise<void> {
      await touch.run({ id, now: clock() });
    },

    /** False where the account has no such session. */
    end: async ({ id: account }: Owner, id: number): Promise<boolean> => (await remove.run(id, account)) === 1,

    async endByToken({ id }: Owner, tokenId: string): Promise<void> {
      await removeByTokenId.run(tokenId, id);
    },
  };
}
