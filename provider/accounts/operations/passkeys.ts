import { z } from "zod";
import { createApiError, createForbiddenError } from "../../graphql/api-error.ts";
import type { AccountRequest } from "../../graphql/context.ts";
import { findPasskeyNameFault, toPasskeyName } from "../fields/passkey-name.ts";
import { refuseFaults } from "../fields/refuse-faults.ts";
import { parseRegistration } from "../passkeys/browser-answers.ts";
import { CEREMONY_SECONDS } from "../passkeys/ceremonies.ts";
import type { Account } from "../storage/account-store.ts";
import { MOST_PASSKEYS, type Passkey } from "../storage/passkey-store.ts";
import { operation, ownOperation } from "./operation.ts";
import { createCurrentPasswordError } from "./password-changes.ts";
import type { Services } from "./services.ts";
import { sessionOf } from "./sessions.ts";

const nothing = z.object({});
const beginPasskey = z.object({ currentPassword: z.string() });
const addPasskey = z.object({ ceremony: z.string(), response: z.string(), name: z.string().nullish() });
const renamePasskey = z.object({ id: z.string(), name: z.string() });
const removePasskey = z.object({ id: z.string() });
const ID = /^[1-9]\d{0,14}$/;

/** EdDSA, ECDSA on P-256, RSA: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** The passkeys of one's own account. One is added with the password: it stays when the session that added it is over. */
export function createPasskeyOperations(services: Services) {
  const { accounts, passkeys, ceremonies, relyingParty, passwords, attempts, codeSender, background, write } = services;
  const { forgetDeleted } = services;

  function adderOf({ documentId, tokenGeneration }: Account, { viewer }: AccountRequest) {
    return { documentId, tokenGeneration, session: sessionOf(viewer) ?? null };
  }

  return {
    offersPasskeys: operation(nothing, () => relyingParty !== null),

    myPasskeys: ownOperation(accounts, nothing, async (_, account) => (await passkeys.list(account)).map(toAnswer)),

    beginPasskey: ownOperation(accounts, beginPasskey, async ({ currentPassword }, account, request) => {
      if (!relyingParty) throw createForbiddenError();
      await attempts.countSilently({ operation: "beginPasskey", account: account.documentId }, request);
      await attempts.countGuess(`own ${account.documentId}`, request);
      if (!(await passwords.verify(currentPassword, account.passwordHash))) throw createCurrentPasswordError();
      const known = await passkeys.list(account);
      if (known.length >= MOST_PASSKEYS) throw createTooManyError();
      const { challenge, token } = await ceremonies.beginAdding(adderOf(account, request));
      const { generateRegistrationOptions } = await import("@simplewebauthn/server");
      const options = await generateRegistrationOptions({
        rpName: relyingParty.name,
        rpID: relyingParty.id,
        userName: account.email,
        userDisplayName: account.username,
        userID: toUserHandle(account),
        challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
        timeout: CEREMONY_SECONDS * 1_000,
        attestationType: "none",
        excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return { options: JSON.stringify(options), ceremony: token };
    }),

    addPasskey: ownOperation(accounts, addPasskey, async ({ ceremony, response, name }, account, request) => {
      if (!relyingParty) throw createForbiddenError();
      await attempts.countSilently({ operation: "addPasskey", account: account.documentId }, request);
      const wanted = toPasskeyName(name ?? "", request.userAgent);
      refuseFaults([{ field: "name", message: findPasskeyNameFault(wanted), value: wanted }]);
      const begun = await ceremonies.readAdding(ceremony, adderOf(account, request));
      if (!begun) throw createExpiredError();
      const answer = parseRegistration(response);
      if (!answer) throw createRefusedError();
      const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
      const { registrationInfo } = await verifyRegistrationResponse({
        response: answer,
        expectedChallenge: begun.challenge,
        expectedOrigin: relyingParty.origin,
        expectedRPID: relyingParty.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(refuse);
      if (!registrationInfo) throw createRefusedError();
      const { id: credentialId, publicKey, counter } = registrationInfo.credential;
      const added = await write(async () => {
        if ((await accounts.find(account.id))?.tokenGeneration !== account.tokenGeneration)
          throw createForbiddenError();
        if (!(await passkeys.useChallenge(begun))) throw createExpiredError();
        if (await passkeys.findByCredentialId(credentialId)) throw createRefusedError();
        const { transports } = answer.response;
        const passkey = await passkeys.add(account, { credentialId, publicKey, counter, transports, name: wanted });
        if (!passkey) throw createTooManyError();
        return passkey;
      });
      background.run("notice of a passkey", () => codeSender.notify("passkeyAdded", account, request.locale));
      return toAnswer(added);
    }),

    renamePasskey: ownOperation(accounts, renamePasskey, async ({ id, name }, account) => {
      const wanted = toPasskeyName(name, null);
      refuseFaults([{ field: "name", message: findPasskeyNameFault(wanted), value: wanted }]);
      const isRenamed = ID.test(id) && (await write(() => passkeys.rename(account, Number(id), wanted)));
      if (!isRenamed) throw createNotFoundError();
      return { ok: true };
    }),

    /** The password is there as before. */
    removePasskey: ownOperation(accounts, removePasskey, async ({ id }, account, request) => {
      const isRemoved = ID.test(id) && (await write(() => passkeys.remove(account, Number(id))));
      if (!isRemoved) throw createNotFoundError();
      forgetDeleted();
      background.run("notice of a passkey", () => codeSender.notify("passkeyRemoved", account, request.locale));
      return { ok: true };
    }),
  };
}

/** What an authenticator stores of whose passkey it is: no name and no address. */
export function toUserHandle({ documentId }: Pick<Account, "documentId">): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(documentId);
}

function toAnswer({ id, name, createdAt, usedAt }: Passkey) {
  return {
    id: String(id),
    name,
    createdAt: new Date(createdAt).toISOString(),
    usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
  };
}

/** The library says in its own words what it does not accept; nobody but an attacker needs to know. */
export function refuse(): never {
  throw createRefusedError();
}

export function createRefusedError(): Error {
  return createApiError("ValidationError", "This passkey is not accepted");
}

export function createExpiredError(): Error {
  return createApiError("ValidationError", "The request for a passkey is over");
}

function createTooManyError(): Error {
  return createApiError("ValidationError", "An account cannot have more passkeys");
}

function createNotFoundError(): Error {
  return createApiError("NotFoundError", "Passkey not found");
}
