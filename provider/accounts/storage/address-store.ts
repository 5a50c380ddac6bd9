import { z } from "zod";
import { hashOf } from "./code-store.ts";
import type { Database } from "./database.ts";

const DAY_MS = 86_400_000;
/** How long a new address waits for its link to be used. */
const PENDING_MS = 3 * DAY_MS;
/** How long a change can be undone from the former address. */
const UNDO_MS = 7 * DAY_MS;

const row = z.object({ account: z.int(), email: z.string() });

/** An address that an account wants, or had. */
export type StoredAddress = z.output<typeof row>;

export type AddressStore = ReturnType<typeof createAddressStore>;

/**
 * Addresses that an account is to have, and those it had of late: their codes stay whatever becomes of the account's other
 * codes. What changes them belongs into a transaction.
 */
export function createAddressStore(database: Database, clock: () => number) {
  const upsertChange = database.prepare(
    `INSERT INTO address_changes (account_id, email, code_hash, expires_at) VALUES ($account, $email, $hash, $expires)
     ON CONFLICT (account_id) DO UPDATE SET email = $email, code_hash = $hash, expires_at = $expires`,
  );
  const selectChange = database.prepare(
    "SELECT account_id AS account, email FROM address_changes WHERE code_hash = ? AND expires_at > ?",
  );
  const removeChange = database.prepare("DELETE FROM address_changes WHERE account_id = ?");
  const removeOldChanges = database.prepare("DELETE FROM address_changes WHERE expires_at <= ?");
  const upsertFormer = database.prepare(
    `INSERT INTO former_addresses (account_id, email, code_hash, expires_at) VALUES ($account, $email, $hash, $expires)
     ON CONFLICT (email) DO UPDATE SET code_hash = $hash, expires_at = $expires`,
  );
  const extendFormer = database.prepare(
    "UPDATE former_addresses SET expires_at = $expires WHERE account_id = $account AND email = $email",
  );
  const selectFormer = database.prepare(
    "SELECT account_id AS account, email FROM former_addresses WHERE code_hash = ? AND expires_at > ?",
  );
  const selectFormerByEmail = database.prepare(
    "SELECT account_id AS account, email FROM former_addresses WHERE email = ? AND expires_at > ?",
  );
  const removeFormerSince = database.prepare(
    `DELETE FROM former_addresses WHERE account_id = $account
     AND id >= (SELECT id FROM former_addresses WHERE account_id = $account AND email = $email)`,
  );
  const removeOldFormer = database.prepare("DELETE FROM former_addresses WHERE expires_at <= ?");

  return {
    /** The latest one counts. */
    async keepChange({ id: account }: { id: number }, email: string, code: string): Promise<void> {
      await removeOldChanges.run(clock());
      await upsertChange.run({ account, email, hash: hashOf(code), expires: clock() + PENDING_MS });
    },

    findChange: async (code: string) => toAddress(await selectChange.get(hashOf(code), clock())),

    async removeChange({ id }: { id: number }): Promise<void> {
      await removeChange.run(id);
    },

    /** With the code that its owner was sent last. */
    async storeFormer({ id: account, email }: { id: number; email: string }, code: string): Promise<void> {
      await removeOldFormer.run(clock());
      await upsertFormer.run({ account, email, hash: hashOf(code), expires: clock() + UNDO_MS });
    },

    /** The time for undoing begins anew. */
    async extendFormer({ id: account, email }: { id: number; email: string }): Promise<void> {
      await extendFormer.run({ account, email, expires: clock() + UNDO_MS });
    },

    findFormer: async (code: string) => toAddress(await selectFormer.get(hashOf(code), clock())),

    findFormerByEmail: async (email: string) => toAddress(await selectFormerByEmail.get(email, clock())),

    /** That address and those after it: who had them last had them by this one's change. */
    async removeFormerSince({ account, email }: StoredAddress): Promise<void> {
      await removeFormerSince.run({ account, email });
    },
  };
}

function toAddress(found: unknown): StoredAddress | null {
  return found === undefined ? null : row.parse(found);
}
