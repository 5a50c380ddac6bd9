import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * The largest body that is read at an address, in bytes. What is larger is refused with 413 before anything is done with
 * it, whether it says how long it is or not. `/graphql` and the search engine are handed theirs, and refuse in their own form.
 */
export const BODY_LIMITS = {
  "/graphql": 100_000,
  /** The site's own longest search has 20 kB. */
  "/multi-search": 100_000,
  /** What fills the search engine and changes it; a key that may do so is asked for first. */
  "/indexes": 100_000_000,
  /** Some providers send entries along. */
  "/webhooks/content": 1_000_000,
  /** Browsers send no more from a page that is being left. */
  "/learning.json": 65_536,
  /** Every page: forms of accounts and of marks, answers to a quiz. The longest quiz has 400 bytes. */
  "*": 16_000,
} as const;

/** Refuses a body that is larger than one to this address may be; what comes after has all of it at once. */
export function limitBody(address: keyof typeof BODY_LIMITS): MiddlewareHandler {
  return bodyLimit({
    maxSize: BODY_LIMITS[address],
    onError: (c) => c.text("413 Content Too Large\n", 413),
  });
}

/** The same for whatever is answered by the pages' router. */
export function limitPageBodies(): MiddlewareHandler {
  const [learning, page] = [limitBody("/learning.json"), limitBody("*")];
  return (c, next) => (c.req.path === "/learning.json" ? learning : page)(c, next);
}
