import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that a provider gives to one customer. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What attempts are counted by: an IPv4 address, or the /64 network of an IPv6 address, since one visitor has all of it. */
export function toClientNetwork(address: string | null): string {
  if (address === null) return "unknown";
  const [plain = ""] = address.split("%", 1);
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, ALL_GROUPS - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return groups.slice(0, NETWORK_GROUPS).map(withoutZeros).join(":");
}

function withoutZeros(group: string): string {
  return group.replace(/^0+(?=.)/, "");
}
