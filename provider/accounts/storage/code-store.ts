import { hash } from "node:crypto";
import type { Database } from "./database.ts";

const DAY_MS = 86_400_000;

/** What a code may be used for, and for how long. */
const LIFETIME_MS = { confirmation: 3 * DAY_MS, reset: DAY_MS / 24 } as const;

export type CodePurpose = keyof typeof LIFETIME_MS;

export type CodeStore = ReturnType<typeof createCodeStore>;

/**
 * One-time codes: each works once and for its time, and a newer one replaces it. Only hashes are stored, so that who reads
 * the database can use none. What changes them belongs into a transaction.
 */
export function createCodeStore(database: Database, clock: () => number) {
  const upsert = database.prepare(
    `INSERT INTO one_time_codes (account_id, purpose, code_hash, expires_at) VALUES ($account, $purpose, $hash, $expires)
     ON CONFLICT (account_id, purpose) DO UPDATE SET code_hash = $hash, expires_at = $expires`,
  );
  const select = database.prepare(
    "SELECT account_id AS account FROM one_time_codes WHERE code_hash = $hash AND purpose = $purpose AND expires_at > $now",
  );
  const remove = database.prepare("DELETE FROM one_time_codes WHERE account_id = ?");
  const updateNobodys = database.prepare("UPDATE nobodys_code SET code_hash = ?");
  const removeExpired = database.prepare("DELETE FROM one_time_codes WHERE expires_at <= ?");

  /** The account that a code stands for, or null. */
  async function find(purpose: CodePurpose, code: string): Promise<number | null> {
    const found = await select.get({ hash: hashOf(code), purpose, now: clock() });
    return found ? Number(found.account) : null;
  }

  return {
    find,

    async save(purpose: CodePurpose, { id }: { id: number }, code: string): Promise<void> {
      const now = clock();
      await removeExpired.run(now);
      await upsert.run({ account: id, purpose, hash: hashOf(code), expires: now + LIFETIME_MS[purpose] });
    },

    /** Takes as long as `save`, and the code is good for nothing. */
    async saveForNobody(code: string): Promise<void> {
      await removeExpired.run(clock());
      await updateNobodys.run(hashOf(code));
    },

    /** Like `find`, and the account's codes are used up. */
    async use(purpose: CodePurpose, code: string): Promise<number | null> {
      const account = await find(purpose, code);
      if (account !== null) await remove.run(account);
      return account;
    },

    /** Whatever was sent to the account's address works no more. */
    async removeAll({ id }: { id: number }): Promise<void> {
      await remove.run(id);
    },
  };
}

/** A code is random and long: nothing slower is needed. */
export function hashOf(code: string): string {
  return hash("sha256", code);
}
