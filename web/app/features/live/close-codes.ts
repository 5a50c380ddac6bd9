/** What follows from the way a connection has ended. */
export type Ending = "try again" | "stop";

/**
 * Codes of graphql-transport-ws after which the same attempt would end the same way. Also where nobody is let in: whether a
 * session is over the site finds out with its next page, and no other server decides it.
 */
const FOR_GOOD = new Set([
  4004, // what the server said was not understood
  4005, // we failed
  4400, // what we said was not understood
  4401, // unauthorized
  4403, // forbidden
  4406, // another protocol
  4409, // asked twice
  4429, // said too much
  4500, // the server failed
]);

/**
 * What follows from an event of a socket: one that could not be opened or broke off is tried again, and so is one that was ended because
 * somebody was too slow (4408, 4499, 4504) or for a reason that nobody has told us of.
 */
export function endingOf(event: unknown): Ending {
  const code = codeOf(event);
  if (code !== null) return FOR_GOOD.has(code) ? "stop" : "try again";
  // What could not be read, and what was refused on a connection that stands, would be the same the next time.
  return event instanceof Error || Array.isArray(event) ? "stop" : "try again";
}

/** The code that a connection was closed with; null where it has not been. */
export function codeOf(event: unknown): number | null {
  if (typeof event !== "object" || event === null || !("code" in event)) return null;
  return typeof event.code === "number" ? event.code : null;
}
