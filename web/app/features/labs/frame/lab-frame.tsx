import { useEffect, useMemo, useRef, useState } from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/controls/data-table.tsx";
import { Disclosure } from "#app/ui/controls/disclosure.tsx";
import numberFieldStyles from "#app/ui/controls/number-field.module.css";
import { ProgressBar } from "#app/ui/controls/progress-bar.tsx";
import textStyles from "#app/ui/text.module.css";
import { ChartFigure } from "./chart/chart-figure.tsx";
import { FormulaView } from "./formula-view.tsx";
import controlStyles from "./lab-controls.module.css";
import { LabControls } from "./lab-controls.tsx";
import type { AnyLab, LabOutcome } from "./lab-definition.ts";
import frameStyles from "./lab-frame.module.css";
import { createLabNumbers } from "./lab-numbers.ts";
import panelStyles from "./lab-panel.module.css";
import type { LabState } from "./lab-session.ts";
import { LabToolbar } from "./lab-toolbar.tsx";
import { type AnyWords, useLabWords } from "./lab-words.ts";
import { PredictionPanel } from "./prediction-panel.tsx";
import { TourPanel } from "./tour-panel.tsx";
import { type LabResult, useLabResult } from "./use-lab-result.ts";
import { useLabSession } from "./use-lab-session.ts";

/** A lab, whole: predict, be led, set, see, read, take along. Without scripts, what its first state shows. */
export function LabFrame({ lab }: { lab: AnyLab }) {
  const locale = useLocale();
  const t = useTranslations("lab.frame");
  const words = useLabWords(lab.namespace);
  const numbers = useMemo(() => createLabNumbers(locale), [locale]);
  const [session, change] = useLabSession(lab);
  const [tourStep, setTourStep] = useState<number | null>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const result = useLabResult(lab, session.good, session.quick);
  const view = useMemo<LabOutcome>(
    () => lab.show({ state: result.state, result: result.result, words, numbers }),
    [lab, result.state, result.result, words, numbers],
  );
  const set = (state: Partial<LabState>) => change({ kind: "set", state: { ...lab.initial, ...dropAbsent(state) } });
  return (
    <div className={frameStyles.labFrame} data-ready={isReady ? "" : undefined}>
      <div className={`${frameStyles.panels} ${frameStyles.scripted}`}>
        <PredictionPanel lab={lab} words={words} onReveal={() => set(lab.prediction.state)} />
        <TourPanel
          lab={lab}
          words={words}
          step={tourStep}
          onStep={(step) => {
            setTourStep(step);
            if (step !== null) set(lab.tour[step] ?? {});
          }}
        />
        <Presets lab={lab} words={words} onSet={set} />
      </div>
      <div className={frameStyles.bench}>
        <section className={`${frameStyles.settings} ${frameStyles.scripted}`} aria-label={t("settings")}>
          <LabToolbar lab={lab} session={session} onChange={change} />
          <LabControls
            lab={lab}
            state={session.history.present}
            words={words}
            numbers={numbers}
            onChange={(field, value) =>
              change({ kind: "set", state: { ...session.history.present, [field]: value }, moving: field })
            }
            onSettle={() => change({ kind: "settle" })}
          />
          {/* On a narrow screen the outcome lies below: its first sentence stays in sight. It is read out there. */}
          <p className={frameStyles.live} aria-hidden="true">
            {view.sentences[0]}
          </p>
        </section>
        <section className={frameStyles.outcome} aria-label={t("outcome")}>
          {session.linkFault ? (
            <p role="alert" className={numberFieldStyles.fault}>
              {t(`link.${session.linkFault.kind}`, { part: session.linkFault.part })}
            </p>
          ) : null}
          {session.problem === null ? null : (
            <p role="alert" className={numberFieldStyles.fault}>
              <Sentences>
                {words(`problem.${session.problem}`)}
                {t("kept")}
              </Sentences>
            </p>
          )}
          <Progress result={result} />
          <Outcome lab={lab} view={view} words={words} />
        </section>
      </div>
    </div>
  );
}

function Outcome({ lab, view, words }: { lab: AnyLab; view: LabOutcome; words: AnyWords }) {
  const t = useTranslations("lab.frame");
  return (
    <>
      <div className={frameStyles.sentences}>
        {view.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Announcement text={view.sentences[0] ?? ""} />
      <dl className={frameStyles.figures}>
        {view.figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {view.charts.map((chart) => (
        <ChartFigure key={chart.name} chart={chart} lab={lab.name} />
      ))}
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
      <p className={controlStyles.hint}>{words("rule")}</p>
    </>
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

function Presets({ lab, words, onSet }: { lab: AnyLab; words: AnyWords; onSet: (state: Partial<LabState>) => void }) {
  const t = useTranslations("lab.frame");
  return (
    <section className={panelStyles.labPanel} aria-label={t("presets")}>
      <h2 className={panelStyles.title}>{t("presets")}</h2>
      <ul className={frameStyles.presets}>
        {lab.presets.map((preset) => (
          <li key={preset.name}>
            <button type="button" className={frameStyles.preset} onClick={() => onSet(preset.state)}>
              {words(`preset.${preset.name}`)}
            </button>
            <p className={controlStyles.hint}>{words(`source.${preset.name}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Progress({ result }: { result: LabResult }) {
  const t = useTranslations("lab.frame");
  if (!result.progress) return null;
  const { share, isCancelled } = result.progress;
  return (
    <div className={frameStyles.progress}>
      {isCancelled ? (
        <>
          <p role="status">{t("cancelled")}</p>
          <Button onClick={result.again}>{t("computeAgain")}</Button>
        </>
      ) : (
        <>
          <span>{t("computing")}</span>
          <ProgressBar label={t("computing")} value={share} />
          <Button onClick={result.cancel}>{t("cancel")}</Button>
        </>
      )}
    </div>
  );
}

function dropAbsent(state: Partial<LabState>): LabState {
  return Object.fromEntries(
    Object.entries(state).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
