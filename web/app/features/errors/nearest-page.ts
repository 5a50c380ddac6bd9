import { isLocale, type Locale } from "@learn-bittensor/contract/locales";

/** A page that may have been meant by an address that none has. */
export interface NearestPage {
  /** Without language. */
  href: string;
  title: string;
  /** The language its title is in. */
  locale: Locale;
}

/** The pages that come with a "404 Not Found"; none where it came from elsewhere. */
export function readNearestPages(data: unknown): NearestPage[] {
  const nearest = typeof data === "object" && data !== null && "nearest" in data ? data.nearest : null;
  return Array.isArray(nearest) ? nearest.filter(isNearestPage) : [];
}

function isNearestPage(value: unknown): value is NearestPage {
  if (typeof value !== "object" || value === null) return false;
  const { href, title, locale } = value as Record<keyof NearestPage, unknown>;
  return typeof href === "string" && /^\/(?!\/)/.test(href) && typeof title === "string" && isLocale(locale);
}
