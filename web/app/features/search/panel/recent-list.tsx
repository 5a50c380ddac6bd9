import { useId } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import touchStyles from "#app/ui/touch.module.css";
import styles from "./recent-list.module.css";

/** What was searched last on this device. */
export function RecentList(props: {
  texts: readonly string[];
  onChoose: (text: string) => void;
  onForget: () => void;
}) {
  const t = useTranslations("searchPanel");
  const titleId = useId();
  return (
    <section className={styles.recentList}>
      <div className={styles.head}>
        <h2 id={titleId}>{t("recent")}</h2>
        <button type="button" className={`${styles.forget} ${touchStyles.link}`} onClick={props.onForget}>
          {t("forgetRecent")}
        </button>
      </div>
      <ul aria-labelledby={titleId}>
        {props.texts.map((text) => (
          <li key={text}>
            <button type="button" className={`${styles.text} ${touchStyles.link}`} onClick={() => props.onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
