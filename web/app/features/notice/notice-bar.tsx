import { Sentences } from "#app/i18n/sentences.tsx";
import { ActionLink } from "#app/ui/action-link.tsx";
import type { Notice } from "./notice-types.ts";

export interface NoticeTexts {
  label: string;
  dismiss: string;
}

/**
 * The notices above every page: the same markup for everybody. Those somebody has dismissed are hidden by `NOTICE_SCRIPT`
 * before the first paint; without scripts they can be read and not be dismissed.
 */
export function NoticeBar({ notices, texts }: { notices: readonly Notice[]; texts: NoticeTexts }) {
  return notices.map(({ key, message, tone, isDismissible, action }) => (
    <section key={key} className="site-notice" data-notice={key} data-tone={tone} aria-label={texts.label}>
      <p className="site-notice-text">
        <Sentences>
          {message}
          {action ? <ActionLink className="site-notice-link" action={action} /> : null}
        </Sentences>
      </p>
      {isDismissible ? (
        <button
          type="button"
          className="icon-button site-notice-dismiss"
          aria-label={texts.dismiss}
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
