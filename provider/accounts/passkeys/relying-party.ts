import { isIP } from "node:net";

/** Whom a passkey is for: browsers hand it to no other site. */
export type RelyingParty = { id: string; origin: string; name: string };

/** The site at its public address; null where browsers make no passkeys: at a bare network address, and without TLS. */
export function toRelyingParty(siteUrl: string): RelyingParty | null {
  const { origin, protocol, hostname: id } = new URL(siteUrl);
  const isSecure = protocol === "https:" || id === "localhost" || id.endsWith(".localhost");
  if (!isSecure || id.startsWith("[") || isIP(id) !== 0) return null;
  return { id, origin, name: "Learn Bittensor" };
}
