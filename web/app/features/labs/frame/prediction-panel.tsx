import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { readStored, writeStored } from "./browser-storage.ts";
import controlStyles from "./lab-controls.module.css";
import type { AnyLab } from "./lab-definition.ts";
import panelStyles from "./lab-panel.module.css";
import type { AnyWords } from "./lab-words.ts";

/** Asks what the visitor expects before showing it. One may pass it over; what was guessed is stored in the browser. */
export function PredictionPanel(props: { lab: AnyLab; words: AnyWords; onReveal: () => void }) {
  const { lab, words, onReveal } = props;
  const t = useTranslations("lab.frame");
  const { optionCount, right } = lab.prediction;
  const memory = `lab-${lab.name}-guess`;
  const id = useId();
  const [guessed, setGuessed] = useState<number | null>(null);

  // What is stored is known to the browser alone, after the page has been taken over.
  useEffect(() => {
    const known = readStored("localStorage", memory);
    if (known !== null && /^\d$/.test(known) && Number(known) < optionCount) setGuessed(Number(known));
  }, [memory, optionCount]);

  // What was pressed goes away: the focus moves to what has come in its place.
  const isAnswered = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAnswered.current) return;
    isAnswered.current = false;
    const arrived = guessed === null ? form.current?.querySelector("input") : next.current;
    arrived?.focus({ preventScroll: true });
  }, [guessed]);

  const reveal = (guess: number) => {
    isAnswered.current = true;
    setGuessed(guess);
    writeStored("localStorage", memory, String(guess));
    onReveal();
  };
  const forget = () => {
    isAnswered.current = true;
    setGuessed(null);
    writeStored("localStorage", memory, null);
  };
  return (
    <section className={panelStyles.labPanel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={panelStyles.title}>
        {t("predict.title")}
      </h2>
      <p id={`${id}-question`}>{words("predict.question")}</p>
      <div aria-live="polite">
        {guessed === null ? null : (
          <>
            <p>
              <Sentences>
                {t("predict.guessed", { option: words(`predict.option${guessed + 1}`) })}
                <strong>{t(guessed === right ? "predict.right" : "predict.other")}</strong>
              </Sentences>
            </p>
            <p>{words("predict.answer")}</p>
          </>
        )}
      </div>
      {guessed === null ? (
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            // The form is asked, not a state: an answer may have been chosen before scripts took over.
            const chosen = new FormData(event.currentTarget).get("guess");
            if (chosen !== null) reveal(Number(chosen));
          }}
        >
          <RadioGroup
            name="guess"
            labelledBy={`${id}-question`}
            options={Array.from({ length: optionCount }, (_, option) => ({
              value: String(option),
              label: words(`predict.option${option + 1}`),
            }))}
            isRequired
          />
          <Button type="submit" tone="primary">
            {t("predict.show")}
          </Button>
          <p className={controlStyles.hint}>{t("predict.optional")}</p>
        </form>
      ) : (
        <div className={panelStyles.buttons}>
          <Button ref={next} onClick={onReveal}>
            {t("predict.seeAgain")}
          </Button>
          <Button onClick={forget}>{t("predict.again")}</Button>
        </div>
      )}
    </section>
  );
}
