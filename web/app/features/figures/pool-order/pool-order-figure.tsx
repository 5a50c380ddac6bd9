import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { heightOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { type Starts, startOf } from "../parts/starts.ts";
import { fillOrder, LARGEST, POOL } from "./order.ts";

/** Where the level of TAO moves: below it stands what the pool holds already. */
const BOX: PlotBox = { left: 10, width: 100, top: 30, height: 100 };
const FOOT = 230;
const RIM = 18;
/** The basin of alpha: full before the order. */
const ALPHA = { left: 186, width: 100, top: 50 };
const ALPHA_HEIGHT = FOOT - ALPHA.top;
/** Two lines of text beside each other are so far apart. */
const LINE = 20;
const FIRST_ORDER = 1_000;
/** The rows of the table, in τ: the orders of the text. */
const ORDERS = [1, 20, 200, 2_000];
const STARTS: Starts<"pool-order"> = { small: 20, "as-the-pool": LARGEST };

/** Two basins: the more TAO an order pours in, the further what it receives stays behind what the price promised. */
export default function PoolOrderFigure(part: FigurePart) {
  const t = useTranslations("figure.poolOrder");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const order = moved ?? startOf(part, STARTS, FIRST_ORDER);
  const { received, promised, missing } = fillOrder(order);
  const tao = (value: number) => `${number(value, { maximumFractionDigits: 0 })}\u00A0τ`;
  const alpha = (value: number, digits = 0) => `${number(value, { maximumFractionDigits: digits })}\u00A0α`;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 1 });
  const alphaLevel = (taken: number) => ALPHA.top + (taken / POOL.alpha) * ALPHA_HEIGHT;
  const level = heightOf(BOX, order / LARGEST);
  const full = heightOf(BOX, 0);
  const [left, lower] = [alphaLevel(received), alphaLevel(promised)];
  const receivedAt = (ALPHA.top + left) / 2 + 5;
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t("filled", {
        order: tao(order),
        received: alpha(received),
        promised: alpha(promised),
        missing: percent(missing),
      })}
      table={() => ({
        columns: [t("order"), t("received"), t("promised"), t("missing")],
        rows: rowsWith(ORDERS, [order], tao).map((size) => {
          const filled = fillOrder(size);
          return [tao(size), alpha(filled.received, 2), alpha(filled.promised), percent(filled.missing)];
        }),
      })}
      lab={labLink("pool", { a: order, t: POOL.tao, k: POOL.alpha, f: 0 })}
    >
      <Picture
        height={240}
        of="subnet"
        grips={
          <Grip
            box={BOX}
            at={BOX.left + BOX.width / 2}
            value={order / LARGEST}
            onMove={(share) => setMoved(Math.round(share * LARGEST))}
            label={t("grip")}
            valueText={tao(order)}
          />
        }
      >
        {(hatch) => (
          <>
            <rect className={ink.marker} x={BOX.left} y={full} width={BOX.width} height={FOOT - full} />
            <rect className={ink.markerPale} x={BOX.left} y={level} width={BOX.width} height={full - level} />
            <text className={ink.onMarker} x={BOX.left + BOX.width / 2} y={(full + FOOT) / 2 + 5} textAnchor="middle">
              {tao(POOL.tao)}
            </text>
            <text className={ink.strong} x={BOX.left + BOX.width + 8} y={(level + full) / 2 + 5}>
              {tao(order)}
            </text>
            <rect className={ink.pale} x={ALPHA.left} y={ALPHA.top} width={ALPHA.width} height={left - ALPHA.top} />
            <rect className={ink.full} x={ALPHA.left} y={left} width={ALPHA.width} height={FOOT - left} />
            <text className={ink.onRole} x={ALPHA.left + ALPHA.width / 2} y={(left + FOOT) / 2 + 5} textAnchor="middle">
              {alpha(POOL.alpha - received)}
            </text>
            <rect
              className={ink.edge}
              x={ALPHA.left + ALPHA.width}
              y={left}
              width="8"
              height={lower - left}
              fill={hatch}
            />
            <text className={ink.strong} x={ALPHA.left + ALPHA.width + 14} y={receivedAt}>
              {alpha(received)}
            </text>
            {missing > 0 ? (
              <text x={ALPHA.left + ALPHA.width + 14} y={Math.max((left + lower) / 2 + 5, receivedAt + LINE)}>
                {percent(-missing)}
              </text>
            ) : null}
            <path className={ink.thick} d={`M${BOX.left} ${RIM}V${FOOT}h${BOX.width}V${RIM}`} />
            <path className={ink.thick} d={`M${ALPHA.left} ${RIM}V${FOOT}h${ALPHA.width}V${RIM}`} />
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
