import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import textStyles from "#app/ui/text.module.css";
import styles from "./five-minutes.module.css";
import { EXAMPLE, OTHERS, playRound, STAKES, WORTH } from "./rounds.ts";
import { VotesPicture } from "./votes-picture.tsx";

const NAMES = { b: OTHERS[0], c: OTHERS[1] };

/** What the game is about. */
export function GameIntro() {
  const t = useTranslations("story");
  const { number } = useFormatter();
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const stakes = { you: percent(STAKES.you), bStake: percent(STAKES.b), cStake: percent(STAKES.c) };
  return (
    <>
      <h3 className={styles.name}>{t("game.name")}</h3>
      <p>{t("game.text", { ...NAMES, ...stakes })}</p>
      <p className={`${textStyles.muted} ${styles.needsScript}`}>{t("game.needsScript")}</p>
    </>
  );
}

/** How one round of the game ends: all of it that there is without a script. */
export function WorkedExample() {
  const t = useTranslations("story");
  const { number } = useFormatter();
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 1 })}\u00A0α`;
  const { outcome, earned } = playRound(EXAMPLE.round, EXAMPLE.points, t("game.you"));
  const [, , points] = EXAMPLE.points;
  return (
    <>
      <div className={styles.picture}>
        <VotesPicture outcome={outcome} pays={outcome.pay.map(alpha)} />
      </div>
      <p className={`${textStyles.muted} ${textStyles.aside} ${styles.example}`}>
        {t("game.example", { ...NAMES, points: String(points), earned: alpha(earned), worth: alpha(WORTH) })}
      </p>
    </>
  );
}
