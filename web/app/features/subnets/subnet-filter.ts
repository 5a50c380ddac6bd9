import type { SubnetSummary } from "./subnets.server.ts";

export const SUBNET_ORDERS = ["number", "name", "team"] as const;
export type SubnetOrder = (typeof SUBNET_ORDERS)[number];

export interface SubnetFilter {
  text: string;
  tag: string;
  order: SubnetOrder;
}

/** Reads `?q=&tag=&sort=`; what is unknown means no filter and the order of the numbers. */
export function parseSubnetFilter(query: URLSearchParams): SubnetFilter {
  const sort = query.get("sort");
  return {
    text: (query.get("q") ?? "").trim().slice(0, 100),
    tag: query.get("tag") ?? "",
    order: SUBNET_ORDERS.find((order) => order === sort) ?? "number",
  };
}

/** The subnets that bear the tag and hold every word of the text in name, number, team or description. */
export function filterSubnets(subnets: SubnetSummary[], filter: SubnetFilter, locale: string): SubnetSummary[] {
  const words = filter.text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const found = subnets.filter(
    (subnet) =>
      (filter.tag === "" || subnet.tags.some((tag) => tag.slug === filter.tag)) &&
      words.every((word) => haystack(subnet, locale).includes(word)),
  );
  return found.toSorted(comparison(filter.order, locale));
}

function haystack(subnet: SubnetSummary, locale: string): string {
  // "sn42" holds "42" as well.
  const number = subnet.mainnetId === null ? null : `sn${subnet.mainnetId}`;
  const parts = [number, subnet.name, subnet.team, subnet.description];
  return parts.filter(Boolean).join("\n").toLocaleLowerCase(locale);
}

function comparison(order: SubnetOrder, locale: string) {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  const byNumber = (one: SubnetSummary, other: SubnetSummary) =>
    (one.mainnetId ?? Number.MAX_SAFE_INTEGER) - (other.mainnetId ?? Number.MAX_SAFE_INTEGER);
  if (order === "number") return byNumber;
  const key = (subnet: SubnetSummary) => (order === "name" ? subnet.name : subnet.team);
  return (one: SubnetSummary, other: SubnetSummary) => {
    const [first, second] = [key(one), key(other)];
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || byNumber(one, other);
    return collator.compare(first, second) || byNumber(one, other);
  };
}

/** The tags in use, each with how many subnets bear it. */
export function countTags(subnets: SubnetSummary[]): { slug: string; name: string; count: number }[] {
  const bySlug = new Map<string, { slug: string; name: string; count: number }>();
  for (const tag of subnets.flatMap((subnet) => subnet.tags)) {
    const known = bySlug.get(tag.slug);
    bySlug.set(tag.slug, { ...tag, count: (known?.count ?? 0) + 1 });
  }
  return [...bySlug.values()].toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}
