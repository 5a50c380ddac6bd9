import type { Tokens } from "../credentials/tokens.ts";
import { toUser } from "../operations/user-answer.ts";
import { createCode, type Random } from "../random-text.ts";
import type { Account, AccountStore } from "../storage/account-store.ts";
import type { Write } from "../storage/database.ts";
import type { SessionStore } from "../storage/session-store.ts";
import { describeDevice } from "./describe-device.ts";

type Services = { accounts: AccountStore; sessions: SessionStore; tokens: Tokens; write: Write; random: Random };

export type BeginSession = ReturnType<typeof createBeginSession>;

/** Makes the answer to signing in, by whichever way. */
export function createBeginSession({ accounts, sessions, tokens, write, random }: Services) {
  return async (account: Account, { userAgent }: { userAgent: string | null }) => {
    const tokenId = createCode(random);
    await write(async () => {
      // Where a new password or a deletion came in between, the token is over before it is known.
      const isCurrent = (await accounts.find(account.id))?.tokenGeneration === account.tokenGeneration;
      if (isCurrent) await sessions.start(account, tokenId, describeDevice(userAgent));
    });
    return { jwt: await tokens.issue(account, tokenId), user: toUser(account) };
  };
}
