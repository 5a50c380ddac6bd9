import type { SearchHit } from "./search-hit.ts";

const SUBNET_PATH = /^\/subnets\/(\d+|root)$/;

/** The number of a subnet, which its address ends with: that of root is 0. Null for anything else, and for a subnet without number. */
export function subnetNumber({ source, href }: Pick<SearchHit, "source" | "href">): number | null {
  const [, address] = source === "subnet" ? (SUBNET_PATH.exec(href) ?? []) : [];
  if (address === undefined) return null;
  return address === "root" ? 0 : Number(address);
}
