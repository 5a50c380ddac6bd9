import { LOCALES } from "@learn-bittensor/contract/locales";
import type { EntryFile } from "../content/entry-file.ts";
import type { KnownAddresses } from "./known-addresses.ts";

/** Fields that hold an address, wherever they stand in a file. */
const ADDRESS_FIELDS = new Set(["href", "action", "link", "url"]);

/** Links within the site lead to a page that exists, and to a place on it that exists. */
export function checkLinks(
  file: EntryFile,
  links: readonly string[],
  addresses: KnownAddresses,
  report: (problem: string) => void,
): void {
  const ownIds = new Set(file.sectionHashes.map(({ id }) => id));
  for (const link of links) {
    if (link.startsWith("#")) {
      if (link !== "#" && !link.startsWith("#fn") && !ownIds.has(link.slice(1)) && !idsIn(file).has(link.slice(1)))
        report(`text: expected a link to a heading of this text, got "${link}"`);
    } else if (link.startsWith("/")) checkAddress(link, addresses, (problem) => report(`text: ${problem}`));
  }
  for (const [field, href] of addressesIn(file.fields)) {
    if (href.startsWith("/")) checkAddress(href, addresses, (problem) => report(`${field}: ${problem}`));
  }
}

function checkAddress(link: string, addresses: KnownAddresses, report: (problem: string) => void): void {
  const { pathname, hash } = new URL(link, "https://site.invalid");
  const [, first = ""] = pathname.split("/");
  if (LOCALES.some((locale) => locale === first)) {
    report(`expected a link without language, got "${link}"`);
    return;
  }
  const ids = addresses.get(pathname);
  if (ids === undefined) {
    const same = [...addresses.keys()].find((known) => known.endsWith(`/${pathname.split("/").at(-1)}`));
    report(`expected a link to a page that exists${same ? ` (like ${same})` : ""}, got "${link}"`);
  } else if (ids !== null && hash !== "" && !ids.has(hash.slice(1))) {
    report(`expected a heading that ${pathname} has, got "${link}"`);
  }
}

function idsIn({ markdown }: EntryFile): ReadonlySet<string> {
  return new Set([...markdown.matchAll(/\{#([a-z0-9-]+)\}/g)].map(([, id = ""]) => id));
}

function addressesIn(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === "string") return ADDRESS_FIELDS.has(path.at(-1) ?? "") ? [[path.join("."), value]] : [];
  if (Array.isArray(value)) return value.flatMap((member, index) => addressesIn(member, [...path, String(index)]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, member]) => addressesIn(member, [...path, field]));
}
