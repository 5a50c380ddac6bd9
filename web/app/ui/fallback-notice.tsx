import type { Locale } from "@learn-bittensor/contract/locales";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import styles from "./fallback-notice.module.css";

/** Says in the reader's language that the text below is in another one. Nothing where both are the same. */
export function FallbackNotice({ locale }: { locale: Locale }) {
  const t = useTranslations("content");
  if (useLocale() === locale) return null;
  return <p className={styles.fallbackNotice}>{t("notTranslated")}</p>;
}

/** The same for a list of which some entries are in another language. */
export function ListFallbackNotice({ entries }: { entries: readonly { locale: Locale }[] }) {
  const t = useTranslations("content");
  const own = useLocale();
  if (entries.every((entry) => entry.locale === own)) return null;
  return <p className={styles.fallbackNotice}>{t("partlyTranslated")}</p>;
}

/** The `lang` attribute of a text, where it differs from the page's. */
export function useLangOf(): (locale: Locale) => Locale | undefined {
  const own = useLocale();
  return (locale) => (locale === own ? undefined : locale);
}
