import { DEFAULT_LOCALE, isLocale, type Locale } from "@learn-bittensor/contract/locales";

/** A passage as the search engine found it. */
export interface FoundPassage {
  id: string;
  kind: string;
  href: string;
  titles: string[];
  locale: Locale;
  markdown: string;
  /** What was searched, with the marks of the engine. The heading is the last of the titles. */
  marked: { titles: string[]; text: string[] };
}

/** A document of the engine as a passage; null where it is none, or would lead off the site. */
export function toFoundPassage(document: unknown): FoundPassage | null {
  if (!isRecord(document)) return null;
  const { id, kind, href, heading, markdown, locale } = document;
  if (typeof id !== "string" || typeof heading !== "string" || typeof markdown !== "string") return null;
  if (typeof href !== "string" || !isPathOfSite(href)) return null;
  const formatted = isRecord(document._formatted) ? document._formatted : {};
  return {
    id,
    kind: typeof kind === "string" ? kind : "",
    href,
    titles: [...stringsOf(document.trail), heading],
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    markdown,
    marked: {
      titles: [formatted.names, formatted.trail, formatted.heading].flatMap(stringsOf),
      text: stringsOf(formatted.text),
    },
  };
}

/** A path, with the id of a heading: nothing with which an address elsewhere begins, or that would part it. */
function isPathOfSite(href: string): boolean {
  return /^\/(?![/\\])[^\s\\?#]*(?:#[a-z0-9-]+)?$/.test(href);
}

function stringsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
