import { z } from "zod";
import type { ContentRefused } from "#app/site/content-client.server.ts";
import type { ErrorCode } from "./account-codes.ts";

/** A fault in a form: beside a field, or above all of them where it is about none. */
interface Fault {
  field?: string;
  code: ErrorCode;
}

/** Every message of the contract, and of the embedded provider beyond it, by its exact text. */
const FAULTS: Record<string, Fault> = {
  "Invalid identifier or password": { code: "credentials" },
  "Your account email is not confirmed": { code: "unconfirmed" },
  "Your account has been blocked by an administrator": { code: "blocked" },
  "Too many requests, please try again later.": { code: "tooMany" },
  "Too many attempts at this account, please try again later.": { code: "tooManyGuesses" },
  "Email or Username are already taken": { code: "taken" },
  "Error sending confirmation email": { code: "mailFailed" },
  "Invalid token": { code: "confirmationInvalid" },
  "Incorrect code provided": { code: "codeInvalid" },
  "Passwords do not match": { field: "passwordConfirmation", code: "passwordsDiffer" },
  "The provided current password is invalid": { field: "currentPassword", code: "currentPasswordWrong" },
  "Your new password must be different than your current password": { field: "password", code: "passwordSame" },
  "password must be at least 6 characters": { field: "password", code: "passwordShort" },
  "Password must be less than 73 bytes": { field: "password", code: "passwordLong" },
  "password contains characters that are not allowed": { field: "password", code: "passwordCharacters" },
  "username must be at least 3 characters": { field: "username", code: "usernameShort" },
  "username must be at most 64 characters": { field: "username", code: "usernameLong" },
  "username contains characters that are not allowed": { field: "username", code: "usernameCharacters" },
  "username mixes alphabets that look alike": { field: "username", code: "usernameMixed" },
  "email must be a valid email": { field: "email", code: "emailInvalid" },
  "This passkey is not accepted": { code: "passkeyRefused" },
  "The request for a passkey is over": { code: "passkeyExpired" },
  "An account cannot have more passkeys": { code: "passkeyTooMany" },
  "name must be at most 64 characters": { field: "name", code: "passkeyName" },
  "name contains characters that are not allowed": { field: "name", code: "passkeyName" },
  "Accounts are busy, please try again in a few seconds.": { code: "busy" },
  "Internal Server Error": { code: "unavailable" },
};

const REQUIRED = /^(\w+) is a required field$/;

/** The details repeat what was sent: only where and what is read. */
const detailsSchema = z.object({
  errors: z.array(z.object({ path: z.array(z.string()).min(1), message: z.string() })).min(1),
});

/** What a provider refused, as faults of the form that was sent. */
export function faultsOf({ message, details }: ContentRefused): Fault[] {
  const parsed = detailsSchema.safeParse(details);
  if (!parsed.success) return [faultOf(message)];
  return parsed.data.errors.map(({ path: [field = ""], message }) => ({ ...faultOf(message), field }));
}

function faultOf(message: string): Fault {
  const field = REQUIRED.exec(message)?.[1];
  if (field) return { field, code: "required" };
  return (Object.hasOwn(FAULTS, message) && FAULTS[message]) || { code: "unknown" };
}
