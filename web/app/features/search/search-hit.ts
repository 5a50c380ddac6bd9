import { DEFAULT_LOCALE, isLocale, type Locale } from "@learn-bittensor/contract/locales";
import { MARK_START } from "@learn-bittensor/contract/merge-results";
import { ASKED, FORMERLY, type Indexed, PASSAGE, SOURCE_ASKED, TITLE } from "@learn-bittensor/contract/search";
import { isWebAddress } from "#app/site/web-address.ts";
import { withoutMarks } from "./split-marks.ts";

export interface SearchHit {
  source: Indexed;
  title: string;
  /** What else it is called, in any language. */
  names?: readonly string[];
  /** How readers are known to ask for it. */
  asked?: readonly string[];
  /** What the number of a subnet was called before, where that was searched for. */
  formerly?: string;
  description: string;
  /** Without the language of the page; an application's is mostly elsewhere. */
  href: string;
  /** The language it is written in. */
  locale: Locale;
  /** The same texts with the marks of the engine: see `splitMarks`. */
  marked: { title: string; description: string; [SOURCE_ASKED]?: readonly string[] };
}

/** A document of the engine as it is shown; null where nothing leads to it, or it is none. */
export function toSearchHit(source: Indexed, document: unknown): SearchHit | null {
  if (source === PASSAGE) return toPassageHit(document);
  const href = hrefOf(source, document);
  const title = textAt(document, "title") || textAt(document, "name");
  if (href === null || title === "") return null;
  const description = describe(source, document);
  const locale = at(document, "locale");
  const names = textsAt(document, "names");
  const asked = textsAt(document, ASKED);
  const askedOf = textsAt(document, "_formatted", SOURCE_ASKED).filter((text) => text.includes(MARK_START));
  const formerly = textsAt(document, "_formatted", FORMERLY).find((name) => name.includes(MARK_START));
  return {
    source,
    title: withoutMarks(title),
    ...(source === TITLE && names.length > 0 && { names }),
    ...(source === TITLE && asked.length > 0 && { asked }),
    ...(source === "subnet" && formerly !== undefined && { formerly: withoutMarks(formerly) }),
    description: withoutMarks(description),
    href,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    marked: {
      title: textAt(document, "_formatted", "title") || textAt(document, "_formatted", "name") || title,
      description: textAt(document, "_formatted", "description") || description,
      ...(askedOf.length > 0 && { [SOURCE_ASKED]: askedOf }),
    },
  };
}

/** Two lines on a wide screen. */
const MOST_OF_CONTENT = 240;

function hrefOf(source: Exclude<Indexed, typeof PASSAGE>, document: unknown): string | null {
  const slug = toPath(textAt(document, "slug"));
  switch (source) {
    case "concept": {
      const category = toPath(textAt(document, "categories", 0, "slug"));
      return category && slug && `/concepts/${category}/${slug}`;
    }
    case "subnet": {
      const number = at(document, "mainnetId");
      // Subnet 0 is the root, which has a page of its own.
      return number === 0 ? "/subnets/root" : Number.isSafeInteger(number) ? `/subnets/${number}` : null;
    }
    case "team":
      return slug && `/subnets/${slug}`;
    case "guide":
      return slug && `/guides/${slug}`;
    case "article":
      return slug && `/articles/${slug}`;
    case TITLE: {
      const href = textAt(document, "href");
      return isPathOfSite(href) || isWebAddress(href) ? href : null;
    }
    case "application": {
      const link = textAt(document, "application", "link");
      return isPathOfSite(link) || isWebAddress(link) ? link : null;
    }
  }
}

/** A piece of a text, below one heading of it: the sentences that were found are its description. */
function toPassageHit(document: unknown): SearchHit | null {
  const href = textAt(document, "href");
  const heading = textAt(document, "heading");
  if (!isPathOfSite(href) || heading === "") return null;
  const inText = textAt(document, "trail", 0);
  const name = (title: string) => (inText === "" ? title : `${inText} · ${title}`);
  const description = textAt(document, "_formatted", "text");
  const locale = at(document, "locale");
  return {
    source: PASSAGE,
    title: name(heading),
    description: withoutMarks(description),
    href,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    marked: { title: name(textAt(document, "_formatted", "heading") || heading), description },
  };
}

/** The kind of what was found beside the sources: one of them, or what else it is. */
export function kindOf(document: unknown): string {
  return textAt(document, "kind");
}

/** Nothing with which an address elsewhere begins. */
function isPathOfSite(href: string): boolean {
  return /^\/(?![/\\])\S*$/.test(href);
}

/** A slug as a path: its slashes part it. */
function toPath(slug: string): string | null {
  return slug === "" ? null : slug.split("/").map(encodeURIComponent).join("/");
}

/**
 * A team has no description of its own: it is known by its subnets. Documents of an engine elsewhere may have none either, and a
 * `content` of which the beginning says what they are about.
 */
function describe(source: Indexed, document: unknown): string {
  if (source !== "team")
    return textAt(document, "description") || textAt(document, "content").slice(0, MOST_OF_CONTENT);
  const subnets = at(document, "subnets");
  const names = Array.isArray(subnets) ? subnets.map((subnet) => textAt(subnet, "name")) : [];
  return names.filter(Boolean).join(", ");
}

function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  return typeof found === "string" ? found : "";
}

function textsAt(value: unknown, ...path: readonly (string | number)[]): string[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.filter((text) => typeof text === "string") : [];
}

function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) return undefined;
    found = Reflect.get(found, step);
  }
  return found;
}
