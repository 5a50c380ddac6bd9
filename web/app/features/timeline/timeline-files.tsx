import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import textLinks from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import styles from "./timeline-files.module.css";

/** Where the changes of one rule are drawn, and where new ones can be followed: files, which no router follows. */
export function TimelineFiles() {
  const t = useTranslations("timeline");
  const locale = useLocale();
  const files = [
    ["/timeline.xml", "Atom"],
    ["/timeline.json", "JSON"],
    ["/timeline.ics", t("calendar")],
  ] as const;
  return (
    <p className={`${styles.files} ${textLinks.textLinks} ${touchStyles.links}`}>
      <LocalLink className={styles.figure} to="/figures/rules-through-time">
        {t("rules")}
      </LocalLink>
      <span>{t("follow")}</span>
      {files.map(([path, label]) => (
        <a key={path} href={localizedPath(path, locale)}>
          {label}
        </a>
      ))}
    </p>
  );
}
