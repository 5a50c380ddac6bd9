/** From words to an address, each computed from the one before. */
export const LINKS = ["words", "secret", "public", "address"] as const;
export type Link = (typeof LINKS)[number];

/** What can be computed by whoever has one of them: that and all that follow, and none before. */
export function reachOf(held: Link): readonly Link[] {
  return LINKS.slice(LINKS.indexOf(held));
}

/** Signing, and with it moving anything, takes the secret number; looking up takes the address. */
export function canSpend(held: Link): boolean {
  return reachOf(held).includes("secret");
}
