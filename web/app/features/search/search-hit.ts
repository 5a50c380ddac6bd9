import { DEFAULT_LOCALE, isLocale, type Locale } from "@learn-bittensor/contract/locales";
import type { Source } from "@learn-bittensor/contract/search";
import { isWebAddress } from "#app/site/web-address.ts";
import { withoutMarks } from "./split-marks.ts";

export interface SearchHit {
  source: Source;
  title: string;
  description: string;
  /** Without the language of the page; an application's is elsewhere. */
  href: string;
  /** The language it is written in. */
  locale: Locale;
  /** The same texts with the marks of the engine: see `splitMarks`. */
  marked: { title: string; description: string };
}

/** A document of the engine as it is shown; null where nothing leads to it, or it is none. */
export function toSearchHit(source: Source, document: unknown): SearchHit | null {
  const href = hrefOf(source, document);
  const title = textAt(document, "title") || textAt(document, "name");
  if (href === null || title === "") return null;
  const description = describe(source, document);
  const locale = at(document, "locale");
  return {
    source,
    title: withoutMarks(title),
    description: withoutMarks(description),
    href,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    marked: {
      title: textAt(document, "_formatted", "title") || textAt(document, "_formatted", "name") || title,
      description: textAt(document, "_formatted", "description") || description,
    },
  };
}

function hrefOf(source: Source, document: unknown): string | null {
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
    case "application": {
      const link = textAt(document, "application", "link");
      return isWebAddress(link) ? link : null;
    }
  }
}

/** A slug as a path: its slashes part it. */
function toPath(slug: string): string | null {
  return slug === "" ? null : slug.split("/").map(encodeURIComponent).join("/");
}

/** A team has no description of its own: it is known by its subnets. */
function describe(source: Source, document: unknown): string {
  if (source !== "team") return textAt(document, "description");
  const subnets = at(document, "subnets");
  const names = Array.isArray(subnets) ? subnets.map((subnet) => textAt(subnet, "name")) : [];
  return names.filter(Boolean).join(", ");
}

function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  return typeof found === "string" ? found : "";
}

function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) return undefined;
    found = Reflect.get(found, step);
  }
  return found;
}
