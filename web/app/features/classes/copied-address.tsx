import { useId, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { Button } from "#app/ui/button.tsx";
import fieldStyles from "#app/ui/forms/field.module.css";
import { Field } from "#app/ui/forms/field.tsx";
import textLinksStyles from "#app/ui/text-links.module.css";
import styles from "./class-made.module.css";

/** An address to take along: copied by a press, or by hand, or opened. */
export function CopiedAddress({ label, hint, address }: { label: string; hint: string; address: string }) {
  const t = useTranslations("classes.form");
  const announce = useAnnounce();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    // Where the browser refuses, or has no clipboard here, the address is selected, one key press from being copied.
    field.current?.select();
    const hasCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    if (!hasCopied) return;
    setIsCopied(true);
    announce(t("copied"));
  };
  return (
    <div className={styles.address}>
      <Field id={id} label={label} hint={hint}>
        <input
          ref={field}
          id={id}
          className={`${fieldStyles.field} ${styles.field}`}
          value={address}
          readOnly
          aria-describedby={`${id}-hint`}
        />
      </Field>
      <p className={`${styles.ways} ${textLinksStyles.textLinks}`}>
        <Button className={styles.copy ?? ""} onClick={copy}>
          {isCopied ? t("copied") : t("copy")}
        </Button>
        {/* In a window of its own: what is shown this once stays. */}
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t("open")}
        </a>
      </p>
    </div>
  );
}
