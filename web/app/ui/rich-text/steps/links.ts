import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { toHeadingId } from "./heading-ids.ts";
import type { HtmlElement } from "./html-tree.ts";

const ABSOLUTE = /^(?:http|\/\/)/i;
const STATIC_FILE = /^\/resources\//;
const WITH_LOCALE = new RegExp(`^/(?:${LOCALES.join("|")})(?=[/?#]|$)`);

/**
 * Absolute links open in a new tab without a way back to ours; links within the site open in a new tab, in the
 * reader's language. A mere fragment stays in the page: docs/decisions/0003-links-in-rich-text.md says why.
 */
export function applyLinkRules(link: HtmlElement, locale: Locale): void {
  const { href } = link.properties;
  if (typeof href !== "string" || isFootnoteLink(link)) return;
  if (href.startsWith("#")) {
    link.properties.href = `#${toHeadingId(href.slice(1))}`;
    return;
  }
  link.properties.target = "_blank";
  if (ABSOLUTE.test(href)) link.properties.rel = ["noopener", "noreferrer"];
  else if (href.startsWith("/")) link.properties.href = toLocalizedPath(href, locale);
}

function toLocalizedPath(path: string, locale: Locale): string {
  if (STATIC_FILE.test(path)) return path;
  const [address, fragment] = splitOnce(path, "#");
  const target = fragment ? `${address}#${toHeadingId(fragment)}` : path;
  if (locale === DEFAULT_LOCALE || WITH_LOCALE.test(path)) return target;
  return `/${locale}${target === "/" ? "" : target.replace(/^\/(?=[?#])/, "")}`;
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function isFootnoteLink({ properties }: HtmlElement): boolean {
  return properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined;
}
