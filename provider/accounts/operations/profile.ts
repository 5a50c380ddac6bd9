import { z } from "zod";
import { createApiError, createForbiddenError } from "../../graphql/api-error.ts";
import type { AccountRequest } from "../../graphql/context.ts";
import { parseEmailAddress } from "../fields/email-address.ts";
import { findUsernameFault, normalizeUsername } from "../fields/username.ts";
import type { Account } from "../storage/account-store.ts";
import { ownOperation } from "./operation.ts";
import { createCurrentPasswordError } from "./password-changes.ts";
import { createTakenError } from "./registration.ts";
import type { Services } from "./services.ts";
import { toOwnUser } from "./user-answer.ts";

const nothing = z.object({});
const updateProfile = z.object({
  input: z.object({
    username: z.string().nullish(),
    email: z.string().nullish(),
    currentPassword: z.string().nullish(),
  }),
});
const deleteAccount = z.object({ currentPassword: z.string() });

/** What signed-in users see and change of their own account. */
export function createProfileOperations(services: Services) {
  const { accounts, addressChanges, passwords, attempts, codeSender, background, write, forgetDeleted } = services;

  function count(operation: string, { documentId }: Account, request: AccountRequest): Promise<void> {
    return attempts.countSilently({ operation, account: documentId }, request);
  }

  async function requirePassword(password: string, account: Account, request: AccountRequest): Promise<void> {
    await attempts.countGuess(`own ${account.documentId}`, request);
    if (!(await passwords.verify(password, account.passwordHash))) throw createCurrentPasswordError();
  }

  /** Where the password was changed since it was asked for, what it allowed is not allowed any more. */
  async function requireUnchanged({ id, passwordHash }: Account): Promise<void> {
    if ((await accounts.find(id))?.passwordHash !== passwordHash) throw createCurrentPasswordError();
  }

  /** As it is by now; it may have been deleted in the meantime. */
  async function findAgain({ id }: Account): Promise<Account> {
    const account = await accounts.find(id);
    if (!account) throw createForbiddenError();
    return account;
  }

  return {
    me: ownOperation(accounts, nothing, (_, account) => toOwnUser(account)),

    /**
     * Where messages go is changed with the password only, and once the new address has shown that it is the owner's. What
     * was sent to the old address works no more, but for what takes the change back.
     */
    updateProfile: ownOperation(accounts, updateProfile, async ({ input }, account, request) => {
      const username = parseUsername(input.username);
      const email = parseEmail(input.email);
      const isMoving = email !== null && email !== account.email;
      const isRenaming = username !== null && username !== account.username;
      // The answer tells which names are taken, and a new address is sent a message.
      if (isMoving || isRenaming) await count("updateProfile", account, request);
      if (isMoving) await requirePassword(input.currentPassword ?? "", account, request);
      if (isRenaming) {
        await write(async () => {
          const holder = await accounts.findByUsername(username);
          if (holder && holder.id !== account.id) throw createTakenError();
          // What is not asked for stays as it is, and not as it was when this was asked.
          const { email: current } = await findAgain(account);
          await accounts.rename(account, { username, email: current });
        });
      }
      if (isMoving) {
        await addressChanges.request(account, email, request.locale, () => requireUnchanged(account));
      }
      return toOwnUser(await findAgain(account));
    }),

    deleteAccount: ownOperation(accounts, deleteAccount, async ({ currentPassword }, account, request) => {
      await count("deleteAccount", account, request);
      await requirePassword(currentPassword, account, request);
      await write(async () => {
        await requireUnchanged(account);
        await accounts.remove(account);
      });
      forgetDeleted();
      background.run("notice of a deletion", () => codeSender.notify("deleted", account, request.locale));
      return { ok: true };
    }),

    signOutEverywhere: ownOperation(accounts, nothing, async (_, account) => {
      await write(() => accounts.endTokens(account));
      return { ok: true };
    }),
  };
}

function parseUsername(text: string | null | undefined): string | null {
  if (typeof text !== "string") return null;
  const username = normalizeUsername(text);
  // As recorded, an empty name is a short one, and the details are empty.
  const fault = username === "" ? "username must be at least 3 characters" : findUsernameFault(username);
  if (fault) throw createApiError("ValidationError", fault);
  return username;
}

function parseEmail(text: string | null | undefined): string | null {
  if (typeof text !== "string") return null;
  const email = parseEmailAddress(text);
  if (email === null) throw createApiError("ValidationError", "email must be a valid email");
  return email;
}
