import { isIPv6 } from "node:net";

const ALL_GROUPS = 8;
/** Of an IPv6 address, 56 bits: what a provider gives to one customer, at most. The last eight of the fourth group are the customer's. */
const NETWORK_GROUPS = 4;
const CUSTOMERS_BITS = 0xff;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What a client is counted by: an IPv4 address, or the /56 network of an IPv6 address, as by the embedded provider. */
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
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16));
  return network
    .map((group, at) => (at === NETWORK_GROUPS - 1 ? group & ~CUSTOMERS_BITS : group).toString(16))
    .join(":");
}
