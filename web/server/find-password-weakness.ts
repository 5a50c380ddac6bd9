import { isCommonPassword } from "../app/features/account/common-passwords.server.ts";
import { LIMITS } from "../app/features/account/limits.ts";

/** What the forms of the site ask of a password beyond the contract, for whoever sends one to `/graphql` without them; null where it will do. */
export async function findPasswordWeakness(password: string): Promise<string | null> {
  if (Array.from(password).length < LIMITS.passwordMin)
    return `password must be at least ${LIMITS.passwordMin} characters`;
  return (await isCommonPassword(password)) ? "password is too common" : null;
}
