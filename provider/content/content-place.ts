import { isLocale, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { CONTENT_TYPES, type ContentType, isContentType } from "./content-types.ts";
import type { Report } from "./report.ts";

/** What the path of a content file says: `content/{locale}/{type}/{slug}{extension}`. */
export type ContentPlace = { locale: Locale; type: ContentType; slug: string; extension: string };

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_IN_FOLDERS = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** What identifies an entry in all its languages. */
export function keyOf({ type, slug }: { type: ContentType; slug: string }): string {
  return `${type}/${slug}`;
}

/** Reads a path; `report` is told what is wrong with it. Null where no content belongs. */
export function parseContentPlace(path: string, report: Report): ContentPlace | null {
  const [, locale, type, ...names] = path.split("/");
  if (!isLocale(locale)) {
    report(path, `folder: expected one of ${LOCALES.join(", ")}, got "${locale}"`);
    return null;
  }
  if (type === undefined || !isContentType(type)) {
    report(path, `folder: expected one of ${CONTENT_TYPES.join(", ")}, got "${type}"`);
    return null;
  }
  const name = names.join("/");
  const dot = name.lastIndexOf(".");
  const slug = name.slice(0, dot);
  if (!(type === "guide" ? SLUG_IN_FOLDERS : SLUG).test(slug)) {
    report(path, `file name: expected lower-case letters, digits and hyphens, got "${slug}"`);
  }
  return { locale, type, slug, extension: name.slice(dot) };
}
