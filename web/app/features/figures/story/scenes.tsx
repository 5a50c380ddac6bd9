import type { ComponentType } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import textStyles from "#app/ui/text.module.css";
import styles from "./five-minutes.module.css";
import { MarksPicture } from "./marks-picture.tsx";
import { PayPicture } from "./pay-picture.tsx";
import { AnswersPicture, QuestionPicture } from "./question-pictures.tsx";
import { MINERS, OUTCOME, VALIDATORS } from "./story.ts";
import { VotesPicture } from "./votes-picture.tsx";

const SCENES = [
  { name: "question", Drawn: QuestionPicture },
  { name: "answers", Drawn: AnswersPicture },
  { name: "marks", Drawn: MarksPicture },
  { name: "consensus", Drawn: () => <VotesPicture outcome={OUTCOME} /> },
  { name: "pay", Drawn: PayPicture },
] as const satisfies readonly { name: string; Drawn: ComponentType }[];

/** From a question to a miner's pay: five pictures, each with what it says. Only read, it needs no script. */
export function Scenes() {
  const t = useTranslations("story");
  const { number } = useFormatter();
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 1 })}\u00A0α`;
  const values = {
    b: VALIDATORS[1].name,
    c: VALIDATORS[2].name,
    first: alpha(OUTCOME.pay[0] ?? 0),
    second: alpha(OUTCOME.pay[1] ?? 0),
    lost: alpha(OUTCOME.dividends[2] ?? 0),
  };
  return (
    <ol className={styles.scenes}>
      {SCENES.map(({ name, Drawn }, place) => (
        <li key={name} className={styles.scene} id={`scene-${place + 1}`}>
          <div className={styles.text}>
            <h3 className={styles.name}>
              <span className={styles.number}>{place + 1}</span>
              {t(`scenes.${name}.name`)}
            </h3>
            <p>{t(`scenes.${name}.text`, values)}</p>
            {name === "marks" || name === "consensus" ? <Twin of={name} /> : null}
          </div>
          <div className={styles.picture}>
            <Drawn />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** For who does not see it: the numbers of a picture that its sentence does not say. */
function Twin({ of }: { of: "marks" | "consensus" }) {
  const t = useTranslations("story");
  const { number, list } = useFormatter();
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const rows =
    of === "marks"
      ? VALIDATORS.map(({ name, stake }, row) => {
          const weights = list(OUTCOME.votes.map((votes) => percent(votes[row]?.weight ?? 0)));
          return t("row", { name, stake: percent(stake), weights });
        })
      : MINERS.map((name, place) => t("agreed", { name, consensus: percent(OUTCOME.consensus[place] ?? 0) }));
  return <p className={textStyles.srOnly}>{rows.join(" ")}</p>;
}
