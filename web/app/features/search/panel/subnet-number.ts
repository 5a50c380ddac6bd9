import type { SearchHit } from "../search-hit.ts";

/** The number of a subnet, which its address ends with; null for anything else. */
export function subnetNumber({ source, href }: SearchHit): number | null {
  const [, digits] = source === "subnet" ? (/^\/subnets\/(\d+)$/.exec(href) ?? []) : [];
  return digits === undefined ? null : Number(digits);
}
