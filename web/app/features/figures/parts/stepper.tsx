import { startTransition, useEffect, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import styles from "./controls.module.css";

/** How long a step is looked at while a figure plays, unless there is little to read in it. */
const STEP_MS = 1_200;

interface StepperProps {
  /** From 0. */
  step: number;
  count: number;
  onStep: (step: number) => void;
  /** What the step is called: said as the value of the slider. */
  name: string;
  /** A figure with time can play by itself, once and to its end; with reduced motion it is stepped. */
  canPlay?: boolean;
  stepMs?: number;
}

/** Goes through a figure in steps: back, to any of them, forward, and by itself where it has time. */
export function Stepper({ step, count, onStep, name, canPlay = false, stepMs = STEP_MS }: StepperProps) {
  const t = useTranslations("figure.frame");
  const [isPlaying, setPlaying] = useState(false);
  const last = count - 1;
  const scrubber = useRef<HTMLInputElement>(null);
  /** Where somebody has stepped to, and the figure is not yet. */
  const asked = useRef<number | null>(null);
  const frame = useRef(0);
  /** From where the figure is about to be: it follows a press in tasks of its own, which a slow processor needs. */
  const go = (by: number) => {
    setPlaying(false);
    const to = Math.min(last, Math.max(0, (asked.current ?? step) + by));
    asked.current = to === step ? null : to;
    startTransition(() => onStep(to));
  };
  /** What an input changes, React draws before its event is over. So it changes in a frame: once, however far it was moved meanwhile. */
  const scrub = (to: number) => {
    setPlaying(false);
    asked.current = to;
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      if (asked.current !== null) onStep(asked.current);
    });
  };
  useEffect(() => {
    if (asked.current !== null && asked.current !== step) return;
    asked.current = null;
    if (scrubber.current) scrubber.current.value = String(step);
  }, [step]);

  useEffect(() => {
    if (!isPlaying) return;
    const next = setTimeout(() => {
      if (step + 1 >= last) setPlaying(false);
      onStep(Math.min(last, step + 1));
    }, stepMs);
    return () => clearTimeout(next);
  }, [isPlaying, step, last, onStep, stepMs]);

  const play = () => {
    asked.current = null;
    if (step === last) onStep(0);
    setPlaying(!isPlaying);
  };
  return (
    <div className={styles.stepper}>
      {canPlay ? (
        <button type="button" className={styles.play} onClick={play} aria-pressed={isPlaying}>
          {t(isPlaying ? "pause" : "play")}
        </button>
      ) : null}
      <button type="button" onClick={() => go(-1)} aria-label={t("back")} aria-disabled={step === 0}>
        <span aria-hidden="true">←</span>
      </button>
      <input
        type="range"
        min="0"
        max={last}
        defaultValue={step}
        ref={scrubber}
        onChange={(event) => scrub(event.currentTarget.valueAsNumber)}
        aria-label={t("steps")}
        aria-valuetext={t("step", { step: String(step + 1), count: String(count), name })}
      />
      <button type="button" onClick={() => go(1)} aria-label={t("forward")} aria-disabled={step === last}>
        <span aria-hidden="true">→</span>
      </button>
    </div>
  );
}
