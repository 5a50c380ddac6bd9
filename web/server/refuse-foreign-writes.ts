import { createMiddleware } from "hono/factory";
import { ownOrigins } from "./own-origins.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** What a browser says of a request that a page of this origin made, or the visitor without any page. */
const OWN = new Set(["same-origin", "none"]);

/**
 * Refuses what a page of another site asks the browser to write here, where the visitor may be signed in. Browsers say
 * where a request comes from in `Origin` and `Sec-Fetch-Site`; both have to be right where they are given. What gives
 * neither is no browser of this decade: it carries the cookies of no visitor but its own.
 */
export function refuseForeignWrites(siteUrl: string) {
  const isOwnOrigin = ownOrigins(siteUrl);
  return createMiddleware(async (c, next) => {
    if (READING.has(c.req.method)) return next();
    const origin = c.req.header("Origin");
    const site = c.req.header("Sec-Fetch-Site");
    // A form that keeps its origin to itself says "null"; whether it is ours, only Sec-Fetch-Site can tell.
    const isOwn = origin === "null" ? site === "same-origin" : origin === undefined || isOwnOrigin(origin);
    if (!isOwn || (site !== undefined && !OWN.has(site))) return c.text("403 Forbidden: sent from another site\n", 403);
    return next();
  });
}
