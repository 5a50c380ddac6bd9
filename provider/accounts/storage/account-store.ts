import { z } from "zod";
import { toUsernameKey } from "../fields/username.ts";
import type { Database } from "./database.ts";
import { flag } from "./rows.ts";

const row = z.object({
  id: z.int(),
  documentId: z.string(),
  username: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  confirmed: flag,
  blocked: flag,
  tokenGeneration: z.int(),
  isEditor: flag,
});

export type Account = Readonly<z.output<typeof row>>;
type NewAccount = Pick<Account, "documentId" | "username" | "email" | "passwordHash">;

/** In the place of an address, where another account has it: no text that anybody can type, so nobody is written to. */
function noAddress(documentId: string): string {
  return `none: ${documentId}`;
}

const COLUMNS = `id, document_id AS "documentId", username, email, password_hash AS "passwordHash", confirmed, blocked,
  token_generation AS "tokenGeneration",
  CASE WHEN EXISTS (SELECT 1 FROM editors WHERE account_id = accounts.id) THEN 1 ELSE 0 END AS "isEditor"`;

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Accounts. What changes them belongs into a transaction. `clock` tells milliseconds since 1970. */
export function createAccountStore(database: Database, clock: () => number) {
  const selectBy = (condition: string) => database.prepare(`SELECT ${COLUMNS} FROM accounts WHERE ${condition}`);
  const byId = selectBy("id = ?");
  const byDocumentId = selectBy("document_id = ?");
  const byEmail = selectBy("email = ?");
  const byUsername = selectBy("username_key = ?");
  const insert = database.prepare(
    `INSERT INTO accounts (document_id, username, username_key, email, password_hash, created_at, updated_at)
     VALUES ($documentId, $username, $key, $email, $passwordHash, $now, $now) RETURNING ${COLUMNS}`,
  );
  const update = (change: string, condition = "") =>
    database.prepare(`UPDATE accounts SET ${change}, updated_at = $now WHERE id = $id ${condition}`);
  const updateNames = update("username = $username, username_key = $key, email = $email");
  const updatePassword = update(
    "password_hash = $to, token_generation = token_generation + 1, confirmed = CASE WHEN $confirmed = 1 THEN 1 ELSE confirmed END",
    "AND password_hash = $from",
  );
  const updateHash = update("password_hash = $to", "AND password_hash = $from");
  const updateConfirmed = update("confirmed = 1");
  const updateGeneration = update("token_generation = token_generation + 1");
  const updateBlocked = update("blocked = $blocked, token_generation = token_generation + $blocked");
  const appoint = database.prepare("INSERT INTO editors VALUES (?) ON CONFLICT DO NOTHING");
  const dismiss = database.prepare("DELETE FROM editors WHERE account_id = ?");
  const remove = database.prepare("DELETE FROM accounts WHERE id = ?");
  const removeUnconfirmed = database.prepare(
    "DELETE FROM accounts WHERE confirmed = 0 AND blocked = 0 AND created_at < ?",
  );

  async function insertAccount({ documentId, username, email, passwordHash }: NewAccount): Promise<Account> {
    const key = toUsernameKey(username);
    return row.parse(await insert.get({ documentId, username, key, email, passwordHash, now: clock() }));
  }

  return {
    find: async (id: number) => toAccount(await byId.get(id)),
    findByDocumentId: async (documentId: string) => toAccount(await byDocumentId.get(documentId)),
    findByEmail: async (email: string) => toAccount(await byEmail.get(email)),
    findByUsername: async (username: string) => toAccount(await byUsername.get(toUsernameKey(username))),

    insert: insertAccount,

    /** Like `insert`, for an address that another account has: the name is taken, and the account can never be confirmed. */
    insertWithoutAddress(account: Omit<NewAccount, "email">): Promise<Account> {
      return insertAccount({ ...account, email: noAddress(account.documentId) });
    },

    async rename({ id }: Account, { username, email }: { username: string; email: string }): Promise<void> {
      await updateNames.run({ id, username, key: toUsernameKey(username), email, now: clock() });
    },

    /** Ends every token of the account as well. False where the password was changed in the meantime. */
    async changePassword({ id, passwordHash: from }: Account, to: string, { confirm = false } = {}): Promise<boolean> {
      return (await updatePassword.run({ id, from, to, confirmed: Number(confirm), now: clock() })) === 1;
    },

    /** Stores the same password in another form. */
    async rehash({ id, passwordHash: from }: Account, to: string): Promise<void> {
      await updateHash.run({ id, from, to, now: clock() });
    },

    async confirm({ id }: Account): Promise<void> {
      await updateConfirmed.run({ id, now: clock() });
    },

    async endTokens({ id }: Account): Promise<void> {
      await updateGeneration.run({ id, now: clock() });
    },

    async setBlocked({ id }: Account, isBlocked: boolean): Promise<void> {
      await updateBlocked.run({ id, blocked: Number(isBlocked), now: clock() });
    },

    async setEditor({ id }: Account, isEditor: boolean): Promise<void> {
      await (isEditor ? appoint : dismiss).run(id);
    },

    /** With everything the account owns. */
    async remove({ id }: Account): Promise<void> {
      await remove.run(id);
    },

    /** Removes what was registered before a moment and never confirmed, so that nobody keeps another one's address. */
    async removeUnconfirmed(before: number): Promise<void> {
      await removeUnconfirmed.run(before);
    },
  };
}

function toAccount(found: unknown): Account | null {
  return found === undefined ? null : row.parse(found);
}
