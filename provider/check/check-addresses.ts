import { toHeadingId } from "@learn-bittensor/markdown/heading-ids";
import type { Redirect } from "../addresses/parse-redirects.ts";
import type { Report } from "../content/report.ts";
import type { KnownAddresses } from "./known-addresses.ts";

const REDIRECTS = "content/redirects.yaml";
const PUBLISHED = "content/published-addresses.txt";
/** What writes the register anew. */
const REMEDY = "npm run content:check -- --publish";

/** Every address that was ever published, with the ids that it could be pointed at. */
export type Published = ReadonlyMap<string, ReadonlySet<string>>;

/** A line for each address: `/articles/one: first-heading second-heading`. An address may have several. */
export function parsePublished(text: string): Published {
  const published = new Map<string, Set<string>>();
  for (const line of text.split("\n")) {
    const [address = "", ids = ""] = line.split(": ");
    if (!address.startsWith("/")) continue;
    const known = published.get(address) ?? new Set();
    for (const id of ids.split(" ").filter(Boolean)) known.add(id);
    published.set(address, known);
  }
  return published;
}

/** The register with what is there now; nothing is ever taken out of it. */
export function formatPublished(published: Published, addresses: KnownAddresses): string {
  const all = [...new Set([...published.keys(), ...addresses.keys()])].sort();
  const lines = all.map((address) => {
    const ids = [...new Set([...(published.get(address) ?? []), ...(addresses.get(address) ?? [])])].sort();
    return ids.length > 0 ? `${address}: ${ids.join(" ")}` : address;
  });
  return `# Every address and heading that was ever published. Written by: ${REMEDY}\n${lines.join("\n")}\n`;
}

/** Whatever was published is there, or leads on; and what leads on leads to something that is there. */
export function checkAddresses(
  {
    addresses,
    published,
    redirects,
  }: { addresses: KnownAddresses; published: Published; redirects: readonly Redirect[] },
  report: Report,
): void {
  const moved = new Map(redirects.map((one) => [one.from, one.to]));
  reportRedirects(redirects, addresses, report);
  for (const [address, ids] of published) {
    const page = followPage(address, moved);
    if (!addresses.has(page)) {
      report(PUBLISHED, `${address}: expected a page, or where it has gone in ${REDIRECTS}, got none`);
      continue;
    }
    const lost = [...ids].filter((id) => !hasId(addresses, page, id) && !moved.has(`${page}#${id}`));
    for (const id of lost)
      report(PUBLISHED, `${page}#${id}: expected the heading, or where it has gone in ${REDIRECTS}, got none`);
  }
  for (const [address, ids] of addresses) {
    const known = published.get(address);
    const isWhole = known && [...(ids ?? [])].every((id) => known.has(id));
    if (!isWhole) report(PUBLISHED, `${address}: expected to be written down with its headings, got less: ${REMEDY}`);
  }
}

/** Where a page is now: it, or one that it stands below, has moved. */
function followPage(address: string, moved: ReadonlyMap<string, string>): string {
  const segments = address.split("/");
  for (let end = segments.length; end > 1; end -= 1) {
    const to = moved.get(segments.slice(0, end).join("/"));
    if (to !== undefined) return [to, ...segments.slice(end)].join("/");
  }
  return address;
}

function reportRedirects(redirects: readonly Redirect[], addresses: KnownAddresses, report: Report): void {
  const seen = new Set<string>();
  for (const { from, to } of redirects) {
    const here = (problem: string) => report(REDIRECTS, `${from}: ${problem}`);
    const [page = "", id] = from.split("#");
    const [target = "", targetId] = to.split("#");
    if (seen.has(from)) here("expected one way from here, got two");
    seen.add(from);
    if (id === undefined ? addresses.has(page) : hasId(addresses, page, id))
      here("expected an address that is gone, got one that is there");
    if (id !== undefined && !addresses.has(page)) here("expected a heading of a page that is there, got none");
    if (!addresses.has(target)) here(`expected to lead to a page that is there, got ${JSON.stringify(to)}`);
    else if (targetId !== undefined && addresses.get(target) !== null && !hasId(addresses, target, targetId))
      here(`expected to lead to a heading that is there, got ${JSON.stringify(to)}`);
  }
}

function hasId(addresses: KnownAddresses, page: string, id: string): boolean {
  return addresses.get(page)?.has(toHeadingId(id)) ?? false;
}
