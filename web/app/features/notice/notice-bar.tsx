import { useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import { ActionLink } from "#app/ui/action-link.tsx";
import iconButtonStyles from "#app/ui/icon-button.module.css";
import styles from "./notice-bar.module.css";
import { dismissalCookie } from "./notice-cookie.ts";
import type { Notice } from "./notice-types.ts";

/**
 * The notices above every page: the same markup for everybody. Those somebody has dismissed are hidden by `notice.inline.ts`
 * before the first paint; without scripts they can be read and not be dismissed. Where the browser refuses the cookie, a notice
 * is away as long as the page.
 */
export function NoticeBar({ notices, onDismissed }: { notices: readonly Notice[]; onDismissed: () => void }) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const dismiss = (key: string) => {
    storeDismissal(key);
    setDismissed((others) => [...others, key]);
    onDismissed();
  };
  const t = useTranslations("notice");
  return notices.map(({ key, message, tone, isDismissible, action }) => (
    <section
      key={key}
      className={styles.noticeBar}
      data-notice={key}
      data-tone={tone}
      aria-label={t("label")}
      hidden={dismissed.includes(key)}
    >
      <p className={styles.text}>
        <Sentences>
          {message}
          {action ? <ActionLink className={styles.link} action={action} /> : null}
        </Sentences>
      </p>
      {isDismissible ? (
        <button
          type="button"
          className={`${iconButtonStyles.iconButton} ${styles.dismiss}`}
          aria-label={t("dismiss")}
          onClick={() => dismiss(key)}
          data-dismiss-notice=""
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      ) : null}
    </section>
  ));
}

function storeDismissal(key: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are supported.
    // biome-ignore lint/style/noRestrictedGlobals: the same.
    document.cookie = dismissalCookie(key);
  } catch {
    // A document without cookies, as in a sandbox.
  }
}
