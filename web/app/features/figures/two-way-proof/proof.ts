/** Which side names the other. */
export const CASES = ["both", "chain", "site", "none"] as const;
export type Case = (typeof CASES)[number];

export function namesSite(what: Case): boolean {
  return what === "both" || what === "chain";
}

export function namesKey(what: Case): boolean {
  return what === "both" || what === "site";
}

/** A connection is proved by both directions, and by nothing less. */
export function isProved(what: Case): boolean {
  return namesSite(what) && namesKey(what);
}

/** The case in which one direction is the other way and the other one stays. */
export function turned(what: Case, direction: "site" | "key"): Case {
  const site = namesSite(what) !== (direction === "site");
  const key = namesKey(what) !== (direction === "key");
  if (site && key) return "both";
  if (site) return "chain";
  return key ? "site" : "none";
}
