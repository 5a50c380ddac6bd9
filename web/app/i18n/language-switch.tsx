import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { useLocation } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import textStyles from "#app/ui/text.module.css";
import styles from "./language-switch.module.css";
import { localizedPath, splitLocale } from "./localized-path.ts";

/** What each language calls itself; the codes are what the switch shows. */
const OWN_NAMES: Record<Locale, string> = { en: "English", de: "Deutsch", ko: "한국어", fr: "Français", zh: "中文" };

const A_YEAR_IN_SECONDS = 31_536_000;

/** Of the query of a page, at its path without language, what a link to it repeats. */
export type KeepQuery = (path: string, search: string) => string;

/** The same page in each language. A change of language loads the document anew: menus and texts come with it. */
export function LanguageSwitch({ keepQuery }: { keepQuery: KeepQuery }) {
  const t = useTranslations("languages");
  const current = useLocale();
  const { pathname, search } = useLocation();
  const { path } = splitLocale(pathname);
  // A lab writes its state into the address without the router.
  const bringUpToDate = (link: HTMLAnchorElement) => {
    link.search = keepQuery(path, window.location.search);
  };
  return (
    <nav aria-label={t("label")}>
      <ul className={styles.list}>
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              className={styles.link}
              href={localizedPath(path, locale) + keepQuery(path, search)}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? "true" : undefined}
              onPointerDown={({ currentTarget }) => bringUpToDate(currentTarget)}
              onFocus={({ currentTarget }) => bringUpToDate(currentTarget)}
              onClick={() => rememberChoice(locale)}
              data-reloads=""
            >
              <span aria-hidden="true">{locale.toUpperCase()}</span>
              <span className={textStyles.srOnly}>{OWN_NAMES[locale]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function rememberChoice(locale: Locale): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are supported.
    // biome-ignore lint/style/noRestrictedGlobals: the same.
    document.cookie = `locale=${locale}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
  } catch {
    // The browser refuses cookies: the link is followed, and the choice is not remembered.
  }
}
