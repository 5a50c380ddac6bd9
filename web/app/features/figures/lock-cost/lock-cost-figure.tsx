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
import { costAfter, EARLIEST, INTERVAL_DAYS, LAST, LATEST, SHOWN } from "./lock.ts";

const BOX: PlotBox = { left: 12, width: 366, top: 30, height: 180 };
const FOOT = BOX.top + BOX.height;
/** The highest price that the picture has room for. */
const HIGHEST = 2200;
const FIRST_DAY = 5;
const TICKS = [0, 8, 16, 24];
/** The rows of the table, in days. */
const ROWS = [2, 4, 8, 12, 16];

const across = (days: number) => acrossOf(BOX, days / SHOWN);
const height = (cost: number) => heightOf(BOX, cost / HIGHEST);
const place = (days: number, cost: number) => `${across(days).toFixed(1)} ${height(cost).toFixed(1)}`;
const DAYS: PlotBox = { ...BOX, left: across(EARLIEST), width: ((LATEST - EARLIEST) / SHOWN) * BOX.width };
const STARTS: Starts<"lock-cost"> = { early: EARLIEST, late: LATEST };

/** The price of a place for a subnet: it falls in a straight line, and doubles when somebody creates one. That day can be moved. */
export default function LockCostFigure(part: FigurePart) {
  const t = useTranslations("figure.lockCost");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const day = moved ?? startOf(part, STARTS, FIRST_DAY);
  const paid = costAfter(day, LAST);
  const doubled = costAfter(0, paid);
  const tao = (value: number) => `${number(value, { maximumFractionDigits: 0 })}\u00A0τ`;
  const days = (value: number) => number(value, { style: "unit", unit: "day", unitDisplay: "long" });
  // On the first days there is no room before the line.
  const isEarly = day < 4;
  const floorAt = Math.min(SHOWN, day + 2 * INTERVAL_DAYS);
  const course = [
    place(0, costAfter(0, LAST)),
    place(day, paid),
    place(day, doubled),
    place(floorAt, costAfter(floorAt - day, paid)),
    place(SHOWN, costAfter(SHOWN - day, paid)),
  ].join("L");
  const values = { days: days(day), paid: tao(paid), doubled: tao(doubled), interval: days(INTERVAL_DAYS) };
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t("created", values)}
      table={() => ({
        columns: [t("day"), t("paid"), t("next")],
        rows: rowsWith(ROWS, [day], days).map((row) => {
          const cost = costAfter(row, LAST);
          return [days(row), tao(cost), tao(costAfter(0, cost))];
        }),
      })}
      lab={labLink("registration-market", { k: LAST, d: day }, 3)}
    >
      <Picture
        height={FOOT + 52}
        grips={
          <Grip
            box={DAYS}
            axis="horizontal"
            at={FOOT}
            value={(day - EARLIEST) / (LATEST - EARLIEST)}
            step={1 / (2 * (LATEST - EARLIEST))}
            onMove={(share) => setMoved(EARLIEST + Math.round(share * 2 * (LATEST - EARLIEST)) / 2)}
            label={t("grip")}
            valueText={values.days}
          />
        }
      >
        <path className={ink.markerPale} d={`M${course}V${FOOT}H${BOX.left}Z`} />
        <path
          className={ink.dashed}
          d={`M${place(day, paid)}L${place(2 * INTERVAL_DAYS, costAfter(2 * INTERVAL_DAYS, LAST))}H${across(SHOWN)}`}
        />
        <path className={ink.line} d={`M${BOX.left} ${FOOT}h${BOX.width}`} />
        <path className={ink.thick} d={`M${course}`} />
        {paid > LAST / 4 ? (
          <>
            <path className={ink.dashed} d={`M${place(day, paid)}H${across(day + INTERVAL_DAYS)}`} />
            <circle className={ink.dot} cx={across(day + INTERVAL_DAYS)} cy={height(paid)} r="4" />
            <text x={across(day + INTERVAL_DAYS) + 4} y={height(paid) - 10}>
              {values.interval}
            </text>
          </>
        ) : null}
        <circle className={ink.dot} cx={across(day)} cy={height(paid)} r="4" />
        <text x={BOX.left} y={height(2 * LAST) - 10}>
          {tao(2 * LAST)}
        </text>
        <text
          className={`${ink.strong} ${ink.halo}`}
          x={isEarly ? across(day) + 10 : across(day) - 8}
          y={Math.min(height(paid) + 22, FOOT - 22)}
          textAnchor={isEarly ? "start" : "end"}
        >
          {values.paid}
        </text>
        <text className={ink.strong} x={across(day) + 8} y={Math.min(height(doubled) + 2, FOOT - 30)}>
          {values.doubled}
        </text>
        {TICKS.map((tick) => (
          <g key={tick}>
            <path className={ink.line} d={`M${across(tick)} ${FOOT}v6`} />
            <text x={across(tick)} y={FOOT + 46} textAnchor={tick === 0 ? "start" : tick === SHOWN ? "end" : "middle"}>
              {tick === 0 ? "0" : days(tick)}
            </text>
          </g>
        ))}
      </Picture>
    </FigureFrame>
  );
}
