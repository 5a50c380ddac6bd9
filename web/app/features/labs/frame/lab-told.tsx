import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { DataTable } from "#app/ui/controls/data-table.tsx";
import { Disclosure } from "#app/ui/controls/disclosure.tsx";
import textStyles from "#app/ui/text.module.css";
import { FormulaView } from "./formula-view.tsx";
import controlStyles from "./lab-controls.module.css";
import type { LabOutcome } from "./lab-definition.ts";
import styles from "./lab-told.module.css";

/** What happened, in sentences and figures. `source` says where the situation that is set is from. */
export function LabTold({ view, source }: { view: LabOutcome; source: string | null }) {
  return (
    <>
      <div className={styles.sentences}>
        {view.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Announcement text={view.sentences[0] ?? ""} />
      <dl className={styles.figures}>
        {view.figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {source === null ? null : <p className={controlStyles.hint}>{source}</p>}
    </>
  );
}

/** What it was computed by: tables, formulas, the rule. */
export function LabReckoning({ view, rule }: { view: LabOutcome; rule: string }) {
  const t = useTranslations("lab.frame");
  return (
    <div className={styles.reckoning}>
      {(view.tables ?? []).map((table) => (
        <DataTable key={table.title} table={table} />
      ))}
      <Disclosure summary={t("formula")}>
        {view.formulas.map(({ label, lines }) => (
          <div key={label}>
            <p className={controlStyles.label}>{label}</p>
            <FormulaView label={label} lines={lines} />
          </div>
        ))}
      </Disclosure>
      <p className={controlStyles.hint}>{rule}</p>
    </div>
  );
}

/** Read out when the visitor pauses, not at every step of a slider. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  // With the page one has heard what it begins with; undone, it is news again.
  const known = useRef(text);
  useEffect(() => {
    if (text === known.current) return;
    const waiting = setTimeout(() => {
      known.current = text;
      setSaid(text);
    }, ANNOUNCE_AFTER_MS);
    return () => clearTimeout(waiting);
  }, [text]);
  return (
    <p aria-live="polite" className={textStyles.srOnly} data-announcement="">
      {said}
    </p>
  );
}

const ANNOUNCE_AFTER_MS = 700;
