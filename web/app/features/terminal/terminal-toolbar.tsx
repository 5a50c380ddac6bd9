import { useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Session, SessionChange } from "./session.ts";
import styles from "./terminal-page.module.css";
import { addressOf } from "./use-session.ts";

/** Undo, start over, and the link to what was typed. */
export function TerminalToolbar(props: { session: Session; onChange: (change: SessionChange) => void }) {
  const { session, onChange } = props;
  const t = useTranslations("lab.terminal");
  const [copied, setCopied] = useState<{ of: unknown; link: string | null; isCopied: boolean } | null>(null);
  const copy = async () => {
    const address = addressOf(session);
    const link = address === null ? null : new URL(address, window.location.href).href;
    // Without permission to write to the clipboard, the link is shown to be copied by hand.
    const isCopied =
      link !== null &&
      (await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      ));
    setCopied({ of: session.terminal, link, isCopied });
  };
  const isEmpty = session.terminal.entries.length === 0;
  return (
    <div className={styles.toolbar}>
      <Button isUnavailable={isEmpty} onClick={() => onChange({ kind: "undo" })}>
        {t("undo")}
      </Button>
      <Button isUnavailable={isEmpty} onClick={() => onChange({ kind: "reset" })}>
        {t("reset")}
      </Button>
      <Button onClick={copy}>{t("copyLink")}</Button>
      <p aria-live="polite" className={styles.copied}>
        {copied?.of !== session.terminal ? null : copied.isCopied ? (
          t("copied")
        ) : copied.link === null ? (
          t("tooLong")
        ) : (
          <Sentences>
            {t("notCopied")}
            <span className={styles.link}>{copied.link}</span>
          </Sentences>
        )}
      </p>
    </div>
  );
}
