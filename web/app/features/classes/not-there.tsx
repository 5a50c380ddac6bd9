import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Button } from "#app/ui/button.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import styles from "./class-session.module.css";

/** What stands where a class cannot be shown. */
export function NotThere({ state, onRetry }: { state: "loading" | "away" | "gone"; onRetry: () => void }) {
  const t = useTranslations("classes.frame");
  if (state === "loading") return <div className={styles.waiting} aria-busy="true" />;
  return (
    <div className={`${readingStyles.reading} ${styles.part}`}>
      <p role="status">{t(state)}</p>
      {state === "away" ? <Button onClick={onRetry}>{t("retry")}</Button> : null}
    </div>
  );
}
