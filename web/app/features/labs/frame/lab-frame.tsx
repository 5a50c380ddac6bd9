import { useEffect, useMemo, useRef, useState } from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import numberFieldStyles from "#app/ui/controls/number-field.module.css";
import { InOwnTurn } from "#app/ui/lists/in-turns.tsx";
import { ChartNumbers } from "./chart/chart-numbers.tsx";
import type { FieldValue } from "./fields.ts";
import { LabBar } from "./lab-bar.tsx";
import chartsStyles from "./lab-charts.module.css";
import { LabCharts } from "./lab-charts.tsx";
import { MainControls, MoreControls } from "./lab-controls.tsx";
import type { AnyLab, LabOutcome, Scene } from "./lab-definition.ts";
import frameStyles from "./lab-frame.module.css";
import { createLabNumbers } from "./lab-numbers.ts";
import { LabProgress } from "./lab-progress.tsx";
import type { LabSession, LabState } from "./lab-session.ts";
import { LabReckoning, LabTold } from "./lab-told.tsx";
import { LabToolbar } from "./lab-toolbar.tsx";
import { type AnyWords, useLabWords } from "./lab-words.ts";
import { PastePanel } from "./paste-panel.tsx";
import { PredictionPanel } from "./prediction-panel.tsx";
import { encodeState } from "./state-link.ts";
import { useLabResult } from "./use-lab-result.ts";
import { useLabSession } from "./use-lab-session.ts";

/** A lab, whole: the chart beside what moves it, then what it says. Without scripts, what its first state shows. */
export function LabFrame({ lab }: { lab: AnyLab }) {
  const locale = useLocale();
  const t = useTranslations("lab.frame");
  const words = useLabWords(lab.namespace);
  const numbers = useMemo(() => createLabNumbers(locale), [locale]);
  const [session, change] = useLabSession(lab);
  const { present } = session.history;
  const [tourStep, setTourStep] = useState<number | null>(null);
  const [chart, setChart] = useState(() => chartOf(lab, present));
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const stage = useRef<HTMLDivElement>(null);
  const [pictures] = useState(() => new Map<string, SVGSVGElement>());
  const result = useLabResult(lab, session.good, session.quick);
  const view = useMemo<LabOutcome>(
    () => lab.show({ state: result.state, result: result.result, words, numbers }),
    [lab, result.state, result.result, words, numbers],
  );
  const shownChart = view.charts.some(({ name }) => name === chart) ? chart : view.charts[0]?.name;
  const preset = useMemo(() => presetOf(lab, present), [lab, present]);
  const show = (scene: Scene<LabState> | undefined) => {
    setChart(scene?.chart ?? null);
    change({ kind: "set", state: on(lab, scene?.state ?? {}) });
  };
  const controls = {
    ...{ lab, words, numbers, state: present },
    onChange: (field: string, value: FieldValue) => {
      const seenIn = lab.seenIn?.[field];
      if (seenIn) setChart(seenIn);
      change({ kind: "set", state: { ...present, [field]: value }, moving: field });
    },
    onSettle: () => change({ kind: "settle" }),
  };
  return (
    <div className={frameStyles.labFrame} data-ready={isReady ? "" : undefined}>
      <InOwnTurn>
        <div className={frameStyles.toy}>
          <div className={frameStyles.seen}>
            <LabBar
              {...{ lab, words, preset }}
              step={tourStep}
              onStep={(step) => {
                setTourStep(step);
                if (step !== null) show(lab.tour[step]);
              }}
              onPreset={show}
            />
            <div ref={stage} className={frameStyles.stage}>
              <LabCharts charts={view.charts} shown={shownChart ?? ""} onShow={setChart} pictures={pictures} />
            </div>
            <section className={frameStyles.outcome} aria-label={t("outcome")}>
              <Faults session={session} words={words} />
              <LabProgress result={result} />
              <LabTold view={view} source={preset === null ? null : words(`source.${preset}`)} />
              {view.charts.map((one) => (
                <div key={one.name} className={one.name === shownChart ? undefined : chartsStyles.other}>
                  <ChartNumbers chart={one} lab={lab.name} pictureOf={() => pictures.get(one.name) ?? null} />
                </div>
              ))}
            </section>
          </div>
          <div className={frameStyles.side}>
            <section className={frameStyles.settings} aria-label={t("settings")}>
              <MainControls {...controls} />
              <MoreControls {...controls} />
              <LabToolbar lab={lab} session={session} onChange={change} />
              {/* On a narrow screen the outcome lies below: once it changes, its first sentence is in sight. It is read out there. */}
              {session.history.past.length > 0 ? (
                <p className={frameStyles.live} aria-hidden="true">
                  {view.sentences[0]}
                </p>
              ) : null}
            </section>
            {lab.paste ? (
              <PastePanel
                {...{ lab, words }}
                problem={session.problem}
                onPaste={(state) => {
                  setChart(null);
                  change({ kind: "set", state: { ...present, ...state } });
                  stage.current?.scrollIntoView({ block: "nearest" });
                }}
              />
            ) : null}
            <PredictionPanel
              lab={lab}
              words={words}
              onReveal={() => {
                show(lab.prediction);
                stage.current?.scrollIntoView({ block: "nearest" });
              }}
            />
          </div>
        </div>
      </InOwnTurn>
      <LabReckoning view={view} rule={words("rule")} />
    </div>
  );
}

/** What is wrong with the address, or with what is set. */
function Faults({ session, words }: { session: LabSession; words: AnyWords }) {
  const t = useTranslations("lab.frame");
  return (
    <>
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
    </>
  );
}

/** A whole state: what is given, on top of what the lab begins with. */
function on(lab: AnyLab, state: Partial<LabState>): LabState {
  const given = Object.entries(state).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { ...lab.initial, ...Object.fromEntries(given) };
}

/** The chart that shows all of what differs from the lab as it begins, where there is one. */
function chartOf(lab: AnyLab, state: LabState): string | null {
  const changed = Object.keys(lab.fields).filter((name) => String(state[name]) !== String(lab.initial[name]));
  const charts = new Set(changed.flatMap((name) => lab.seenIn?.[name] ?? []));
  return charts.size === 1 ? ([...charts][0] ?? null) : null;
}

function presetOf(lab: AnyLab, state: LabState): string | null {
  const isLocal = Object.entries(lab.fields).some(([name, { kind }]) => kind === "local" && String(state[name]) !== "");
  if (isLocal) return null;
  const link = encodeState(lab, state);
  return lab.presets.find((preset) => encodeState(lab, on(lab, preset.state)) === link)?.name ?? null;
}
