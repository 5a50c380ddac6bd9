import { useEffect, useId, useRef } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Button } from "#app/ui/button.tsx";
import controlStyles from "./lab-controls.module.css";
import type { AnyLab } from "./lab-definition.ts";
import panelStyles from "./lab-panel.module.css";
import type { AnyWords } from "./lab-words.ts";

/** Leads through a lab: each step sets what can be set and says what there is to see. `step` is null outside the tour. */
export function TourPanel(props: {
  lab: AnyLab;
  words: AnyWords;
  step: number | null;
  onStep: (step: number | null) => void;
}) {
  const { lab, words, step, onStep } = props;
  const t = useTranslations("lab.frame");
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
      <section className={panelStyles.labPanel} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className={panelStyles.title}>
          {t("tour.title")}
        </h2>
        <p>{t("tour.offer", { count: String(count) })}</p>
        <Button ref={start} onClick={() => onStep(0)}>
          {t("tour.start")}
        </Button>
      </section>
    );
  }
  return (
    <section className={`${panelStyles.labPanel} ${panelStyles.active}`} aria-labelledby={`${id}-step`}>
      <p className={controlStyles.hint}>{t("tour.step", { step: String(step + 1), count: String(count) })}</p>
      <h2 id={`${id}-step`} ref={heading} tabIndex={-1} className={panelStyles.title}>
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
