import { toHeadingId } from "@learn-bittensor/contract/heading-ids";
import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import type { HtmlElement } from "./html-tree.ts";

const ABSOLUTE = /^(?:http|\/\/)/;
const STATIC_FILE = /^\/resources\//;

/**
 * Absolute links open in a new tab without a way back to ours; links within the site open in a new tab, in the
 * reader's language. A mere fragment stays in the page: docs/decisions/0003-links-in-rich-text.md says why.
 */
export function applyLinkRules(link: HtmlElement, locale: Locale): void {
  const { href, dataFootnoteRef, dataFootnoteBackref } = link.properties;
  if (typeof href !== "string" || dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) return;
  if (href.startsWith("#")) {
    link.properties.href = `#${toHeadingId(href.slice(1))}`;
    return;
  }
  link.properties.target = "_blank";
  if (ABSOLUTE.test(href)) link.properties.rel = ["noopener", "noreferrer"];
  else if (href.startsWith("/") && !STATIC_FILE.test(href)) link.properties.href = toReadersAddress(href, locale);
}

/** `/concepts/staking#risks` in German is `/de/concepts/staking#risks`. */
function toReadersAddress(address: string, locale: Locale): string {
  const [, path = "", query = "", fragment] = /^([^?#]*)([^#]*)(?:#(.*))?$/s.exec(address) ?? [];
  const isLocalized = splitLocale(path).locale !== DEFAULT_LOCALE;
  const target = (isLocalized ? path : localizedPath(path, locale)) + query;
  return fragment ? `${target}#${toHeadingId(fragment)}` : target;
}
