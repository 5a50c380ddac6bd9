import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { LockSign, OwnerSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { BAR, convictionOf, DAYS, dayPastBar, MOST, OWNERSHIP } from "./takeover.ts";

const BOX: PlotBox = { left: 34, width: 270, top: 24, height: 200 };
const FOOT = BOX.top + BOX.height;
const RIGHT = BOX.left + BOX.width;
const FIRST_LOCKED = 600_000;
const TICKS = [0, 30, 60, 90, 120, 150, 180];
/** Places of the curve that are joined by lines, one every six days. */
const PLACES = Array.from({ length: DAYS / 6 + 1 }, (_, place) => 6 * place);
/** The rows of the table, in α: those of the text. */
const ROWS = [450_000, 500_000, 600_000, 900_000];

const across = (days: number) => acrossOf(BOX, days / DAYS);
const height = (amount: number) => heightOf(BOX, amount / MOST);
const RULE = height(BAR);
const STARTS: Starts<"conviction"> = { "too-little": 450_000, quick: 900_000 };

/** Alpha that is locked grows into conviction; past the bar it takes the subnet over. How much is locked can be moved. */
export default function ConvictionFigure(part: FigurePart) {
  const t = useTranslations("figure.conviction");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const locked = moved ?? startOf(part, STARTS, FIRST_LOCKED);
  const day = dayPastBar(locked);
  const isShown = day !== null && day <= DAYS;
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 0 })}\u00A0α`;
  const days = (value: number) =>
    number(value, { style: "unit", unit: "day", unitDisplay: "long", maximumFractionDigits: 0 });
  const curve = PLACES.map((place) => `${across(place)} ${height(convictionOf(locked, place)).toFixed(1)}`).join("L");
  const top = height(locked);
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(day === null ? "never" : "passes", {
        locked: alpha(locked),
        bar: alpha(BAR),
        days: days(day ?? 0),
      })}
      table={() => ({
        columns: [t("locked"), t("after", { days: days(30) }), t("after", { days: days(90) }), t("past")],
        rows: rowsWith(ROWS, [locked], alpha).map((row) => {
          const passes = dayPastBar(row);
          return [
            alpha(row),
            alpha(convictionOf(row, 30)),
            alpha(convictionOf(row, 90)),
            passes === null ? t("no") : days(passes),
          ];
        }),
      })}
    >
      <Picture
        height={284}
        of="owner"
        grips={
          <Grip
            box={BOX}
            at={BOX.left}
            value={locked / MOST}
            onMove={(share) => setMoved(Math.max(10_000, Math.round(share * 100) * 10_000))}
            label={t("grip")}
            valueText={alpha(locked)}
          />
        }
      >
        {(hatch) => (
          <>
            <path
              d={`M${BOX.left} ${top}H${RIGHT}V${height(convictionOf(locked, DAYS))}L${curve.split("L").reverse().join("L")}Z`}
              fill={hatch}
              opacity="0.4"
            />
            <path className={ink.pale} d={`M${curve}V${FOOT}H${BOX.left}Z`} />
            <path className={ink.thick} d={`M${curve}`} />
            <path className={ink.dashed} d={`M${BOX.left} ${top}H${RIGHT}`} />
            <text className={`${ink.strong} ${ink.halo}`} x={BOX.left + 16} y={top - 10}>
              {alpha(locked)}
            </text>
            <LockSign x={RIGHT + 18} y={top} size={10} />
            <path className={ink.thick} d={`M${BOX.left} ${RULE}H${RIGHT}`} />
            <text x={RIGHT + 8} y={RULE + 5 + (Math.abs(top - RULE) > 24 ? 0 : top > RULE ? -14 : 22)}>
              {number(OWNERSHIP, { style: "percent" })}
            </text>
            {isShown ? (
              <>
                <path className={ink.dashed} d={`M${across(day)} ${RULE}V${FOOT}`} />
                <OwnerSign x={across(day)} y={RULE} size={13} />
                <text className={`${ink.strong} ${ink.halo}`} x={across(day) + 6} y={FOOT - 12}>
                  {days(day)}
                </text>
              </>
            ) : null}
            <path className={ink.line} d={`M${BOX.left} ${BOX.top - 10}V${FOOT}H${RIGHT + 10}`} />
            {TICKS.map((tick) => (
              <g key={tick}>
                <path className={ink.line} d={`M${across(tick)} ${FOOT}v6`} />
                {tick % 60 === 0 ? (
                  <text x={across(tick)} y={FOOT + 24} textAnchor="middle">
                    {tick === 0 ? "0" : days(tick)}
                  </text>
                ) : null}
              </g>
            ))}
            <path className={ink.thick} d={`M${BOX.left} ${FOOT}H${RIGHT}`} strokeDasharray="2 6" />
            <text x={BOX.left} y={FOOT + 50}>
              {t("held")}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
