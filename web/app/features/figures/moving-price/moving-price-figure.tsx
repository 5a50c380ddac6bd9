import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { type Starts, startOf } from "../parts/starts.ts";
import { averageAfter, HALF_LIFE, LIFTED_AT, LONGEST, SHOWN } from "./lifted.ts";

const BOX: PlotBox = { left: 52, width: 340, top: 44, height: 150 };
const FOOT = BOX.top + BOX.height;
const FIRST_HELD = 8;
const TICKS = [0, 12, 24, 36];
/** From this hour on the name of the average has its place. */
const NAMED_FROM = 31;
/** The rows of the table, in hours. */
const HOURS = [1, 6, HALF_LIFE, 12, 24, 36];
/** Places of the curve that are joined by lines, one every two hours. */
const PLACES = Array.from({ length: SHOWN / 2 + 1 }, (_, place) => 2 * place);

const across = (hours: number) => acrossOf(BOX, hours / SHOWN);
const HALF_AT = across(LIFTED_AT + HALF_LIFE);
/** The hours that can be chosen, as a part of the picture. */
const HELD: PlotBox = { ...BOX, left: across(LIFTED_AT), width: (LONGEST / SHOWN) * BOX.width };
const STARTS: Starts<"moving-price"> = { "one-hour": 1, "one-day": 24 };

/** A price is lifted for some hours; its average follows. How long it is held can be moved. */
export default function MovingPriceFigure(part: FigurePart) {
  const t = useTranslations("figure.movingPrice");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const held = moved ?? startOf(part, STARTS, FIRST_HELD);
  const end = LIFTED_AT + held;
  const highest = averageAfter(end, held);
  const hours = (value: number) => number(value, { style: "unit", unit: "hour", maximumFractionDigits: 1 });
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const curve = [...PLACES, end]
    .sort((one, other) => one - other)
    .map((hour) => `${across(hour).toFixed(1)} ${heightOf(BOX, averageAfter(hour, held)).toFixed(1)}`)
    .join("L");
  const top = heightOf(BOX, highest);
  // The name of the average stands above its end, or within what is filled where that is high enough.
  const isInside = averageAfter(SHOWN, held) > 0.2;
  const isLate = highest > 0.7;
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t("followed", { held: hours(held), arrived: percent(highest) })}
      table={() => ({
        columns: [t("held"), t("arrived")],
        rows: rowsWith(HOURS, [held], hours).map((row) => [hours(row), percent(averageAfter(LIFTED_AT + row, row))]),
      })}
      lab={labLink("subnet-emission", { r: "price", e: "inflow", l: Math.max(1, Math.ceil(held / 24)) }, 2)}
    >
      <Picture
        height={250}
        grips={
          <Grip
            box={HELD}
            axis="horizontal"
            at={BOX.top}
            value={held / LONGEST}
            onMove={(share) => setMoved(Math.round(share * LONGEST * 2) / 2)}
            label={t("grip")}
            valueText={hours(held)}
          />
        }
      >
        <path className={ink.markerPale} d={`M${curve}V${FOOT}H${BOX.left}Z`} />
        <path className={ink.dashed} d={`M${BOX.left} ${heightOf(BOX, 0.5)}h${BOX.width}`} />
        <text x="2" y={heightOf(BOX, 0.5) + 5}>
          {percent(0.5)}
        </text>
        <path className={ink.dashed} d={`M${HALF_AT} ${heightOf(BOX, 0.5)}V${FOOT + 36}`} />
        <text className={ink.halo} x={HALF_AT} y={FOOT + 50} textAnchor="middle">
          {t("halfLife", { hours: hours(HALF_LIFE) })}
        </text>
        <path className={ink.line} d={`M${BOX.left} ${FOOT}h${BOX.width}`} />
        <path
          className={ink.line}
          d={`M${BOX.left} ${FOOT}H${across(LIFTED_AT)}V${BOX.top}H${across(end)}V${FOOT}H${BOX.left + BOX.width}`}
        />
        <path className={ink.thick} d={`M${curve}`} />
        <circle className={ink.dot} cx={across(end)} cy={top} r="5" />
        <text
          className={isLate ? ink.strong : `${ink.strong} ${ink.halo}`}
          x={across(end) + (isLate ? -10 : 10)}
          y={isLate ? top + 24 : Math.min(top + 5, FOOT - 10)}
          textAnchor={isLate ? "end" : "start"}
        >
          {percent(highest)}
        </text>
        <text x={across(LIFTED_AT)} y={BOX.top - 24}>
          {t("price")}
        </text>
        <text
          className={isInside ? undefined : ink.halo}
          x={BOX.left + BOX.width}
          y={isInside ? FOOT - 12 : heightOf(BOX, averageAfter(NAMED_FROM, held)) - 10}
          textAnchor="end"
        >
          {t("average")}
        </text>
        {TICKS.map((tick) => (
          <g key={tick}>
            <path className={ink.line} d={`M${across(LIFTED_AT + tick)} ${FOOT}v6`} />
            <text x={across(LIFTED_AT + tick)} y={FOOT + 26} textAnchor="middle">
              {tick === 0 ? "0" : hours(tick)}
            </text>
          </g>
        ))}
      </Picture>
    </FigureFrame>
  );
}
