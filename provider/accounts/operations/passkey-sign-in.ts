import { z } from "zod";
import { createApiError, createForbiddenError } from "../../graphql/api-error.ts";
import { parseAssertion } from "../passkeys/browser-answers.ts";
import { CEREMONY_SECONDS } from "../passkeys/ceremonies.ts";
import { operation } from "./operation.ts";
import { createExpiredError, createRefusedError, refuse, toUserHandle } from "./passkeys.ts";
import type { Services } from "./services.ts";
import { createBlockedError } from "./sign-in.ts";

const nothing = z.object({});
const passkeyLogin = z.object({ ceremony: z.string(), response: z.string() });

/** Signing in with a passkey, which stands for name and password. What is wrong with one is not told. */
export function createPasskeySignIn(services: Services) {
  const { accounts, passkeys, ceremonies, relyingParty, attempts, write, beginSession } = services;
  const { deviceTokens, background, codeSender } = services;
  return {
    beginPasskeyLogin: operation(nothing, async (_, request) => {
      if (!relyingParty) throw createForbiddenError();
      await attempts.countSilently({ operation: "beginPasskeyLogin" }, request);
      const { challenge, token } = await ceremonies.beginSigningIn();
      const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
      const options = await generateAuthenticationOptions({
        rpID: relyingParty.id,
        challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
        timeout: CEREMONY_SECONDS * 1_000,
        userVerification: "required",
      });
      return { options: JSON.stringify(options), ceremony: token };
    }),

    passkeyLogin: operation(passkeyLogin, async ({ ceremony, response }, request) => {
      if (!relyingParty) throw createForbiddenError();
      await attempts.count({ operation: "login" }, request);
      const begun = await ceremonies.readSigningIn(ceremony);
      if (!begun) throw createExpiredError();
      const answer = parseAssertion(response);
      const passkey = answer && (await passkeys.findByCredentialId(answer.id));
      const account = passkey && (await accounts.find(passkey.account));
      if (!account) throw createRefusedError();
      const isTheirs = answer.response.userHandle === Buffer.from(toUserHandle(account)).toString("base64url");
      if (!isTheirs) throw createRefusedError();
      const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: begun.challenge,
        expectedOrigin: relyingParty.origin,
        expectedRPID: relyingParty.id,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
      }).catch(refuse);
      if (!verified) throw createRefusedError();
      await write(async () => {
        if (!(await passkeys.useChallenge(begun))) throw createExpiredError();
        if (!(await passkeys.noteUse(passkey, authenticationInfo.newCounter))) throw createRefusedError();
      });
      if (account.blocked) throw createBlockedError();
      if (!account.confirmed) throw createApiError("ApplicationError", "Your account email is not confirmed");
      if (!(await deviceTokens.knows(request.device, account))) {
        background.run("notice of a new device", () => codeSender.notify("device", account, request.locale));
      }
      return beginSession(account, request);
    }),
  };
}
