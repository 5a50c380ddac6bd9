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
import { BlockSign } from "../parts/signs.tsx";
import { MOST, ORDER, orderAfter } from "./impact.ts";

/** The heights are prices, from so far below the one shown to so far above it. */
const LOWEST = -0.055;
const HIGHEST = 0.07;
const BOX: PlotBox = { left: 4, width: 392, top: 14, height: 210 };
const FOOT = BOX.top + BOX.height;
/** When others trade; when the order begins and ends. */
const OTHERS = 118;
const [BEGIN, END] = [186, 276];
const LABELS = END + 12;
const LINE = 20;
const FIRST_OTHERS = 100;
/** The rows of the table, in τ. */
const ROWS = [-200, -100, 0, 100, 200];

const height = (above: number) => heightOf(BOX, (above - LOWEST) / (HIGHEST - LOWEST));
/** The heights that others can move the price to. */
const [TOP, BOTTOM] = [height(orderAfter(MOST).found), height(orderAfter(-MOST).found)];
const MOVED: PlotBox = { ...BOX, top: TOP, height: BOTTOM - TOP };

/** A price over time: shown in a preview, moved by others, moved by the order itself. What others do can be moved. */
export default function ImpactAndSlippageFigure(part: FigurePart) {
  const t = useTranslations("figure.impactAndSlippage");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const others = moved ?? FIRST_OTHERS;
  const { pool, preview, received, impact, slippage, found, left } = orderAfter(others);
  const tao = (value: number) => `${number(value)}\u00A0τ`;
  const signed = (value: number) => `${number(value, { signDisplay: "exceptZero" })}\u00A0τ`;
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 0 })}\u00A0α`;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 1 });
  const change = (value: number) =>
    number(value, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const which = others > 0 ? "bought" : others < 0 ? "sold" : "still";
  const [shownAt, foundAt, leftAt] = [height(0), height(found), height(left)];
  const yours = (foundAt + leftAt) / 2 + 5;
  const theirs = (shownAt + foundAt) / 2 + 5;
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t(which, {
        preview: alpha(preview),
        impact: percent(impact),
        others: tao(Math.abs(others)),
        received: alpha(received),
        slippage: percent(Math.abs(slippage)),
      })}
      table={() => ({
        columns: [
          t("others"),
          t("received"),
          t("slippage"),
          `${t("price")}: ${t("they")}`,
          `${t("price")}: ${t("you")}`,
        ],
        rows: rowsWith(ROWS, [others], signed).map((row) => {
          const order = orderAfter(row);
          return [
            signed(row),
            alpha(order.received),
            percent(order.slippage),
            change(order.found),
            change((1 + order.left) / (1 + order.found) - 1),
          ];
        }),
      })}
      lab={labLink("pool", { a: ORDER, t: pool.tao, k: pool.alpha, f: 0 })}
    >
      <Picture
        height={276}
        grips={
          <Grip
            box={MOVED}
            at={OTHERS}
            value={(found - orderAfter(-MOST).found) / (orderAfter(MOST).found - orderAfter(-MOST).found)}
            onMove={(share) => setMoved(Math.round((share * 2 - 1) * MOST))}
            label={t("grip")}
            valueText={signed(others)}
          />
        }
      >
        {(hatch) => (
          <>
            <text x={BOX.left + 12} y={BOX.top + 8}>
              {t("price")}
            </text>
            <path className={ink.line} d={`M${BOX.left + 1} ${BOX.top + 40}V${BOX.top - 6}m-5 7 5-7 5 7`} />
            <path className={ink.dashed} d={`M${OTHERS} ${shownAt}H${END}`} />
            <path className={ink.markerPale} d={`M${BEGIN} ${foundAt}L${END} ${leftAt}V${foundAt}Z`} />
            <rect
              x={BEGIN}
              y={Math.min(shownAt, foundAt)}
              width={END - BEGIN}
              height={Math.abs(foundAt - shownAt)}
              fill={hatch}
            />
            <path
              className={ink.thick}
              d={`M${BOX.left} ${shownAt}H${OTHERS}V${foundAt}H${BEGIN}L${END} ${leftAt}`}
              strokeLinejoin="round"
            />
            <text x={BOX.left} y={shownAt - 12}>
              {t("preview")}
            </text>
            <text className={ink.strong} x={OTHERS} y={foundAt + (others < 0 ? 32 : -20)} textAnchor="middle">
              {signed(others)}
            </text>
            <text x={LABELS} y={yours}>
              {t("you")} <tspan className={ink.strong}>{change((1 + left) / (1 + found) - 1)}</tspan>
            </text>
            {others === 0 ? null : (
              <text x={LABELS} y={Math.max(theirs, yours + LINE)}>
                {t("they")} <tspan className={ink.strong}>{change(found)}</tspan>
              </text>
            )}
            <path className={ink.line} d={`M${BOX.left} ${FOOT + 14}H${BOX.left + BOX.width}m-7-5 7 5-7 5`} />
            <path className={ink.line} d={`M${BOX.left + 1} ${FOOT + 8}v12M${OTHERS} ${FOOT + 8}v12`} />
            <BlockSign x={(BEGIN + END) / 2} y={FOOT + 14} size={11} />
            <text x={(BEGIN + END) / 2} y={FOOT + 44} textAnchor="middle">
              {t("order", { order: tao(ORDER) })}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
