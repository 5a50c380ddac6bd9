import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";

/** The cookie of signed-in visitors. */
const AUTH_COOKIE = "auth_token";

/** What is answered to a signed-in visitor, or sets a cookie, is that visitor's alone: no cache hands it to another. */
export const neverSharePersonalAnswers = createMiddleware(async (c, next) => {
  await next();
  if (getCookie(c, AUTH_COOKIE) || c.res.headers.has("Set-Cookie")) c.header("Cache-Control", "private, no-store");
});
