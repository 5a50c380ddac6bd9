import { type AskedSubnets, parseAskedSubnets } from "./asked-subnets.ts";
import { isEnough, type MiningFilter, miningQuery, parseMiningFilter } from "./mining-filter.ts";
import type { SubnetSummary } from "./subnets.server.ts";

export const SUBNET_ORDERS = ["number", "name", "team", "emission"] as const;
/** Value of `view`: whoever asks for it is led to the comparison. */
export const COMPARISON_VIEW = "comparison";
export type SubnetOrder = (typeof SUBNET_ORDERS)[number];

export interface SubnetFilter {
  text: string;
  tag: string;
  order: SubnetOrder;
  /** What somebody has who would like to mine. */
  mining: MiningFilter;
  /** The subnets that are to stand side by side. */
  asked: AskedSubnets;
}

/** The order nobody has to ask for: by number; for somebody who would like to mine, by what a subnet receives. */
export function usualOrder(mining: MiningFilter): SubnetOrder {
  return miningQuery(mining).length > 0 ? "emission" : "number";
}

/** Reads `?q=&tag=&sort=&compare=` and what somebody has to mine with; what is unknown means no filter and the usual order. */
export function parseSubnetFilter(query: URLSearchParams): SubnetFilter {
  const sort = query.get("sort");
  const mining = parseMiningFilter(query);
  return {
    text: (query.get("q") ?? "").trim().slice(0, 100),
    tag: query.get("tag") ?? "",
    order: SUBNET_ORDERS.find((order) => order === sort) ?? usualOrder(mining),
    mining,
    asked: parseAskedSubnets(query.getAll("compare")),
  };
}

/** The address of the list, in its shortest spelling, without language. */
export function subnetListPath({ text, tag, order, mining, asked }: SubnetFilter): string {
  const query = new URLSearchParams();
  if (text) query.set("q", text);
  if (tag) query.set("tag", tag);
  if (order !== usualOrder(mining)) query.set("sort", order);
  for (const [name, value] of miningQuery(mining)) query.set(name, value);
  if (asked.numbers.length > 0) query.set("compare", [...asked.numbers, ...asked.surplus].join(","));
  return query.size > 0 ? `/subnets?${String(query).replaceAll("%2C", ",")}` : "/subnets";
}

/** The subnets that bear the tag and hold every word of the text in name, number, team or description. */
export function filterSubnets(
  subnets: SubnetSummary[],
  filter: Omit<SubnetFilter, "asked">,
  locale: string,
): SubnetSummary[] {
  const words = filter.text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const found = subnets.filter(
    (subnet) =>
      isEnough(filter.mining, subnet.mining) &&
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
  if (order === "emission")
    return (one: SubnetSummary, other: SubnetSummary) =>
      (other.emission?.share ?? -1) - (one.emission?.share ?? -1) || byNumber(one, other);
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
