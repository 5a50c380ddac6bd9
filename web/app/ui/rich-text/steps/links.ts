import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { toHeadingId } from "@learn-bittensor/markdown/heading-ids";
import { toTermId } from "@learn-bittensor/markdown/term-address";
import type { Element } from "hast";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";

const ABSOLUTE = /^(?:http|\/\/)/;
const STATIC_FILE = /^\/resources\//;

/**
 * Absolute links open in a new tab without a way back to ours; links within the site open in a new tab, in the
 * reader's language, those to terms with what describes them. A mere fragment stays in the page: docs/decisions/0003-links-in-rich-text.md says why.
 */
export function applyLinkRules(link: Element, locale: Locale): void {
  const { href } = link.properties;
  if (typeof href !== "string" || href.startsWith("#")) return;
  link.properties.target = "_blank";
  const term = toTermId(href);
  // Pages that show what their terms mean have it in an element with this id.
  if (term) link.properties.ariaDescribedBy = [`definition-${term}`];
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
