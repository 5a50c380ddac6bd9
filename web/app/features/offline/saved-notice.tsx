import { useEffect, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useTimeFormat } from "#app/i18n/use-time-format.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import iconButtonStyles from "#app/ui/icon-button.module.css";
import { OFFLINE_PATH } from "./offline-path.ts";
import styles from "./saved-notice.late.module.css";

/** A quiet line at the window's end: the page is a copy, of which day, and what else is there. */
export function SavedNotice({ savedAt }: { savedAt: string }) {
  const t = useTranslations("offline");
  const announce = useAnnounce();
  const [isClosed, setIsClosed] = useState(false);
  const words = t("copy", { day: useTimeFormat()(savedAt) });
  useEffect(() => announce(words), [announce, words]);
  if (isClosed) return null;
  return (
    <section className={styles.savedNotice} aria-label={t("title")}>
      <p className={styles.text}>
        {words}{" "}
        <LocalLink className={styles.link} to={OFFLINE_PATH}>
          {t("whatElse")}
        </LocalLink>
      </p>
      <button
        type="button"
        className={iconButtonStyles.iconButton}
        aria-label={t("close")}
        onClick={() => setIsClosed(true)}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </section>
  );
}
