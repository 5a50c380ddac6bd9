import { useTranslations } from "#app/i18n/interface-texts.ts";
import { MinerSign } from "../parts/signs.tsx";
import styles from "./game.late.module.css";
import { MOST_POINTS, type Round } from "./rounds.ts";

const ANSWERS = ["first", "second", "third"] as const;

/** Three answers, and how many points each is given. */
export function AnswerFields(props: {
  round: Round["name"];
  points: readonly number[];
  isSent: boolean;
  onGive: (points: readonly number[]) => void;
}) {
  const { round, points, isSent, onGive } = props;
  const t = useTranslations("validatorGame");
  return (
    <ol className={styles.answers}>
      {ANSWERS.map((answer, place) => {
        const given = points[place] ?? 0;
        const name = String(place + 1);
        return (
          <li key={answer}>
            <svg viewBox="-14 -14 28 28" aria-hidden="true">
              <MinerSign x={0} y={0} size={13} label={name} />
            </svg>
            <p>{t(`rounds.${round}.${answer}`)}</p>
            <input
              type="range"
              min="0"
              max={MOST_POINTS}
              value={given}
              disabled={isSent}
              aria-label={t("pointsFor", { miner: name })}
              aria-valuetext={t("points", { points: given })}
              onChange={(event) => onGive(points.with(place, event.currentTarget.valueAsNumber))}
            />
            <span aria-hidden="true">{given}</span>
          </li>
        );
      })}
    </ol>
  );
}
