import { type ReactNode, useId } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { fieldOf } from "./field-names.ts";
import { DRAWING, letterOf, type QuestionForm } from "./question-form.ts";
import styles from "./question-forms.late.module.css";
import type { QuestionView } from "./quizzes.server.ts";

type FigureForm = QuestionForm & { kind: "figure" };

/** In units of the drawing: at least what a finger needs on a phone. */
const SPOT = 56;

/** A place is chosen in the figure itself, or by what is said of it below. */
export function FigureFields({ question, form }: { question: QuestionView; form: FigureForm }) {
  const t = useTranslations("questionForms.figure");
  const id = useId();
  return (
    <>
      <p className={styles.hint}>{t("hint")}</p>
      <FigureWithSpots
        form={form}
        spot={(option, letter) => (
          <label className={styles.spot}>
            <input
              id={`${id}-${option}`}
              type="radio"
              name={fieldOf.choice(question.key)}
              value={option}
              aria-labelledby={`${id}-${option}-words`}
              required
            />
            <span aria-hidden="true">{letter}</span>
          </label>
        )}
      />
      <ul className={styles.places}>
        {form.spots.map(({ option }, at) => (
          <li key={option}>
            <label htmlFor={`${id}-${option}`} id={`${id}-${option}-words`}>
              <b>{letterOf(at)}</b> {question.options.find(({ key }) => key === option)?.text}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The figure as it stands at first, with something on each of its places. */
export function FigureWithSpots({
  form: { picture, height, spots },
  spot,
}: {
  form: FigureForm;
  spot: (option: string, letter: string) => ReactNode;
}) {
  const box = {
    x: -DRAWING.beside,
    y: -DRAWING.above,
    width: DRAWING.width + 2 * DRAWING.beside,
    height: height + 2 * DRAWING.above,
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: what can be chosen in it has its words below.
    <svg className={styles.figure} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture cannot be focused. */}
      <image {...box} href={picture} aria-hidden="true" />
      {spots.map(({ option, x, y }, at) => (
        <foreignObject key={option} x={x - SPOT / 2} y={y - SPOT / 2} width={SPOT} height={SPOT}>
          {spot(option, letterOf(at))}
        </foreignObject>
      ))}
    </svg>
  );
}
