import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import styles from "./text-source.module.css";

interface Source {
  /** The text's own address, where it is answered as it was written, too, at that address and `.md`. */
  path?: string;
  updatedAt: string | null;
  /** Where its file can be changed; null where that is nowhere. */
  sourceUrl: string | null;
}

/** When a text was changed last, where that is known, and the ways to it as it was written. */
export function TextSource({ path, updatedAt, sourceUrl }: Source) {
  const t = useTranslations("content");
  const format = useFormatter();
  return (
    <>
      {updatedAt ? (
        <time dateTime={updatedAt}>
          {t("updated", { date: format.dateTime(new Date(updatedAt), { dateStyle: "long", timeZone: "UTC" }) })}
        </time>
      ) : null}
      {path ? (
        <LocalLink to={`${path}.md`} type="text/markdown" reloads>
          {t("source")}
        </LocalLink>
      ) : null}
      {sourceUrl ? (
        <a className={styles.improve} href={sourceUrl} target="_blank" rel="noopener noreferrer">
          {t("improve")}
        </a>
      ) : null}
    </>
  );
}
