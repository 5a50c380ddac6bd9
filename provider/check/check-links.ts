import { LOCALES } from "@learn-bittensor/contract/locales";
import { toHeadingId } from "@learn-bittensor/markdown/heading-ids";
import { askedIdsOf, type KnownAddresses } from "./known-addresses.ts";
import type { ReadFile } from "./read-files.ts";

/** Fields that hold an address, wherever they stand in a file. */
const ADDRESS_FIELDS = new Set(["href", "action", "link", "url"]);
/** What the site lets a link begin with. */
const OUTWARD = /^(?:https?:\/\/|mailto:)/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

type Report = (problem: string) => void;

/** Links within the site lead to a page that exists, and to a place on it that exists; those that leave it say how. */
export function checkLinks(
  { type, fields, text }: ReadFile,
  links: readonly string[],
  addresses: KnownAddresses,
  report: Report,
): void {
  // In guides, the ids of footnotes carry the name of their step, which no text can know.
  const ids = new Set([...askedIdsOf(text), ...(type === "guide" ? [] : text.footnoteIds)]);
  for (const link of links) {
    if (!link.startsWith("#")) checkAddress(link, addresses, (problem) => report(`text: ${problem}`));
    else if (!ids.has(link.slice(1)) && !ids.has(toHeadingId(link.slice(1))))
      report(`text: expected a link to a heading, figure or footnote of this text, got "${link}"`);
  }
  for (const [field, href] of addressesIn(fields)) {
    checkAddress(href, addresses, (problem) => report(`${field}: ${problem}`));
  }
}

function checkAddress(link: string, addresses: KnownAddresses, report: Report): void {
  if (OUTWARD.test(link)) return;
  if (link.startsWith("//")) report(`expected https: in front of an address elsewhere, got "${link}"`);
  else if (SCHEME.test(link)) report(`expected an address with https:, http: or mailto:, got "${link}"`);
  else if (!link.startsWith("/")) reportRelative(link, addresses, report);
  else checkPath(link, addresses, report);
}

function checkPath(link: string, addresses: KnownAddresses, report: Report): void {
  const { pathname, hash } = new URL(link, "https://site.invalid");
  const [, first = ""] = pathname.split("/");
  if (LOCALES.some((locale) => locale === first)) {
    report(`expected a link without language, got "${link}"`);
    return;
  }
  const ids = addresses.get(pathname);
  if (ids === undefined) {
    report(`expected a link to a page that exists${likeOne(pathname, addresses)}, got "${link}"`);
  } else if (ids !== null && hash !== "" && !ids.has(toHeadingId(hash.slice(1)))) {
    report(`expected a heading that ${pathname} has, got "${link}"`);
  }
}

/** A text stands at several addresses, and in lists: from where a relative link would lead on, nobody can say. */
function reportRelative(link: string, addresses: KnownAddresses, report: Report): void {
  report(`expected a link that begins with /${likeOne(link.replace(/[?#].*$/, ""), addresses)}, got "${link}"`);
}

/** A page with the same last word in its address, for who has lost the way. */
function likeOne(path: string, addresses: KnownAddresses): string {
  const slug = path
    .replace(/\/$/, "")
    .split("/")
    .at(-1)
    ?.replace(/\.(?:md|yaml|html)$/, "");
  const same = slug ? [...addresses.keys()].find((known) => known.endsWith(`/${slug}`)) : undefined;
  return same ? ` (like ${same})` : "";
}

function addressesIn(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === "string") return ADDRESS_FIELDS.has(path.at(-1) ?? "") ? [[path.join("."), value]] : [];
  if (Array.isArray(value)) return value.flatMap((member, index) => addressesIn(member, [...path, String(index)]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, member]) => addressesIn(member, [...path, field]));
}
