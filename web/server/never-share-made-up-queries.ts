import { createMiddleware } from "hono/factory";
import { cachePolicy } from "../app/site/cache-policy.ts";
import { toPageKey } from "./page-cache/page-key.ts";

/** Read their query themselves. */
const OTHERS = /^\/(?:graphql$|icons\/)/;

/** Of addresses that lead on there is no end either, and caches store what moves for good unless it says otherwise (RFC 9110, section 15.1). */
const MOVED_FOR_GOOD = new Set([301, 308]);
const MOVED = "private, max-age=86400";

/**
 * Shared caches store an answer by its whole address, and of queries there is no end: what a page does not read, or reads in another
 * spelling, is answered all the same, and cached by nobody.
 */
export const neverShareMadeUpQueries = createMiddleware(async (c, next) => {
  await next();
  if (MOVED_FOR_GOOD.has(c.res.status) && !c.res.headers.has("Cache-Control")) {
    c.res.headers.set("Cache-Control", MOVED);
  }
  const { pathname, search } = new URL(c.req.url);
  // An empty query is one more spelling, which a parsed address no longer shows.
  if (!c.req.url.includes("?") || OTHERS.test(pathname)) return;
  if (search !== "" && toPageKey(pathname + search) === pathname + search) return;
  if (/^public\b/.test(c.res.headers.get("Cache-Control") ?? ""))
    c.res.headers.set("Cache-Control", cachePolicy.personal);
});
