import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { useTranslations } from "#app/i18n/interface-texts.ts";

/** What each language calls itself; the codes are what the switch shows. */
const OWN_NAMES: Record<Locale, string> = { en: "English", de: "Deutsch", ko: "한국어", fr: "Français", zh: "中文" };

/** The same page and query in each language. A change of language loads the page anew: menus and texts come with it. */
export function LanguageSwitch({ current, hrefOf }: { current: Locale; hrefOf: (locale: Locale) => string }) {
  const t = useTranslations("languages");
  return (
    <nav aria-label={t("label")}>
      <ul className="flex flex-wrap gap-1">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              className="language-link"
              href={hrefOf(locale)}
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
