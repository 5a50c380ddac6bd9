import { useId, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/controls/disclosure.tsx";
import numberFieldStyles from "#app/ui/controls/number-field.module.css";
import controlStyles from "./lab-controls.module.css";
import type { AnyLab, PasteFault } from "./lab-definition.ts";
import panelStyles from "./lab-panel.module.css";
import type { LabState } from "./lab-session.ts";
import type { AnyWords } from "./lab-words.ts";
import styles from "./paste-panel.late.module.css";

/** Takes a table that the visitor brings along. It is read here and goes nowhere. */
export function PastePanel(props: {
  lab: AnyLab;
  words: AnyWords;
  /** What is wrong with what is set. */
  problem: string | null;
  onPaste: (state: LabState) => void;
}) {
  const { lab, words, problem, onPaste } = props;
  const t = useTranslations("lab.frame");
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState<PasteFault | null>(null);
  const [isRead, setIsRead] = useState(false);
  const read = () => {
    const found: LabState | PasteFault = lab.paste?.read(box.current?.value ?? "") ?? {};
    setFault(isFault(found) ? found : null);
    setIsRead(!isFault(found));
    if (isFault(found)) box.current?.focus();
    else onPaste(found);
  };
  return (
    <section className={panelStyles.labPanel} aria-label={words("paste.title")}>
      <Disclosure summary={words("paste.title")}>
        <div className={styles.pastePanel}>
          <p id={`${id}-hint`} className={controlStyles.hint}>
            {words("paste.hint")}
          </p>
          <label htmlFor={id} className={controlStyles.label}>
            {words("paste.label")}
          </label>
          <textarea
            id={id}
            ref={box}
            className={styles.box}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-invalid={fault ? true : undefined}
            aria-describedby={[`${id}-hint`, `${id}-stays`, ...(fault ? [`${id}-fault`] : [])].join(" ")}
          />
          <p id={`${id}-stays`} className={controlStyles.hint}>
            {words("paste.stays")}
          </p>
          {fault ? (
            <p id={`${id}-fault`} role="alert" className={numberFieldStyles.fault}>
              <FaultText {...fault} />
            </p>
          ) : null}
          <p aria-live="polite" className={controlStyles.hint}>
            {isRead && problem === null ? t("paste.done") : ""}
          </p>
          <div className={panelStyles.buttons}>
            <Button onClick={read}>{t("paste.read")}</Button>
            <Button
              onClick={() => {
                if (box.current && lab.paste) box.current.value = lab.paste.sample;
                read();
              }}
            >
              {t("paste.sample")}
            </Button>
          </div>
        </div>
      </Disclosure>
    </section>
  );
}

function FaultText({ fault, values = {} }: PasteFault) {
  // Each fault has values of its own: a test asks for their texts.
  const t = useTranslations("lab.frame") as AnyWords;
  const { where, line } = values;
  return t(`paste.fault.${fault}`, {
    ...values,
    place:
      where === undefined || line === undefined ? "" : t(where === "entry" ? "paste.entry" : "paste.line", { line }),
  });
}

function isFault(found: LabState | PasteFault): found is PasteFault {
  return typeof found === "object" && "fault" in found;
}
