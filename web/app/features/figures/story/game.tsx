import { useId, useLayoutEffect, useRef, useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import styles from "./game.late.module.css";
import { RoundResult } from "./round-result.tsx";
import { MOST_POINTS, playRound, ROUNDS, WORTH } from "./rounds.ts";

const FIRST_POINTS = [MOST_POINTS / 2, MOST_POINTS / 2, MOST_POINTS / 2];
/** Who is paid this part of what the stake is worth has judged as the others did. */
const WELL = 0.95;

/** A question, and two more for who goes on: the reader marks the answers, and sees what the chain makes of it. */
export function Game() {
  const t = useTranslations("validatorGame");
  const { number } = useFormatter();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [place, setPlace] = useState(0);
  const [points, setPoints] = useState<readonly number[]>(FIRST_POINTS);
  const [isSent, setSent] = useState(false);
  const [earned, setEarned] = useState<readonly number[]>([]);

  // Before the first paint, so that nobody sees or reads the question without its focus.
  useLayoutEffect(() => begin(heading.current), []);

  const round = ROUNDS[place] ?? ROUNDS[0];
  const isLast = place === ROUNDS.length - 1;
  const played = playRound(round, points, t("you"));
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 1 })}\u00A0α`;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 1 });
  const miner = String(played.effect.miner + 1);
  const all = earned.reduce((sum, each) => sum + each, 0);
  const worth = ROUNDS.length * WORTH;
  const isOver = isSent && isLast;

  function go(): void {
    if (!isSent) {
      setSent(true);
      setEarned([...earned, played.earned]);
      return;
    }
    setSent(false);
    setPoints(FIRST_POINTS);
    setPlace(isLast ? 0 : place + 1);
    if (isLast) setEarned([]);
    begin(heading.current);
  }

  return (
    <section className={styles.game} aria-labelledby={id}>
      <h3 ref={heading} id={id} className={styles.question} tabIndex={-1}>
        <span className={styles.round}>{t("round", { round: String(place + 1) })}</span>{" "}
        {t(`rounds.${round.name}.question`)}
      </h3>
      <div className={styles.table}>
        <AnswerFields round={round.name} points={points} isSent={isSent} onGive={setPoints} />
        <RoundResult played={played} isSent={isSent} />
      </div>
      <div role="status" className={styles.said}>
        {isSent ? (
          <>
            <p>
              <strong>{t("earned", { earned: alpha(played.earned), share: percent(played.share) })}</strong>{" "}
              {t(`effects.${played.effect.kind}`, { miner })}
            </p>
            <p>{t(`rounds.${round.name}.truth`)}</p>
          </>
        ) : (
          <p>{t("hidden")}</p>
        )}
        {isOver ? (
          <p>
            <strong>{t("total", { earned: alpha(all), worth: alpha(worth) })}</strong>{" "}
            {t(all >= WELL * worth ? "well" : "apart")}
          </p>
        ) : null}
      </div>
      <p className={styles.actions}>
        <Button tone={isSent ? "secondary" : "primary"} onClick={go}>
          {t(!isSent ? "send" : isLast ? "again" : "next")}
        </Button>
        {isSent ? <LocalLink to="/lab/yuma-consensus">{t("lab")}</LocalLink> : null}
      </p>
    </section>
  );
}

/** A question begins at the top of the screen, with its answers below. */
function begin(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
