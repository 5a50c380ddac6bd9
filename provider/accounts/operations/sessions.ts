import { z } from "zod";
import { createApiError } from "../../graphql/api-error.ts";
import type { AccountRequest } from "../../graphql/context.ts";
import { ownOperation } from "./operation.ts";
import type { Services } from "./services.ts";

const nothing = z.object({});
const endSession = z.object({ id: z.string() });
const ID = /^[1-9]\d{0,14}$/;

/** Where an account is signed in, and ending that. */
export function createSessionOperations({ accounts, sessions, deviceTokens, write }: Services) {
  return {
    mySessions: ownOperation(accounts, nothing, async (_, account, { viewer }) =>
      (await sessions.list(account)).map(({ id, tokenId, browser, system, startedAt, usedAt }) => ({
        id: String(id),
        browser,
        system,
        startedAt: new Date(startedAt).toISOString(),
        usedAt: new Date(usedAt).toISOString(),
        isCurrent: tokenId === sessionOf(viewer),
      })),
    ),

    rememberDevice: ownOperation(accounts, nothing, async (_, account, { device }) => ({
      device: await deviceTokens.add(device, account),
    })),

    endSession: ownOperation(accounts, endSession, async ({ id }, account) => {
      const isEnded = ID.test(id) && (await write(() => sessions.end(account, Number(id))));
      if (!isEnded) throw createApiError("NotFoundError", "Session not found");
      return { ok: true };
    }),

    /** Ends the token that asks. One from before tokens had sessions lasts as long as it says. */
    signOut: ownOperation(accounts, nothing, async (_, account, { viewer }) => {
      const tokenId = sessionOf(viewer);
      if (tokenId) await write(() => sessions.endByToken(account, tokenId));
      return { ok: true };
    }),
  };
}

/** The id of the token that asks; undefined where it has none. */
export function sessionOf(viewer: AccountRequest["viewer"]): string | undefined {
  return viewer.kind === "user" ? viewer.user.session : undefined;
}
