import { isLocale, type Locale } from "@learn-bittensor/contract/locales";

/** What each language calls itself. */
export const OWN_NAMES: Record<Locale, string> = {
  en: "English",
  de: "Deutsch",
  ko: "한국어",
  fr: "Français",
  zh: "中文",
};

const A_YEAR_IN_SECONDS = 31_536_000;

/** Saves which language somebody has chosen. It says nothing to the server: nobody is led away from an address. */
export function saveLanguage(locale: Locale): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are supported.
    // biome-ignore lint/style/noRestrictedGlobals: the same.
    document.cookie = `locale=${locale}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
  } catch {
    // The browser refuses cookies: the link is followed, and the choice is not saved.
  }
}

/** The language that is saved in `cookies`; null for none that there is. */
export function savedLanguage(cookies: string): Locale | null {
  const [, found = ""] = /(?:^|; )locale=(\w+)(?=;|$)/.exec(cookies) ?? [];
  return isLocale(found) ? found : null;
}
