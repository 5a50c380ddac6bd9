import { z } from "zod";
import { hashOf } from "./code-store.ts";
import type { Database } from "./database.ts";

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

const COLUMNS = `id, account_id AS account, credential_id AS "credentialId", public_key AS "publicKey", counter, transports, name,
  created_at AS "createdAt", used_at AS "usedAt"`;

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

/** The passkeys of accounts, and the challenges that have been signed. What changes them belongs into a transaction. */
export function createPasskeyStore(database: Database, clock: () => number) {
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
  const keepChallenge = database.prepare(
    "INSERT INTO used_challenges VALUES ($hash, $expiresAt) ON CONFLICT DO NOTHING",
  );
  const removeOldChallenges = database.prepare("DELETE FROM used_challenges WHERE expires_at <= ?");

  return {
    /** Null where the account has as many as may be. */
    async add({ id: account }: Owner, { transports, ...passkey }: NewPasskey): Promise<Passkey | null> {
      const added = await insert.get({ account, ...passkey, transports: transports.join(" "), now: clock() });
      return added === undefined ? null : row.parse(added);
    },

    /** The oldest first. */
    list: async ({ id }: Owner): Promise<Passkey[]> => row.array().parse(await ofAccount.all(id)),

    async findByCredentialId(credentialId: string): Promise<Passkey | null> {
      const found = await byCredentialId.get(credentialId);
      return found === undefined ? null : row.parse(found);
    },

    /** False where it has been used or removed since it was found. */
    noteUse: async ({ id, counter: former }: Passkey, counter: number): Promise<boolean> =>
      (await noteUse.run({ id, former, counter, now: clock() })) === 1,

    /** False where the account has no such passkey; so is `remove`. */
    rename: async ({ id: account }: Owner, id: number, name: string): Promise<boolean> =>
      (await rename.run({ id, account, name })) === 1,

    remove: async ({ id: account }: Owner, id: number): Promise<boolean> => (await remove.run(id, account)) === 1,

    async removeAll({ id }: Owner): Promise<void> {
      await removeAll.run(id);
    },

    /** False for a challenge that was used before. */
    async useChallenge({ challenge, expiresAt }: { challenge: string; expiresAt: number }): Promise<boolean> {
      await removeOldChallenges.run(clock());
      return (await keepChallenge.run({ hash: hashOf(challenge), expiresAt })) === 1;
    },
  };
}
