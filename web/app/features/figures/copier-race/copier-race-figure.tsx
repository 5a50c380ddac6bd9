import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { MinerSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { EPOCHS, LAGS, race, SWITCHES } from "./race.ts";

const BOX: PlotBox = { left: 6, width: 292, top: 66, height: 170 };
const FOOT = BOX.top + BOX.height;
/** What the picture has room for above a fair return, and below it. */
const ABOVE = 1;
const BELOW = 2.3;
const FAIR_Y = heightOf(BOX, BELOW / (ABOVE + BELOW));
const FIRST_LAG = "3";
/** The miners as they stand until the first change, and from then on in turn. */
const ORDERS = [
  [9, 6.5, 4],
  [4, 6.5, 9],
] as const;

const across = (epoch: number) => acrossOf(BOX, epoch / EPOCHS);
const height = (earned: number, epoch: number) => heightOf(BOX, (earned - epoch + BELOW) / (ABOVE + BELOW));
const line = (earned: readonly number[]) =>
  earned.map((sum, epoch) => `${across(epoch).toFixed(1)} ${height(sum, epoch).toFixed(1)}`).join("L");
const STARTS: Starts<"copier-race", (typeof LAGS)[number]> = { "one-epoch": "1", "two-epochs": "2" };

/** What honest validators and a copier earn against a fair return, while the miners change; how late the copier is can be chosen. */
export default function CopierRaceFigure(part: FigurePart) {
  const t = useTranslations("figure.copierRace");
  const { number } = useFormatter();
  const [chosen, setChosen] = useState<(typeof LAGS)[number] | null>(null);
  const lag = chosen ?? startOf(part, STARTS, FIRST_LAG);
  const { honest, copier } = race(Number(lag));
  const earned = (value = 0) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const ends = { honest: honest.at(-1) ?? 0, copier: copier.at(-1) ?? 0 };
  const values = {
    lag: Number(lag),
    epochs: number(EPOCHS),
    honest: earned(ends.honest),
    copier: earned(ends.copier),
  };
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={chosen !== null}
      sentence={t("earned", values)}
      table={() => ({
        columns: [t("lag"), t("honest"), t("copier")],
        rows: LAGS.map((row) => {
          const run = race(Number(row));
          return [t("epochs", { lag: Number(row) }), earned(run.honest.at(-1)), earned(run.copier.at(-1))];
        }),
      })}
      controls={
        <Choice
          legend={t("lag")}
          options={LAGS.map((value) => ({ value, label: t("epochs", { lag: Number(value) }) }))}
          value={lag}
          onChoose={setChosen}
        />
      }
      lab={labLink("weight-copying", { r: Number(lag) - 1, e: EPOCHS })}
    >
      <Picture height={FOOT + 8} of="validator">
        {(hatch) => (
          <>
            {[0, ...SWITCHES].map((epoch, place) => (
              <g key={epoch}>
                {epoch > 0 ? <path className={ink.dashed} d={`M${across(epoch)} 12V${FOOT}`} /> : null}
                {ORDERS[place % 2]?.map((size, miner) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a miner is its place.
                  <MinerSign key={miner} x={across(epoch + 3) + (miner - 1) * 17} y={30 - size} size={size} />
                ))}
              </g>
            ))}
            <path className={ink.pale} d={`M${line(honest)}V${FAIR_Y}H${BOX.left}Z`} />
            <path d={`M${line(copier)}V${FAIR_Y}H${BOX.left}Z`} fill={hatch} />
            <path className={ink.line} d={`M${BOX.left} ${FAIR_Y}h${BOX.width + 6}`} />
            <path className={ink.thick} d={`M${line(honest)}`} />
            <path className={ink.thick} d={`M${line(copier)}`} />
            {(["honest", "copier"] as const).map((role) => {
              const y = height(ends[role], EPOCHS);
              return (
                <g key={role}>
                  <circle className={ink.dot} cx={across(EPOCHS)} cy={y} r="4" />
                  <text x={across(EPOCHS) + 10} y={role === "honest" ? y - 22 : y - 1}>
                    {t(role)}
                  </text>
                  <text className={ink.strong} x={across(EPOCHS) + 10} y={role === "honest" ? y - 4 : y + 17}>
                    {values[role]}
                  </text>
                </g>
              );
            })}
            <text className={ink.halo} x={BOX.left} y={FAIR_Y - 9}>
              {t("fair", { fair: earned(EPOCHS) })}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
