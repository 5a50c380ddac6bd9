import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { LockSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { Stepper } from "../parts/stepper.tsx";
import { attack, ORDER, PROTECTIONS, type Protection, STEPS, TOLERANCE } from "./attack.ts";
import { BOX, COLUMN, FOOT, from, height, Trade } from "./trade.tsx";

const LAST = STEPS.length - 1;
const STARTS: Starts<"sandwich", Protection> = { limit: "limit", shield: "shield" };

/** A price over three trades: the attacker before, the order, the attacker after; with a limit there is little room, with the shield nothing is seen. */
export default function SandwichFigure(part: FigurePart) {
  const t = useTranslations("figure.sandwich");
  const { number } = useFormatter();
  const [chosen, setChosen] = useState<Protection | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const protection = chosen ?? startOf(part, STARTS, "none");
  const step = moved ?? LAST;
  const { ahead, back, gain, received, undisturbed, lost, rises } = attack(protection);
  const tao = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00A0τ`;
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 0 })}\u00A0α`;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 1 });
  const heights = rises.map(height);
  const at = (trade: number) => heights[trade] ?? FOOT;
  const isSeen = protection !== "shield";
  const rule = height(TOLERANCE);
  /** What each trade gives and gets. */
  const trades = [
    { who: t("attacker"), what: tao(ahead), got: null, isYours: false },
    { who: t("you"), what: tao(ORDER), got: alpha(received), isYours: true },
    { who: t("attacker"), what: step === LAST ? `+${tao(gain)}` : null, got: tao(back), isYours: false },
  ];
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null || chosen !== null}
      sentence={t(`${protection}.${STEPS[step] ?? "seen"}`, {
        order: tao(ORDER),
        ahead: tao(ahead),
        rise: percent(rises[1] ?? 0),
        received: alpha(received),
        undisturbed: alpha(undisturbed),
        lost: percent(lost),
        back: tao(back),
        gain: tao(gain),
        tolerance: percent(TOLERANCE),
      })}
      table={() => ({
        columns: [t("protection"), t("ahead"), t("received"), t("lost"), t("gain")],
        rows: PROTECTIONS.map((name) => {
          const row = attack(name);
          return [t(`with.${name}`), tao(row.ahead), alpha(row.received), percent(row.lost), tao(row.gain)];
        }),
      })}
      controls={
        <>
          <Choice
            legend={t("protection")}
            options={PROTECTIONS.map((value) => ({ value, label: t(`with.${value}`) }))}
            value={protection}
            onChoose={setChosen}
          />
          <Stepper
            step={step}
            count={STEPS.length}
            onStep={setMoved}
            name={t(`does.${STEPS[step] ?? "seen"}`)}
            canPlay
          />
        </>
      }
    >
      <Picture height={262}>
        {(hatch) => (
          <>
            <path className={ink.line} d={`M${BOX.left - 30} ${FOOT}V${BOX.top - 26}m-5 7 5-7 5 7`} />
            <text x={BOX.left - 18} y={BOX.top - 14}>
              {t("price")}
            </text>
            {protection === "limit" ? (
              <>
                <path className={ink.thick} d={`M${BOX.left - 30} ${rule}H${BOX.left + BOX.width + 20}`} />
                <text x={BOX.left - 22} y={rule - 9}>
                  {t("limitAt", { tolerance: percent(TOLERANCE) })}
                </text>
              </>
            ) : null}
            {trades.map((trade, place) => (
              <Trade
                key={from(place + 1)}
                {...trade}
                place={place}
                rises={[at(place), at(place + 1)]}
                isDone={step > place && (trade.isYours || isSeen)}
                isNamed={trade.isYours || isSeen}
                hatch={hatch}
              />
            ))}
            <path
              className={ink.dashed}
              d={`M${from(1)} ${height(0)}H${from(2)}L${from(2) + COLUMN} ${height(attack("shield").rises[2] ?? 0)}`}
            />
            {!isSeen && step < 2 ? <LockSign x={from(2) + COLUMN / 2} y={FOOT - 24} size={14} /> : null}
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
