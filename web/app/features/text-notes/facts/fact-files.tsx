import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import styles from "./fact-list.module.css";

/** The same facts for other programs: files, which no router follows. */
export function FactFiles() {
  const t = useTranslations("facts");
  const locale = useLocale();
  const files = [
    ["/facts.json", "JSON"],
    ["/facts.csv", "CSV"],
    ["/facts.xml", t("feed")],
  ] as const;
  return (
    <p className={styles.files}>
      {t("files")}{" "}
      {files.map(([path, label]) => (
        <a key={path} href={localizedPath(path, locale)}>
          {label}
        </a>
      ))}
    </p>
  );
}
