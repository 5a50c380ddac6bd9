/** Between what a passkey is asked and what it answers: only the browser that asked has it. */
export const CEREMONY_COOKIE = "__Host-passkey";

/** As long as the provider waits for an answer. */
const MAX_AGE_SECONDS = 300;

/** What stands in a cookie as it is. */
const COOKIE_VALUE = /^[\w.-]+$/;

/** The header that makes the browser store it. @throws {Error} where the provider answered none */
export function storeCeremony(ceremony: string): string {
  if (!COOKIE_VALUE.test(ceremony))
    throw new Error("the content provider's ceremony: expected a JWT, got something else");
  return `${CEREMONY_COOKIE}=${ceremony}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; Secure; SameSite=Strict`;
}
