import { isLocale } from "@learn-bittensor/contract/locales";
import { localizedPath, splitLocale } from "./localized-path.ts";

const A_YEAR_IN_SECONDS = 31_536_000;

/**
 * Keeps the links of the language switch on the page that is shown, which client-side navigations change, and remembers
 * which language was chosen.
 */
export function startLanguageSwitch(document: Document): void {
  // Before a link is followed it is pointed at, pressed or focused: in whatever way, and to whatever tab.
  for (const type of ["pointerdown", "focusin", "click"]) document.addEventListener(type, pointToThisPage, true);
  document.addEventListener("click", rememberChoice);
}

function pointToThisPage(event: Event): void {
  const link = linkOf(event);
  const locale = link?.dataset.chooseLocale;
  if (!link || !isLocale(locale)) return;
  const { pathname, search } = link.ownerDocument.location;
  link.href = localizedPath(splitLocale(pathname).path, locale) + search;
}

function rememberChoice(event: Event): void {
  const link = linkOf(event);
  const locale = link?.dataset.chooseLocale;
  if (!link || !isLocale(locale)) return;
  const secure = link.ownerDocument.location.protocol === "https:" ? "; Secure" : "";
  try {
    link.ownerDocument.cookie = `locale=${locale}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
  } catch {
    // The browser refuses cookies: the link is followed, and the choice is not remembered.
  }
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-choose-locale]") : null;
}
