import { z } from "zod";
import { createApiError } from "../../graphql/api-error.ts";
import type { AccountRequest } from "../../graphql/context.ts";
import { parseEmailAddress } from "../fields/email-address.ts";
import { type Fault, refuseFaults, required } from "../fields/refuse-faults.ts";
import type { Account } from "../storage/account-store.ts";
import { operation, ownOperation } from "./operation.ts";
import { describeEmail, toSubject } from "./registration.ts";
import type { Services } from "./services.ts";

const forgotPassword = z.object({ email: z.string() });
const newPassword = { password: z.string(), passwordConfirmation: z.string() };
const resetPassword = z.object({ code: z.string(), ...newPassword });
const changePassword = z.object({ currentPassword: z.string(), ...newPassword });

/** Choosing a new password, with the old one or with a code sent by mail. Both end every token of the account. */
export function createPasswordOperations(services: Services) {
  const { accounts, codes, addressChanges, passwords, attempts, codeSender, background, write } = services;
  const { findPasswordFault, beginSession, passkeys } = services;

  async function describeNew(password: string, passwordConfirmation: string): Promise<Fault[]> {
    const message = password === passwordConfirmation ? null : "Passwords do not match";
    return [
      { field: "password", message: await findPasswordFault(password), value: password },
      { field: "passwordConfirmation", message, value: passwordConfirmation },
    ];
  }

  function tellOwner(account: Account, { locale }: AccountRequest): void {
    background.run("notice of a new password", () => codeSender.notify("password", account, locale));
  }

  /** As the change has left it: a token that is issued for it is over as soon as anybody ends all tokens after it. */
  async function asChanged(account: Account): Promise<Account> {
    return (await accounts.find(account.id)) ?? account;
  }

  return {
    forgotPassword: operation(forgotPassword, async ({ email }, request) => {
      await attempts.count({ operation: "forgotPassword", subject: toSubject(email) }, request);
      refuseFaults([describeEmail(email)]);
      codeSender.refuseWhileFailing();
      background.run("forgotPassword", async () => {
        const account = await accounts.findByEmail(parseEmailAddress(email) ?? "");
        if (account && !account.blocked) await codeSender.send("reset", account, request.locale);
        else await codeSender.sendToNobody(request.locale);
      });
      return { ok: true };
    }),

    resetPassword: operation(resetPassword, async ({ code, password, passwordConfirmation }, request) => {
      await attempts.count({ operation: "resetPassword" }, request);
      refuseFaults([required("code", code), ...(await describeNew(password, passwordConfirmation))]);
      if ((await codes.find("reset", code)) === null && !(await addressChanges.isUndoCode(code)))
        throw createCodeError();
      const hash = await passwords.hash(password);
      const account = await write(async () => {
        const id = await codes.use("reset", code);
        const found = await (id === null ? addressChanges.undo(code) : accounts.find(id));
        if (!found || found.blocked) throw createCodeError();
        // The code came to the address, so the address is theirs.
        await accounts.changePassword(found, hash, { confirm: true });
        // Whoever had got in may have added one.
        await passkeys.removeAll(found);
        await addressChanges.cancel(found);
        return asChanged(found);
      });
      tellOwner(account, request);
      return beginSession(account, request);
    }),

    changePassword: ownOperation(accounts, changePassword, async (args, account, request) => {
      const { currentPassword, password, passwordConfirmation } = args;
      await attempts.count({ operation: "changePassword", account: account.documentId }, request);
      refuseFaults([
        required("currentPassword", currentPassword),
        ...(await describeNew(password, passwordConfirmation)),
      ]);
      await attempts.countGuess(`own ${account.documentId}`, request);
      const isRight = await passwords.verify(currentPassword, account.passwordHash);
      if (!isRight) throw createCurrentPasswordError();
      if (password === currentPassword) {
        throw createApiError("ValidationError", "Your new password must be different than your current password");
      }
      const hash = await passwords.hash(password);
      const changed = await write(async () => {
        // Somebody else changed it in the meantime.
        if (!(await accounts.changePassword(account, hash))) throw createCurrentPasswordError();
        await codes.removeAll(account);
        await addressChanges.cancel(account);
        return asChanged(account);
      });
      tellOwner(account, request);
      return beginSession(changed, request);
    }),
  };
}

export function createCurrentPasswordError(): Error {
  return createApiError("ValidationError", "The provided current password is invalid");
}

function createCodeError(): Error {
  return createApiError("ValidationError", "Incorrect code provided");
}
