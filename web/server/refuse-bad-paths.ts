import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { PageVariables } from "./security-headers.ts";

/** Longer addresses are nobody's: 414. */
const LONGEST_URL = 4_096;

/** Control characters, and the two that end lines in scripts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNPRINTABLE = /[\u0000-\u001f\u007f\u2028\u2029]/;

type RefusedContext = Context<{ Variables: PageVariables }>;

/**
 * Turns away what no route can mean, before anything decodes it: broken percent-encoding, control characters, names and
 * passwords, absurd length. Whoever reads pages is shown `errorPage`, where there is one. A page has one spelling: slashes too many
 * and letters encoded without need move to it.
 */
export function refuseBadPaths(errorPage?: (c: RefusedContext) => Promise<Response>) {
  return createMiddleware<{ Variables: PageVariables }>(async (c, next) => {
    const url = new URL(c.req.url);
    if (c.req.url.length > LONGEST_URL) return c.text("414 URI Too Long\n", 414);
    const path = decoded(url.pathname);
    if (url.username !== "" || url.password !== "" || path?.split(/[/\\]/).includes(".."))
      return c.text("400 Bad Request\n", 400);
    if (path === null || UNPRINTABLE.test(path)) {
      if (errorPage && readsPages(c)) return errorPage(c);
      return c.text("400 Bad Request\n", 400);
    }
    const tidy = normallyEncoded(url.pathname)
      .replace(/\/{2,}/g, "/")
      .replace(/(?<=.)\/$/, "");
    if (tidy !== url.pathname) return c.redirect(tidy + url.search, 308);
    return next();
  });
}

function readsPages({ req }: RefusedContext): boolean {
  return (req.method === "GET" || req.method === "HEAD") && /\btext\/html\b/.test(req.header("Accept") ?? "");
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null; // Broken percent-encoding is a value here: the caller answers 400.
  }
}

/** What needs no encoding is decoded, and what does is written in capitals (RFC 3986, section 6.2.2). */
function normallyEncoded(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });
}
