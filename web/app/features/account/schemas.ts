import { z } from "zod/mini";
import type { ErrorCode } from "./account-codes.ts";
import { LIMITS } from "./limits.ts";

/** Checked as this in the browser and again on the server. A provider has the last word on names and addresses. */

const required = z
  .string(code("required"))
  .check(z.minLength(1, code("required")), z.maxLength(LIMITS.longest, code("tooLong")));

const email = z
  .string(code("required"))
  .check(
    z.trim(),
    z.minLength(1, code("required")),
    z.maxLength(LIMITS.emailMax, code("tooLong")),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, code("emailInvalid")),
  );

const username = z.string(code("required")).check(
  z.trim(),
  z.minLength(1, code("required")),
  z.refine((name) => [...name].length >= LIMITS.usernameMin, code("usernameShort")),
  z.refine((name) => [...name].length <= LIMITS.usernameMax, code("usernameLong")),
  z.refine((name) => !name.includes("@"), code("usernameCharacters")),
);

const newPassword = z.string(code("required")).check(
  z.minLength(1, code("required")),
  z.refine((password) => [...password].length >= LIMITS.passwordMin, code("passwordShort")),
  z.refine((password) => new TextEncoder().encode(password).length <= LIMITS.passwordMaxBytes, code("passwordLong")),
);

const sameTwice = z.refine<{ password: string; passwordConfirmation: string }>(
  ({ password, passwordConfirmation }) => password === passwordConfirmation,
  { error: code("passwordsDiffer"), path: ["passwordConfirmation"] },
);

export const loginSchema = z.object({ identifier: required, password: required });

export const registerSchema = z.object({ username, email, password: newPassword }).check(
  z.refine(({ username, email, password }) => !isName(password, [username, email]), {
    error: code("passwordLikeName"),
    path: ["password"],
  }),
);

/** For having a message sent: with a new password's link, or the confirmation once more. */
export const addressSchema = z.object({ email });

export const confirmSchema = z.object({ confirmation: required });

export const resetSchema = z.object({ password: newPassword, passwordConfirmation: required }).check(sameTwice);

export const profileSchema = z.object({ username, email, currentPassword: z.optional(required) });

export const passwordSchema = z
  .object({ currentPassword: required, password: newPassword, passwordConfirmation: required })
  .check(sameTwice);

/** For forms that are nothing but their button. */
export const nothingSchema = z.object({});

const passkeyName = z.string(code("required")).check(
  z.trim(),
  z.refine((name) => [...name].length <= LIMITS.passkeyNameMax, code("passkeyName")),
);

export const passkeyNameSchema = z.object({ name: passkeyName.check(z.minLength(1, code("required"))) });

/** For having the browser make a passkey. */
export const beginPasskeySchema = z.object({ name: z.optional(passkeyName), currentPassword: required });

const passkeyResponse = z.optional(z.string().check(z.maxLength(LIMITS.passkeyResponseMax, code("tooLong"))));

/** With the passkey that it has made. */
export const addPasskeySchema = z.object({ name: z.optional(passkeyName), response: passkeyResponse });

export const passkeyLoginSchema = z.object({ response: passkeyResponse });

export const deletionSchema = z.object({ currentPassword: required });

function isName(password: string, names: string[]): boolean {
  return names.some((name) => name.toLowerCase() === password.toLowerCase());
}

/** An error is told by its code; each page has the texts. */
function code(error: ErrorCode): ErrorCode {
  return error;
}
