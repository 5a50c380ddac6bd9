import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { localizedPath, splitLocale } from "./localized-path.ts";

/** What each language calls itself; the codes are what the switch shows. */
const OWN_NAMES: Record<Locale, string> = { en: "English", de: "Deutsch", ko: "한국어", fr: "Français", zh: "中文" };

/** The same page and query in each language. A change of language loads the page anew: menus and texts come with it. */
export function LanguageSwitch() {
  const t = useTranslations("languages");
  const { pathname, search } = useLocation();
  const { locale: current, path } = splitLocale(pathname);
  return (
    <nav aria-label={t("label")}>
      <ul className="flex flex-wrap gap-1">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              className="language-link"
              href={localizedPath(path, locale) + search}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? "true" : undefined}
              data-choose-locale={locale}
            >
              <span aria-hidden="true">{locale.toUpperCase()}</span>
              <span className="sr-only">{OWN_NAMES[locale]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
