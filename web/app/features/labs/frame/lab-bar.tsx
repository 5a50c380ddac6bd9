import { useEffect, useId, useRef } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./lab-bar.module.css";
import controlStyles from "./lab-controls.module.css";
import type { AnyLab, Preset } from "./lab-definition.ts";
import panelStyles from "./lab-panel.module.css";
import type { LabState } from "./lab-session.ts";
import type { AnyWords } from "./lab-words.ts";

interface Props {
  readonly lab: AnyLab;
  readonly words: AnyWords;
  /** Null outside the tour. */
  readonly step: number | null;
  readonly onStep: (step: number | null) => void;
  /** The situation that is set, where it is one of them. */
  readonly preset: string | null;
  readonly onPreset: (preset: Preset<LabState>) => void;
}

/** What stands over the chart: the situations one can begin with; in the tour, its note on what there is to see. */
export function LabBar({ lab, words, step, onStep, preset, onPreset }: Props) {
  const t = useTranslations("lab.frame");
  const start = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);

  // The focus follows the steps, so that they are read out, and the page the focus: note and chart are in view together.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    (step === null ? start : heading).current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: "start" });
  }, [step]);

  if (step !== null) return <TourNote {...{ lab, words, step, onStep, note, heading }} />;
  return (
    <div className={styles.labBar}>
      <Button ref={start} className={styles.start} onClick={() => onStep(0)}>
        {t("tour.start")}
      </Button>
      <ul className={styles.presets} aria-label={t("presets")}>
        {lab.presets.map((one) => (
          <li key={one.name}>
            <button
              type="button"
              className={styles.preset}
              aria-pressed={one.name === preset}
              onClick={() => onPreset(one)}
            >
              {words(`preset.${one.name}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A step of the tour: it has set what can be set, and says what there is to see in the chart below. */
function TourNote(props: {
  lab: AnyLab;
  words: AnyWords;
  step: number;
  onStep: (step: number | null) => void;
  note: React.RefObject<HTMLElement | null>;
  heading: React.RefObject<HTMLHeadingElement | null>;
}) {
  const { lab, words, step, onStep, note, heading } = props;
  const t = useTranslations("lab.frame");
  const id = useId();
  const count = lab.tour.length;
  return (
    <section ref={note} className={`${panelStyles.labPanel} ${panelStyles.active}`} aria-labelledby={id}>
      <p className={controlStyles.hint}>{t("tour.step", { step: String(step + 1), count: String(count) })}</p>
      <h2 id={id} ref={heading} tabIndex={-1} className={panelStyles.title}>
        {words(`tour.step${step + 1}.title`)}
      </h2>
      <p>{words(`tour.step${step + 1}.text`)}</p>
      <div className={panelStyles.buttons}>
        <Button isUnavailable={step === 0} onClick={() => onStep(step - 1)}>
          {t("tour.back")}
        </Button>
        {step + 1 < count ? (
          <Button tone="primary" onClick={() => onStep(step + 1)}>
            {t("tour.next")}
          </Button>
        ) : null}
        <Button onClick={() => onStep(null)}>{t("tour.end")}</Button>
      </div>
    </section>
  );
}
