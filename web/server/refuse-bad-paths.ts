import { createMiddleware } from "hono/factory";

/** Longer addresses are nobody's: 414. */
const LONGEST_URL = 4_096;

/**
 * Turns away what no route can mean, before anything decodes it: broken percent-encoding, control characters, absurd
 * length. A path with a slash at its end, or with empty segments, moves to the one without.
 */
export const refuseBadPaths = createMiddleware(async (c, next) => {
  const url = new URL(c.req.url);
  if (c.req.url.length > LONGEST_URL) return c.text("414 URI Too Long\n", 414);
  const path = decoded(url.pathname);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (path === null || /[\u0000-\u001f\u007f]/.test(path) || path.split(/[/\\]/).includes(".."))
    return c.text("400 Bad Request\n", 400);
  const tidy = url.pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (tidy !== url.pathname) return c.redirect(tidy + url.search, 308);
  return next();
});

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null; // Broken percent-encoding is a value here: the caller answers 400.
  }
}
