import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { useSearchParams } from "react-router";
import { BESIDE_PARAMETER, BESIDE_PATH, besideOf } from "#app/i18n/beside.ts";
import { useFormatter, useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import textStyles from "#app/ui/text.module.css";
import touchStyles from "#app/ui/touch.module.css";
import styles from "./text-source.late.module.css";

interface Source {
  /** The text's own address, where it is answered as it was written, too, at that address and `.md`. */
  path?: string;
  updatedAt: string | null;
  /** Where its file can be changed; null where that is nowhere. */
  sourceUrl: string | null;
}

/** At the end of a text: when it was changed last, where that is known, and the ways to it as it was written, and with the English one beside it. */
export function TextSource({ path, updatedAt, sourceUrl }: Source) {
  const t = useTranslations("content");
  const format = useFormatter();
  const locale = useLocale();
  const [query] = useSearchParams();
  const isBeside = besideOf(query, locale) !== null;
  return (
    <p className={`${styles.textSource} ${textStyles.aside} ${textStyles.muted} ${touchStyles.links}`}>
      {updatedAt ? (
        <time dateTime={updatedAt}>
          {t("updated", { date: format.dateTime(new Date(updatedAt), { dateStyle: "long", timeZone: "UTC" }) })}
        </time>
      ) : null}
      {path ? (
        <LocalLink className={styles.written} to={`${path}.md`} type="text/markdown" reloads>
          {t("source")}
        </LocalLink>
      ) : null}
      {path && locale !== DEFAULT_LOCALE && BESIDE_PATH.test(path) ? (
        <LocalLink
          className={styles.beside}
          to={isBeside ? path : `${path}?${BESIDE_PARAMETER}=${DEFAULT_LOCALE}`}
          rel="nofollow"
          reloads
        >
          {t(isBeside ? "alone" : "beside")}
        </LocalLink>
      ) : null}
      {sourceUrl ? (
        <a className={styles.improve} href={sourceUrl} target="_blank" rel="noopener noreferrer">
          {t("improve")}
        </a>
      ) : null}
    </p>
  );
}
