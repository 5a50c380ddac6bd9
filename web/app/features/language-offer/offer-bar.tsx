import type { Locale } from "@learn-bittensor/contract/locales";
import { useLocation } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FindPlace, KeepQuery } from "#app/i18n/language-switch.tsx";
import { OWN_NAMES, saveLanguage } from "#app/i18n/languages.ts";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import iconButtonStyles from "#app/ui/icon-button.module.css";
import styles from "./offer-bar.module.css";

/** In the language that is offered: whoever reads it understands it. */
const OFFERS: Record<Locale, string> = {
  en: "Read this page in English",
  de: "Diese Seite auf Deutsch lesen",
  ko: "이 페이지를 한국어로 읽기",
  fr: "Lire cette page en français",
  zh: "用中文阅读此页",
};

/** A quiet line at the window's end: it moves nothing of the page, and is away once it was answered. */
export function OfferBar(props: { to: Locale; keepQuery: KeepQuery; findPlace: FindPlace; onEnd: () => void }) {
  const { to, keepQuery, findPlace, onEnd } = props;
  const t = useTranslations("languages");
  const current = useLocale();
  const { pathname, search } = useLocation();
  const { path } = splitLocale(pathname);
  return (
    <section className={styles.offerBar} aria-label={t("label")}>
      <a
        className={styles.link}
        href={localizedPath(path, to) + keepQuery(path, search)}
        hrefLang={to}
        lang={to}
        onClick={({ currentTarget }) => {
          currentTarget.search = keepQuery(path, window.location.search);
          currentTarget.hash = findPlace();
          saveLanguage(to);
        }}
        data-reloads=""
      >
        {OFFERS[to]}
      </a>
      <button
        type="button"
        className={iconButtonStyles.iconButton}
        aria-label={t("stay", { language: OWN_NAMES[current] })}
        onClick={() => {
          // To stay is a choice, too.
          saveLanguage(current);
          onEnd();
        }}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </section>
  );
}
