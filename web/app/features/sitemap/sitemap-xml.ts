import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { localizedPath } from "#app/i18n/localized-path.ts";

/** Search engines read 50,000 of a file, or 50 MB; of these, with the same page in all languages, 8 MB. */
export const MOST_ADDRESSES = 10_000;

export function sitemapIndex(addresses: string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** The paths (without language) in one language, each with its alternates. */
export function sitemap(paths: string[], site: { siteUrl: string; locale: Locale }): string {
  const address = (path: string, locale: Locale) => escapeXml(site.siteUrl + localizedPath(path, locale));
  const alternates = (path: string) =>
    [...LOCALES.map((locale) => [locale, locale] as const), ["x-default", DEFAULT_LOCALE] as const]
      .map(([lang, locale]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(path, locale)}"/>`)
      .join("");
  const entries = paths.map((path) => `<url><loc>${address(path, site.locale)}</loc>${alternates(path)}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
