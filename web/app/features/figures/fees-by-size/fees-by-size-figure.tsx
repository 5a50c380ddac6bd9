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
import { COSTS, type Cost, costsOf, POOL } from "./costs.ts";

const BOX: PlotBox = { left: 10, width: 380, top: 40, height: 170 };
const FOOT = BOX.top + BOX.height;
const RIGHT = BOX.left + BOX.width;
/** From a tenth of a τ to a thousand: equal steps to the right mean equal factors. */
const [SMALLEST, DECADES] = [0.1, 4];
const sizeAt = (share: number) => SMALLEST * 10 ** (share * DECADES);
const shareOf = (size: number) => Math.log10(size / SMALLEST) / DECADES;
/** A size with two digits, as one would type it. */
const rounded = (size: number) => Number(size.toPrecision(2));
const FIRST_SIZE = 20;
const TICKS = [0.1, 1, 10, 100, 1_000];
/** The rows of the table, in τ. */
const ROWS = [0.5, 1, 4, 20, 100, 1_000];
const PLACES = Array.from({ length: 25 }, (_, place) => place / 24);

/** How high the border between two costs lies where all that an order costs is 1: below it the impact, then the swap fee. */
function bordersAt(size: number) {
  const { impact, swap, total } = costsOf(size);
  return [heightOf(BOX, impact / total), heightOf(BOX, (impact + swap) / total)] as const;
}
const border = (which: 0 | 1) =>
  PLACES.map((place) => `${acrossOf(BOX, place).toFixed(1)} ${bordersAt(sizeAt(place))[which].toFixed(1)}`).join("L");
const [LOWER, UPPER] = [border(0), border(1)];
/** In the band of the swap fee, as far across as it is 4 τ. */
const INTO_SWAP = acrossOf(BOX, shareOf(2.6));
/** Where each of the costs has room for its name. */
const NAMES: readonly { cost: Cost; x: number; y: number; anchor: "start" | "middle" | "end" }[] = [
  { cost: "transaction", x: BOX.left + 10, y: BOX.top + 26, anchor: "start" },
  { cost: "swap", x: acrossOf(BOX, shareOf(1.2)), y: BOX.top + 105, anchor: "end" },
  { cost: "impact", x: RIGHT - 10, y: FOOT - 60, anchor: "end" },
];
const STARTS: Starts<"fees-by-size"> = { small: 0.5, large: 1_000 };

/** What a stake order costs, divided into its three costs, from small to large. The size of the order can be moved. */
export default function FeesBySizeFigure(part: FigurePart) {
  const t = useTranslations("figure.feesBySize");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const size = moved ?? startOf(part, STARTS, FIRST_SIZE);
  const costs = costsOf(size);
  const tao = (value: number) => `${number(value, { maximumSignificantDigits: 3 })}\u00A0τ`;
  const percent = (value: number) => number(value, { style: "percent", maximumSignificantDigits: 2 });
  const here = acrossOf(BOX, shareOf(size));
  const [low, high] = bordersAt(size);
  const middles = { transaction: (BOX.top + high) / 2, swap: (high + low) / 2, impact: (low + FOOT) / 2 };
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(`largest.${costs.largest}`, {
        size: tao(size),
        total: tao(costs.total),
        percent: percent(costs.total / size),
        most: percent(costs[costs.largest] / costs.total),
      })}
      table={() => ({
        columns: [t("size"), ...COSTS.map((cost) => t(cost)), t("total")],
        rows: rowsWith(ROWS, [size], tao).map((row) => {
          const cost = costsOf(row);
          return [
            tao(row),
            ...COSTS.map((name) => tao(cost[name])),
            `${tao(cost.total)} (${percent(cost.total / row)})`,
          ];
        }),
      })}
      lab={labLink("pool", { a: size, t: POOL.tao, k: POOL.alpha })}
    >
      <Picture
        height={272}
        of="chain"
        grips={
          <Grip
            box={BOX}
            axis="horizontal"
            at={FOOT}
            value={shareOf(size)}
            onMove={(share) => setMoved(rounded(sizeAt(share)))}
            label={t("size")}
            valueText={tao(size)}
          />
        }
      >
        {(hatch) => (
          <>
            <path className={ink.pale} d={`M${BOX.left} ${BOX.top}L${UPPER}V${BOX.top}Z`} />
            <path className={ink.full} d={`M${UPPER}L${LOWER.split("L").reverse().join("L")}Z`} />
            <path d={`M${LOWER}V${FOOT}H${BOX.left}Z`} fill={hatch} />
            <path className={ink.line} d={`M${LOWER}M${UPPER}M${BOX.left} ${FOOT}H${RIGHT}`} />
            {NAMES.map(({ cost, x, y, anchor }) => (
              <text key={cost} className={cost === "impact" ? ink.halo : undefined} x={x} y={y} textAnchor={anchor}>
                {t(cost)}
              </text>
            ))}
            <path className={ink.line} d={`M${acrossOf(BOX, shareOf(1.35))} ${BOX.top + 100}H${INTO_SWAP}`} />
            <path className={ink.thick} d={`M${here} ${FOOT}V${BOX.top - 6}`} />
            <circle className={ink.key} cx={here} cy={middles[costs.largest]} r="6" />
            <text
              className={ink.strong}
              x={here}
              y={BOX.top - 14}
              textAnchor={here > 280 ? "end" : here < 120 ? "start" : "middle"}
            >
              {t("costs", { size: tao(size), total: tao(costs.total) })}
            </text>
            {TICKS.map((tick) => (
              <text
                key={tick}
                x={acrossOf(BOX, shareOf(tick))}
                y={FOOT + 34}
                textAnchor={tick === SMALLEST ? "start" : tick === TICKS.at(-1) ? "end" : "middle"}
              >
                {tao(tick)}
              </text>
            ))}
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
