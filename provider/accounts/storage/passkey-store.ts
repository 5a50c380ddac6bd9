import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { hashOf } from "./code-store.ts";

/** Of one account. */
export const MOST_PASSKEYS = 10;

const row = z.object({
  id: z.int(),
  account: z.int(),
  credentialId: z.string(),
  publicKey: z.instanceof(Uint8Array),
  counter: z.int(),
  transports: z.string().transform((names) => names.split(" ").filter(Boolean)),
  name: z.string(),
  createdAt: z.int(),
  usedAt: z.int().nullable(),
});

export type Passkey = Readonly<z.output<typeof row>>;
type Owner = { id: number };
type NewPasskey = Pick<Passkey, "credentialId" | "publicKey" | "counter" | "transports" | "name">;

const COLUMNS = `id, account_id AS account, credential_id AS credentialId, public_key AS publicKey, counter, transports, name,
  created_at AS createdAt, used_at AS usedAt`;

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

/** The passkeys of accounts, and the challenges that have been signed. What changes them belongs into a transaction. */
export function createPasskeyStore(database: DatabaseSync, clock: () => number) {
  const insert = database.prepare(
    `INSERT INTO passkeys (account_id, credential_id, public_key, counter, transports, name, created_at)
     SELECT $account, $credentialId, $publicKey, $counter, $transports, $name, $now
     WHERE (SELECT count(*) FROM passkeys WHERE account_id = $account) < ${MOST_PASSKEYS}
     RETURNING ${COLUMNS}`,
  );
  const ofAccount = database.prepare(`SELECT ${COLUMNS} FROM passkeys WHERE account_id = ? ORDER BY id`);
  const byCredentialId = database.prepare(`SELECT ${COLUMNS} FROM passkeys WHERE credential_id = ?`);
  const noteUse = database.prepare(
    "UPDATE passkeys SET counter = $counter, used_at = $now WHERE id = $id AND counter = $former",
  );
  const rename = database.prepare("UPDATE passkeys SET name = $name WHERE id = $id AND account_id = $account");
  const remove = database.prepare("DELETE FROM passkeys WHERE id = ? AND account_id = ?");
  const removeAll = database.prepare("DELETE FROM passkeys WHERE account_id = ?");
  const keepChallenge = database.prepare("INSERT OR IGNORE INTO used_challenges VALUES ($hash, $expiresAt)");
  const removeOldChallenges = database.prepare("DELETE FROM used_challenges WHERE expires_at <= ?");

  return {
    /** Null where the account has as many as may be. */
    add({ id: account }: Owner, { transports, ...passkey }: NewPasskey): Passkey | null {
      const added = insert.get({ account, ...passkey, transports: transports.join(" "), now: clock() });
      return added === undefined ? null : row.parse(added);
    },

    /** The oldest first. */
    list: ({ id }: Owner): Passkey[] => row.array().parse(ofAccount.all(id)),

    findByCredentialId(credentialId: string): Passkey | null {
      const found = byCredentialId.get(credentialId);
      return found === undefined ? null : row.parse(found);
    },

    /** False where it has been used or removed since it was found. */
    noteUse: ({ id, counter: former }: Passkey, counter: number): boolean =>
      noteUse.run({ id, former, counter, now: clock() }).changes === 1,

    /** False where the account has no such passkey; so is `remove`. */
    rename: ({ id: account }: Owner, id: number, name: string): boolean =>
      rename.run({ id, account, name }).changes === 1,

    remove: ({ id: account }: Owner, id: number): boolean => remove.run(id, account).changes === 1,

    removeAll({ id }: Owner): void {
      removeAll.run(id);
    },

    /** False for a challenge that was used before. */
    useChallenge({ challenge, expiresAt }: { challenge: string; expiresAt: number }): boolean {
      removeOldChallenges.run(clock());
      return keepChallenge.run({ hash: hashOf(challenge), expiresAt }).changes === 1;
    },
  };
}
