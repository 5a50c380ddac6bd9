import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { type Starts, startOf } from "../parts/starts.ts";
import { fillWithin, LARGEST, LIMIT, MODES, type Mode, POOL, TOLERANCE } from "./limited.ts";

const BOX: PlotBox = { left: 10, width: 310, top: 20, height: 160 };
const FOOT = BOX.top + BOX.height;
const RIGHT = BOX.left + BOX.width;
/** The order lies below the curve. */
const BAR = { y: FOOT, height: 18 };
const HIGHEST = 0.025;
const FIRST_ORDER = 100;
/** Places of the curve that are joined by lines, in τ. */
const PLACES = Array.from({ length: 13 }, (_, place) => (place / 12) * LARGEST);
/** The rows of the table, in τ: the orders of the text. */
const ROWS = [10, 20, 100];

const across = (order: number) => acrossOf(BOX, order / LARGEST);
const height = (rise: number) => heightOf(BOX, rise / HIGHEST);
const place = (order: number) => `${across(order).toFixed(1)} ${height(fillWithin("unsafe", order).rise).toFixed(1)}`;
/** What lies below the curve, from one order to another. */
const below = (from: number, to: number) => `M${across(from)} ${FOOT}L${place(from)}L${place(to)}V${FOOT}Z`;
const STARTS: Starts<"price-limit", Mode> = { safe: "safe", unsafe: "unsafe" };

/** The price rises along an order; where it reaches the limit, the order stops, fails or goes on. The order can be moved. */
export default function PriceLimitFigure(part: FigurePart) {
  const t = useTranslations("figure.priceLimit");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const [chosen, setChosen] = useState<Mode | null>(null);
  const order = moved ?? FIRST_ORDER;
  const mode = chosen ?? startOf(part, STARTS, "partial");
  const { rise, isBound, paid, left, received } = fillWithin(mode, order);
  const tao = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00A0τ`;
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00A0α`;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 2 });
  const price = number(LIMIT, { maximumFractionDigits: 4 });
  const rule = height(TOLERANCE);
  const isLimited = mode !== "unsafe";
  const filledFor = (filled: ReturnType<typeof fillWithin>) =>
    filled.paid === 0
      ? t("fails")
      : filled.isBound
        ? t("for", { received: alpha(filled.received), paid: tao(filled.paid) })
        : alpha(filled.received);
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null || chosen !== null}
      sentence={t(!isBound ? (isLimited ? "fits" : "filled") : mode === "safe" ? "refused" : "stopped", {
        order: tao(order),
        rise: percent(rise),
        tolerance: percent(TOLERANCE),
        paid: tao(paid),
        left: tao(left),
        received: alpha(received),
      })}
      table={() => ({
        columns: [t("order"), t("rise"), ...MODES],
        rows: rowsWith(ROWS, [order], tao).map((row) => [
          tao(row),
          percent(fillWithin("unsafe", row).rise),
          ...MODES.map((column) => filledFor(fillWithin(column, row))),
        ]),
      })}
      controls={
        <Choice
          legend={t("mode")}
          options={MODES.map((value) => ({ value, label: value }))}
          value={mode}
          onChoose={setChosen}
        />
      }
      lab={labLink("pool", { a: order, t: POOL.tao, k: POOL.alpha, p: mode === "unsafe" ? "none" : mode })}
    >
      <Picture
        height={262}
        grips={
          <Grip
            box={BOX}
            axis="horizontal"
            at={BAR.y + BAR.height / 2}
            value={order / LARGEST}
            onMove={(share) => setMoved(Math.max(1, Math.round(share * LARGEST)))}
            label={t("grip")}
            valueText={tao(order)}
          />
        }
      >
        {(hatch) => (
          <>
            <path className={ink.dashed} d={`M${PLACES.map(place).join("L")}`} />
            {paid > 0 ? <path className={ink.markerPale} d={below(0, paid)} /> : null}
            {left > 0 ? <path d={below(paid, order)} fill={hatch} /> : null}
            <path className={ink.thick} d={`M${place(0)}L${place(paid)}`} />
            <rect className={ink.marker} x={BOX.left} {...BAR} width={across(paid) - BOX.left} />
            <rect className={ink.edge} x={across(paid)} {...BAR} width={across(order) - across(paid)} fill={hatch} />
            <path className={ink.line} d={`M${RIGHT} ${FOOT}H${BOX.left}V${BOX.top - 10}m-5 7 5-7 5 7`} />
            <text x={BOX.left + 12} y={BOX.top + 4}>
              {t("price")}
            </text>
            {isLimited ? (
              <>
                <path className={ink.thick} d={`M${BOX.left} ${rule}H${RIGHT}`} />
                <text x={RIGHT + 8} y={rule - 14}>
                  {t("limit")}
                </text>
                <text className={ink.strong} x={RIGHT + 8} y={rule + 5}>
                  {price}&nbsp;τ
                </text>
              </>
            ) : null}
            {paid > 0 && paid === order ? (
              <circle className={ink.dot} cx={across(order)} cy={height(rise)} r="5" />
            ) : null}
            <text className={ink.strong} x={BOX.left} y={FOOT + 52}>
              {paid > 0 ? `${tao(paid)} → ${alpha(received)}` : t("fails")}
            </text>
            {left > 0 ? (
              <text x={BOX.left} y={FOOT + 74}>
                {t("stays", { left: tao(left) })}
              </text>
            ) : null}
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
