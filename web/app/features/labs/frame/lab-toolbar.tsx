import { useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import { Button } from "#app/ui/button.tsx";
import controlStyles from "./lab-controls.module.css";
import type { AnyLab } from "./lab-definition.ts";
import type { LabSession, SessionChange } from "./lab-session.ts";
import styles from "./lab-toolbar.module.css";
import { addressOf } from "./use-lab-session.ts";

/** Undo, redo, reset, and the link to what is set. */
export function LabToolbar(props: { lab: AnyLab; session: LabSession; onChange: (change: SessionChange) => void }) {
  const { lab, session, onChange } = props;
  const t = useTranslations("lab.frame");
  const { past, present, future } = session.history;
  const [copied, setCopied] = useState<{ of: unknown; link: string; isCopied: boolean } | null>(null);
  const copy = async () => {
    // In a frame, the link leads to the lab's page.
    const { href: link } = new URL(addressOf(lab, session.good).replace("/embed/lab/", "/lab/"), window.location.href);
    // Without permission to write to the clipboard, the link is shown to be copied by hand.
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied({ of: present, link, isCopied });
  };
  return (
    <div className={styles.labToolbar}>
      <Button isUnavailable={past.length === 0} onClick={() => onChange({ kind: "undo" })}>
        {t("undo")}
      </Button>
      <Button isUnavailable={future.length === 0} onClick={() => onChange({ kind: "redo" })}>
        {t("redo")}
      </Button>
      <Button onClick={() => onChange({ kind: "set", state: lab.initial })}>{t("reset")}</Button>
      <Button onClick={copy}>{t("copyLink")}</Button>
      <p aria-live="polite" className={controlStyles.hint}>
        {copied?.of === present ? (
          copied.isCopied ? (
            t("copied")
          ) : (
            <Sentences>
              {t("notCopied")}
              <span className={styles.link}>{copied.link}</span>
            </Sentences>
          )
        ) : null}
      </p>
    </div>
  );
}
