import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import fallbackNoticeStyles from "#app/ui/fallback-notice.module.css";
import type { ShownNotes } from "./text-notes.server.ts";
import styles from "./translation-notice.module.css";

/** Says that the English text went on since it was translated, and leads to what is newer there. `path` has no language. */
export function TranslationNotice({
  translation,
  path,
}: {
  translation: NonNullable<ShownNotes["translation"]>;
  path: string;
}) {
  const t = useTranslations("textNotes");
  const { sectionCount, changed } = translation;
  const anchored = changed.flatMap(({ anchor, title }) => (anchor === null ? [] : [{ anchor, title }]));
  return (
    <div className={fallbackNoticeStyles.fallbackNotice}>
      <p>{t("changed", { changed: changed.length, total: String(sectionCount) })}</p>
      <ul className={styles.newer}>
        {anchored.length === 0 ? (
          <li>
            <a href={path} hrefLang="en">
              {t("readEnglish")}
            </a>
          </li>
        ) : (
          anchored.map(({ anchor, title }) => (
            <li key={anchor}>
              <Sentences>
                {t("inEnglish")}
                <a href={`${path}#${anchor}`} hrefLang="en" lang="en">
                  {title}
                </a>
              </Sentences>
            </li>
          ))
        )}
      </ul>
    </div>
  );
}
