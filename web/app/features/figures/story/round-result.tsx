import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import textStyles from "#app/ui/text.module.css";
import styles from "./game.late.module.css";
import type { Played } from "./rounds.ts";
import { MINERS } from "./story.ts";
import { VotesPicture } from "./votes-picture.tsx";

/** The reader's weights as they are being given; once they are sent, all weights, the consensus and what each miner is paid. */
export function RoundResult({ played: { outcome }, isSent }: { played: Played; isSent: boolean }) {
  const t = useTranslations("validatorGame");
  const { number } = useFormatter();
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const pays = outcome.pay.map((pay) => `${number(pay, { maximumFractionDigits: 1 })}\u00A0α`);
  return (
    <div className={styles.picture} data-sent={isSent ? "" : undefined}>
      <VotesPicture outcome={outcome} {...(isSent ? { pays } : { isOpen: true })} />
      {isSent ? (
        <ul className={textStyles.srOnly}>
          {MINERS.map((miner, place) => (
            <li key={miner}>
              {t("row", {
                miner,
                weight: percent(outcome.votes[place]?.[0]?.weight ?? 0),
                consensus: percent(outcome.consensus[place] ?? 0),
                pay: pays[place] ?? "",
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
