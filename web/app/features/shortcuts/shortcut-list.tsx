import { useTranslations } from "#app/i18n/interface-texts.ts";
import buttonStyles from "#app/ui/button.module.css";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import styles from "./shortcut-list.module.css";

/** Every key of the site's own, and what it does. */
export function ShortcutList() {
  const t = useTranslations("shortcuts");
  const keys = [
    { keys: [["/"], ["Ctrl", "K"], ["⌘", "K"]], does: t("search") },
    { keys: [["?"]], does: t("list") },
    { keys: [["Esc"]], does: t("close") },
    { keys: [["↑"], ["↓"]], does: t("hits") },
    { keys: [["→"]], does: t("complete") },
    { keys: [["←"], ["→"]], does: t("values") },
  ];
  return (
    <div className={styles.shortcuts}>
      <h2 className={sectionTitleStyles.sectionTitle}>{t("title")}</h2>
      <dl className={styles.list}>
        {keys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((chord) => (
                <span key={chord.join()} className={styles.chord}>
                  {chord.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className={buttonStyles.button}>
          {t("done")}
        </button>
      </form>
    </div>
  );
}
