import type { RouterContextProvider } from "react-router";
import { AUTH_COOKIE } from "#app/site/auth-cookie.ts";
import { resolveVisitor } from "#app/site/visitor.server.ts";

/** As long as a token lives: seven days. */
const MAX_AGE_SECONDS = 604_800;

/** No script reads the token, and no other site's form sends it. */
const ATTRIBUTES = "HttpOnly; Secure; SameSite=Lax";

/** What stands in a cookie as it is. A token that does not would end in another cookie or attribute. */
const COOKIE_VALUE = /^[\w.~+/=-]+$/;

/** The header that makes the browser forget a token. */
export const FORGET_TOKEN = `${AUTH_COOKIE}=; Path=/; Max-Age=0; ${ATTRIBUTES}`;

/** The headers of an answer that signs out: what the browser has cached for whoever was signed in goes as well. */
export const LEAVING = { "Set-Cookie": FORGET_TOKEN, "Clear-Site-Data": '"cache"' };

/** The header that makes the browser store a token. @throws {Error} where the provider answered no token */
export function storeToken(token: string): string {
  if (!COOKIE_VALUE.test(token)) throw new Error("the content provider's token: expected a JWT, got something else");
  return `${AUTH_COOKIE}=${token}; Path=/; Max-Age=${MAX_AGE_SECONDS}; ${ATTRIBUTES}`;
}

/**
 * Makes the browser forget a token that is dead, unless the answer brings a new one. Whoever is led elsewhere, to sign in most of
 * all, is told there why, and the token is forgotten then.
 */
export async function forgetDeadToken(
  request: Request,
  context: Readonly<RouterContextProvider>,
  answer: Response,
): Promise<void> {
  const { hasDeadToken } = await resolveVisitor(request, context);
  const leadsOn = answer.status >= 300 && answer.status < 400;
  const isSettled = answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${AUTH_COOKIE}=`));
  if (hasDeadToken && !isSettled && !leadsOn) answer.headers.append("Set-Cookie", FORGET_TOKEN);
}
