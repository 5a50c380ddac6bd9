import { z } from "zod";
import { createApiError } from "../../graphql/api-error.ts";
import { parseEmailAddress } from "../fields/email-address.ts";
import { refuseFaults, required } from "../fields/refuse-faults.ts";
import { toUsernameKey } from "../fields/username.ts";
import type { Account } from "../storage/account-store.ts";
import { operation } from "./operation.ts";
import type { Services } from "./services.ts";

const login = z.object({
  input: z.object({ identifier: z.string(), password: z.string(), provider: z.string().default("local") }),
});

const NOBODY = { documentId: "", tokenGeneration: 0 };

/** What attempts are counted by: every spelling of a name or an address is one. */
function toSubject(identifier: string): string {
  return parseEmailAddress(identifier) ?? toUsernameKey(identifier);
}

/** Signing in by name or address. An account that does not exist answers like a wrong password, and as late. */
export function createSignInOperations({
  accounts,
  passwords,
  attempts,
  codeSender,
  background,
  deviceTokens,
  write,
  beginSession,
}: Services) {
  async function find(identifier: string): Promise<Account | null> {
    if (!identifier.includes("@")) return accounts.findByUsername(identifier);
    const email = parseEmailAddress(identifier);
    return email === null ? null : accounts.findByEmail(email);
  }

  async function keepUpToDate(account: Account, password: string): Promise<void> {
    if (!passwords.isOutdated(account.passwordHash)) return;
    const hash = await passwords.hash(password);
    await write(() => accounts.rehash(account, hash));
  }

  return {
    login: operation(login, async ({ input: { identifier, password, provider } }, request) => {
      const account = await find(identifier);
      // Read whether or not there is an account: the answer would tell by coming later.
      const isKnown = await deviceTokens.knows(request.device, account ?? NOBODY);
      const isKnownDevice = account !== null && isKnown;
      // Whoever tries a name from many networks uses up the attempts of strangers, not those of its owner.
      const whose = isKnownDevice ? `device of ${account.documentId}` : `somebody as ${toSubject(identifier)}`;
      await attempts.count({ operation: "login", subject: whose }, request);
      refuseFaults([required("identifier", identifier), required("password", password)]);
      if (provider !== "local") throw createApiError("ApplicationError", "This provider is disabled");
      await attempts.countGuess(whose, request);
      const isRight = await passwords.verify(password, account?.passwordHash ?? null);
      if (!account || !isRight) throw createApiError("ValidationError", "Invalid identifier or password");
      if (!account.confirmed) throw createApiError("ApplicationError", "Your account email is not confirmed");
      if (account.blocked) throw createBlockedError();
      await keepUpToDate(account, password);
      if (!isKnownDevice) {
        background.run("notice of a new device", () => codeSender.notify("device", account, request.locale));
      }
      return beginSession(account, request);
    }),
  };
}

export function createBlockedError(): Error {
  return createApiError("ApplicationError", "Your account has been blocked by an administrator");
}
