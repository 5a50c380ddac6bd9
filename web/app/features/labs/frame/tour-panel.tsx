import { useEffect, useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { AnyLab } from "./lab-definition.ts";
import type { Words } from "./lab-words.ts";

/** Leads through a lab: each step sets what can be set and says what there is to see. `step` is null outside the tour. */
export function TourPanel(props: {
  lab: AnyLab;
  words: Words;
  step: number | null;
  onStep: (step: number | null) => void;
}) {
  const { lab, words, step, onStep } = props;
  const count = lab.tour.length;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const shownStep = useRef(step);

  // The focus follows the steps, so that they are read out, and comes back to where the tour began.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (step === null) start.current?.focus();
    else heading.current?.focus();
  }, [step]);

  if (step === null) {
    return (
      <section className="lab-panel" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="lab-panel-title">
          {words("frame.tour.title")}
        </h2>
        <p>{words("frame.tour.offer", { count })}</p>
        <Button ref={start} onClick={() => onStep(0)}>
          {words("frame.tour.start")}
        </Button>
      </section>
    );
  }
  return (
    <section className="lab-panel lab-panel-active" aria-labelledby={`${id}-step`}>
      <p className="lab-hint">{words("frame.tour.step", { step: step + 1, count })}</p>
      <h2 id={`${id}-step`} ref={heading} tabIndex={-1} className="lab-panel-title">
        {words(`tour.step${step + 1}.title`)}
      </h2>
      <p>{words(`tour.step${step + 1}.text`)}</p>
      <div className="lab-buttons">
        <Button isUnavailable={step === 0} onClick={() => onStep(step - 1)}>
          {words("frame.tour.back")}
        </Button>
        {step + 1 < count ? (
          <Button tone="primary" onClick={() => onStep(step + 1)}>
            {words("frame.tour.next")}
          </Button>
        ) : null}
        <Button onClick={() => onStep(null)}>{words("frame.tour.end")}</Button>
      </div>
    </section>
  );
}
