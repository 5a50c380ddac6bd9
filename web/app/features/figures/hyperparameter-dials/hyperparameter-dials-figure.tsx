import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { HOURS_PER_BLOCK, IMMUNITY, LONGEST, lastingAt, SHORTEST } from "./downstream.ts";

const BOX: PlotBox = { left: 10, width: 380, top: 30, height: 210 };
const FOOT = BOX.top + BOX.height;
/** Equal steps to the right mean equal factors, from half an hour to half a year. */
const [LEAST, MOST] = [0.5 / HOURS_PER_BLOCK, (24 * 182) / HOURS_PER_BLOCK];
const across = (blocks: number) => acrossOf(BOX, Math.log(blocks / LEAST) / Math.log(MOST / LEAST));
/** Where the tempo can lie. */
const WAY: PlotBox = { ...BOX, left: across(SHORTEST), width: across(LONGEST) - across(SHORTEST) };
const tempoAt = (share: number) => Math.round(SHORTEST * (LONGEST / SHORTEST) ** share);
const FIRST_TEMPO = 360;
const BARS = ["hidden", "firstPay", "away"] as const;
const barY = (place: number) => BOX.top + 26 + place * 50;
const [BAR, HOUR, DAY] = [18, 1 / HOURS_PER_BLOCK, 24 / HOURS_PER_BLOCK];
/** The rows of the table, in blocks. */
const ROWS = [360, 720, 1_800, 7_200, 50_400];

/** Three times that follow the tempo, and one that does not: as the tempo grows, it overtakes a newcomer's protection. */
export default function HyperparameterDialsFigure(part: FigurePart) {
  const t = useTranslations("figure.hyperparameterDials");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const tempo = moved ?? FIRST_TEMPO;
  const lasting = lastingAt(tempo);
  const time = (blocks: number) => {
    const hours = blocks * HOURS_PER_BLOCK;
    const [value, unit] = hours < 2 ? [hours * 60, "minute"] : hours < 48 ? [hours, "hour"] : [hours / 24, "day"];
    return number(value, { style: "unit", unit, unitDisplay: "long", maximumSignificantDigits: 3 });
  };
  const rule = across(IMMUNITY);
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t(lasting.isProtected ? "in" : "out", {
        tempo: number(tempo),
        pay: time(lasting.firstPay),
        immunity: time(IMMUNITY),
      })}
      table={() => ({
        columns: [t("tempo"), ...BARS.map((bar) => t(bar)), t("immunity")],
        rows: rowsWith(ROWS, [tempo], number).map((row) => [
          number(row),
          ...BARS.map((bar) => time(lastingAt(row)[bar])),
          time(IMMUNITY),
        ]),
      })}
    >
      <Picture
        height={284}
        of="chain"
        grips={
          <Grip
            box={WAY}
            axis="horizontal"
            at={barY(0) + BAR / 2}
            value={Math.log(tempo / SHORTEST) / Math.log(LONGEST / SHORTEST)}
            onMove={(share) => setMoved(tempoAt(share))}
            label={t("tempo")}
            valueText={time(tempo)}
          />
        }
      >
        {(hatch) => (
          <>
            <text className={ink.strong} x={BOX.left} y="20">
              {t("now", { tempo: number(tempo), time: time(tempo) })}
            </text>
            <path className={ink.thick} d={`M${rule} ${BOX.top + 14}V${FOOT - 24}`} />
            {BARS.map((bar, place) => {
              const [y, to] = [barY(place), across(lasting[bar])];
              const isLate = bar === "firstPay" && !lasting.isProtected;
              return (
                <g key={bar}>
                  <text className={ink.halo} x={BOX.left} y={y - 7}>
                    {t(bar)}
                  </text>
                  <rect className={ink.full} x={BOX.left} y={y} width={(isLate ? rule : to) - BOX.left} height={BAR} />
                  {isLate ? (
                    <rect className={ink.edge} x={rule} y={y} width={to - rule} height={BAR} fill={hatch} />
                  ) : null}
                  {place === 0 ? null : (
                    <text
                      className={to > 290 ? ink.onRole : `${ink.strong} ${ink.halo}`}
                      x={to > 290 ? BOX.left + 8 : to + 8}
                      y={y + 14}
                    >
                      {time(lasting[bar])}
                    </text>
                  )}
                </g>
              );
            })}
            <text className={ink.halo} x={rule} y={FOOT - 8} textAnchor="middle">
              {t("immunity")}
            </text>
            <path className={ink.line} d={`M${BOX.left} ${FOOT + 6}H${BOX.left + BOX.width}`} />
            {[HOUR, DAY, 7 * DAY, 30 * DAY].map((tick) => (
              <g key={tick}>
                <path className={ink.line} d={`M${across(tick)} ${FOOT + 2}v8`} />
                <text x={across(tick)} y={FOOT + 28} textAnchor="middle">
                  {tick === HOUR
                    ? number(1, { style: "unit", unit: "hour", unitDisplay: "long" })
                    : number(tick / DAY, { style: "unit", unit: "day", unitDisplay: "long" })}
                </text>
              </g>
            ))}
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
