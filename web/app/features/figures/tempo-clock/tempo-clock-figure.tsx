import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { arcOn, type Dial, placeOn } from "../parts/dial.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { rowsWith } from "../parts/rows-with.ts";
import { type Starts, startOf } from "../parts/starts.ts";
import { TurnGrip } from "../parts/turn-grip.tsx";
import { FROZEN, standAt, TEMPO } from "./tempo.ts";

const DIAL: Dial = { x: 200, y: 152, radius: 104 };
const FIRST_BLOCK = 270;
/** Blocks with a number beside the dial, and how it is set against it. */
const NAMED = [
  { block: 90, anchor: "start" },
  { block: 180, anchor: "middle" },
  { block: 270, anchor: "end" },
] as const;
const ROWS = [0, 90, 180, 270, 350, 360];
const TICKS = Array.from({ length: 36 }, (_, tick) => tick / 36);
const STARTS: Starts<"tempo-clock"> = { frozen: 352, epoch: TEMPO };

/** A tempo as a dial: alpha piles up until the epoch at the top. How far the tempo has run can be turned. */
export default function TempoClockFigure(part: FigurePart) {
  const t = useTranslations("figure.tempoClock");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const block = moved ?? startOf(part, STARTS, FIRST_BLOCK);
  const { phase, pending } = standAt(block);
  const alpha = (value: number) => `${number(value)}\u00A0α`;
  const minutes = (value: number) =>
    number(value, { style: "unit", unit: "minute", unitDisplay: "long", maximumFractionDigits: 0 });
  const values = (at: number) => {
    const stand = standAt(at);
    return {
      block: number(at),
      tempo: number(TEMPO),
      pending: alpha(stand.pending),
      left: number(stand.left),
      minutes: minutes(Math.ceil(stand.minutesLeft)),
    };
  };
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(phase, values(block))}
      table={() => ({
        columns: [t("block"), t("pending"), t("left")],
        rows: rowsWith(ROWS, [block], number).map((row) => [
          number(row),
          alpha(standAt(row).pending),
          minutes(Math.ceil(standAt(row).minutesLeft)),
        ]),
      })}
    >
      <Picture
        height={294}
        grips={
          <TurnGrip
            dial={DIAL}
            value={block / TEMPO}
            onMove={(share) => setMoved(Math.round(share * TEMPO))}
            label={t("grip")}
            valueText={t("at", values(block))}
          />
        }
      >
        {(hatch) => (
          <>
            <path className={ink.band} d={arcOn(DIAL, 0, 1)} />
            <path className={ink.bandFull} d={arcOn(DIAL, 0, block / TEMPO)} />
            <path d={arcOn(DIAL, 1 - FROZEN / TEMPO, 0.9999)} fill="none" stroke={hatch} strokeWidth="16" />
            <path
              className={ink.line}
              d={TICKS.map((tick) => `M${placeOn(DIAL, tick, 9).join(" ")}L${placeOn(DIAL, tick, 14).join(" ")}`).join(
                "",
              )}
            />
            {NAMED.map(({ block: named, anchor }) => {
              const [x, y] = placeOn(DIAL, named / TEMPO, 22);
              return (
                <text key={named} x={x} y={y + (anchor === "middle" ? 12 : 5)} textAnchor={anchor}>
                  {number(named)}
                </text>
              );
            })}
            <path className={ink.thick} d={`M${DIAL.x} ${DIAL.y - DIAL.radius + 10}v-30`} />
            <text className={ink.strong} x={DIAL.x} y={18} textAnchor="middle">
              {t("epochAt", { tempo: number(TEMPO) })}
            </text>
            <text x={placeOn(DIAL, 0.955, 0)[0] - 16} y={36} textAnchor="end">
              {t("freeze")}
            </text>
            <text className={ink.large} x={DIAL.x} y={DIAL.y - 2} textAnchor="middle">
              {alpha(pending)}
            </text>
            <text x={DIAL.x} y={DIAL.y + 22} textAnchor="middle">
              {t(phase === "epoch" ? "paid" : "waits")}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
