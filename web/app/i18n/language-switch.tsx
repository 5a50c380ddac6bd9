import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { useLocation } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import textStyles from "#app/ui/text.module.css";
import styles from "./language-switch.module.css";
import { localizedPath, splitLocale } from "./localized-path.ts";

/** What each language calls itself; the codes are what the switch shows. */
const OWN_NAMES: Record<Locale, string> = { en: "English", de: "Deutsch", ko: "한국어", fr: "Français", zh: "中文" };

const A_YEAR_IN_SECONDS = 31_536_000;

/** The same page and query in each language. A change of language loads the document anew: menus and texts come with it. */
export function LanguageSwitch() {
  const t = useTranslations("languages");
  const current = useLocale();
  const { pathname, search } = useLocation();
  const { path } = splitLocale(pathname);
  return (
    <nav aria-label={t("label")}>
      <ul className={styles.list}>
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              className={styles.link}
              href={localizedPath(path, locale) + search}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? "true" : undefined}
              onPointerDown={({ currentTarget }) => keepQuery(currentTarget)}
              onFocus={({ currentTarget }) => keepQuery(currentTarget)}
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

/** What of a query no page reads, the server leaves out of the pages it shares; the link keeps it all the same. */
function keepQuery(link: HTMLAnchorElement): void {
  link.search = window.location.search;
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
