import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import textStyles from "#app/ui/text.module.css";
import { CommandText } from "./command-text.tsx";
import { FigureWithSpots } from "./figure-fields.tsx";
import { letterOf } from "./question-form.ts";
import formStyles from "./question-forms.late.module.css";
import styles from "./quiz-section.late.module.css";
import type { GradingView, QuestionView } from "./quizzes.server.ts";

type Graded = GradingView["questions"][number];
type Given = { question: QuestionView; graded: Graded };

/** What was answered beside what is right, and what may have been thought. */
export function GradedAnswer({ question, graded }: Given) {
  const { form } = question;
  if (form?.kind === "order") return <GradedOrder question={question} graded={graded} />;
  if (form?.kind === "number") return <GradedNumber question={question} graded={graded} unit={form.unit} />;
  return (
    <>
      {form?.kind === "figure" ? (
        <FigureWithSpots
          form={form}
          spot={(option, letter) => (
            <span aria-hidden="true" className={spotStyle(option, graded)}>
              <span>{letter}</span>
            </span>
          )}
        />
      ) : null}
      <GradedChoice question={question} graded={graded} />
    </>
  );
}

function spotStyle(option: string, { correctOptions, chosen }: Graded) {
  const states = [correctOptions.includes(option) && formStyles.right, chosen.includes(option) && formStyles.chosen];
  return [formStyles.seenSpot, ...states].filter(Boolean).join(" ");
}

function GradedChoice({ question: { options, form }, graded: { correctOptions, chosen, misconceptions } }: Given) {
  const t = useTranslations("quizResults");
  const letter = (key: string) =>
    form?.kind === "figure" ? `${letterOf(form.spots.findIndex(({ option }) => option === key))} ` : "";
  return (
    <ul className={styles.answers}>
      {options.map(({ key, text }) => {
        const isRight = correctOptions.includes(key);
        if (!isRight && !chosen.includes(key)) return null;
        return (
          <li key={key} className={isRight ? `${styles.answer} ${styles.rightAnswer}` : styles.answer}>
            <span className={styles.mark}>{isRight ? t("rightAnswer") : t("yourAnswer")}</span>{" "}
            {form?.kind === "command" ? <CommandText>{text}</CommandText> : `${letter(key)}${text}`}
            <Thought of={key} misconceptions={misconceptions} />
          </li>
        );
      })}
    </ul>
  );
}

/** The steps as they belong: at each that was elsewhere, where it was and why it comes here. */
function GradedOrder({ question: { options }, graded: { correctOptions, chosen, misconceptions } }: Given) {
  const t = useTranslations("questionForms.order");
  return (
    <>
      <p className={styles.mark}>{t("right")}</p>
      <ol className={formStyles.order}>
        {correctOptions.map((key, at) => {
          const place = chosen.indexOf(key);
          return (
            <li key={key} className={place === at ? `${styles.answer} ${styles.rightAnswer}` : styles.answer}>
              {options.find((option) => option.key === key)?.text}
              {place === at || place < 0 ? null : (
                <span className={formStyles.place}> {t("yours", { place: String(place + 1) })}</span>
              )}
              <Thought of={key} misconceptions={misconceptions} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

function GradedNumber({ question, graded, unit }: Given & { unit: string | null }) {
  const t = useTranslations("quizResults");
  const tNumber = useTranslations("questionForms.number");
  const { number } = useFormatter();
  const { correct, chosen, correctOptions, misconceptions } = graded;
  const withUnit = (value: string) => `${number(Number(value), { maximumFractionDigits: 8 })} ${unit ?? ""}`.trim();
  const [given] = chosen;
  const [right] = correctOptions;
  const met = question.options.find(({ key }) => key === misconceptions[0]?.option);
  const isExact = Number(given) === Number(right);
  return (
    <ul className={styles.answers}>
      {isExact ? null : (
        <li className={correct ? `${styles.answer} ${styles.rightAnswer}` : styles.answer}>
          <span className={styles.mark}>{t("yourAnswer")}</span>{" "}
          {given === undefined ? tNumber("none") : withUnit(given)}
          {met ? <span className={styles.mark}> {met.text}</span> : null}
          <Thought of={met?.key} misconceptions={misconceptions} />
        </li>
      )}
      {right === undefined ? null : (
        <li className={`${styles.answer} ${styles.rightAnswer}`}>
          <span className={styles.mark}>{t("rightAnswer")}</span> {withUnit(right)}
        </li>
      )}
    </ul>
  );
}

function Thought({ of, misconceptions }: { of: string | undefined; misconceptions: Graded["misconceptions"] }) {
  const thought = misconceptions.find(({ option }) => option === of)?.misconception;
  return thought ? <p className={textStyles.muted}>{thought}</p> : null;
}
