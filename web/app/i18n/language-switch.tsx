import { LOCALES } from "@learn-bittensor/contract/locales";
import { useLocation } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import textStyles from "#app/ui/text.module.css";
import styles from "./language-switch.module.css";
import { OWN_NAMES, saveLanguage } from "./languages.ts";
import { localizedPath, splitLocale } from "./localized-path.ts";

/** Of the query of a page, at its path without language, what a link to it repeats. */
export type KeepQuery = (path: string, search: string) => string;

/** The fragment of what is being read, as `#staking`; empty at the beginning of a page. It is the same in every language. */
export type FindPlace = () => string;

/**
 * The same page in each language, at the same place. A change of language loads the document anew: menus and texts come with it.
 * By its `names`, or in short.
 */
export function LanguageSwitch(props: { keepQuery: KeepQuery; findPlace: FindPlace; as?: "codes" | "names" }) {
  const { keepQuery, findPlace, as = "codes" } = props;
  const t = useTranslations("languages");
  const current = useLocale();
  const { pathname, search } = useLocation();
  const { path } = splitLocale(pathname);
  // A lab writes its state into the address without the router, and the reader goes on reading.
  const bringUpToDate = (link: HTMLAnchorElement) => {
    link.search = keepQuery(path, window.location.search);
    link.hash = findPlace();
  };
  return (
    <nav aria-label={t("label")}>
      <ul className={as === "names" ? styles.names : styles.list}>
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
              onClick={({ currentTarget }) => {
                bringUpToDate(currentTarget);
                saveLanguage(locale);
              }}
              data-reloads=""
            >
              {as === "names" ? (
                OWN_NAMES[locale]
              ) : (
                <>
                  <span aria-hidden="true">{locale.toUpperCase()}</span>
                  <span className={textStyles.srOnly}>{OWN_NAMES[locale]}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
