import { createMiddleware } from "hono/factory";
import { readToken } from "../app/site/auth-cookie.ts";

/** Whether a `Cookie` header is a signed-in visitor's: whoever sends a token, good or not, is taken for one here. */
export function hasAuthCookie(cookies: string | undefined): boolean {
  return readToken(cookies) !== "";
}

/** Redirects that may lead elsewhere the next time. */
const ONCE = new Set([302, 303, 307]);

/** What is answered to a signed-in visitor, or sets a cookie, is that visitor's alone: no cache hands it to another. */
export const neverSharePersonalAnswers = createMiddleware(async (c, next) => {
  await next();
  const isPersonal = hasAuthCookie(c.req.header("Cookie")) || c.res.headers.has("Set-Cookie");
  // A guard's redirect follows from the cookie that was not sent.
  const isGuards = ONCE.has(c.res.status) && !c.res.headers.has("Cache-Control");
  if (isPersonal || isGuards) c.res.headers.set("Cache-Control", "private, no-store");
});
