import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { heightOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { AlphaSign, TaoSign } from "../parts/signs.tsx";
import { ALPHA_PER_DAY, enterPool, HIGHEST, POOL, TAO_PER_DAY } from "./terms.ts";

/** The column of alpha, as high as what it is worth: the two columns are to one scale. */
const BOX: PlotBox = { left: 116, width: 84, top: 20, height: 210 };
const FOOT = BOX.top + BOX.height;
const TAO = { x: 26, width: 84 };
const LABELS = BOX.left + BOX.width + 22;
const LINE = 20;
const FIRST_PROPORTION = 0.3;
/** The rows of the table: those of the text, and the one at which nothing is left. */
const ROWS = [0.65, 0.5, 0.3, 0.15];
/** The worth of a day's alpha at the price of the pool, in τ. */
const WORTH = (ALPHA_PER_DAY * POOL.tao) / POOL.alpha;
const height = (tao: number) => heightOf(BOX, tao / (HIGHEST * WORTH));
const FULL = height(TAO_PER_DAY);

/** A day's TAO, and beside it the alpha that may go with it. What of the TAO finds none buys. The alpha can be moved. */
export default function InjectionOrBuysFigure(part: FigurePart) {
  const t = useTranslations("figure.injectionOrBuys");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const proportion = moved ?? FIRST_PROPORTION;
  const { taoIn, alphaIn, buys, rise } = enterPool(proportion);
  const tao = (value: number) => `${number(value, { maximumFractionDigits: 1 })}\u00A0τ`;
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 0 })}\u00A0α`;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 1 });
  const change = (value: number) =>
    number(value, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const level = height(proportion * WORTH);
  const laid = height(taoIn);
  const inAt = Math.max(laid + 16, (laid + FOOT) / 2 - LINE);
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t(buys > 0 ? "some" : "all", {
        proportion: percent(proportion),
        tao: tao(taoIn),
        buys: tao(buys),
        rise: percent(rise),
      })}
      table={() => ({
        columns: [t("proportion"), t("tao"), t("alpha"), t("buy"), t("price")],
        rows: rowsWith(ROWS, [proportion], percent).map((row) => {
          const terms = enterPool(row);
          return [percent(row), tao(terms.taoIn), alpha(terms.alphaIn), tao(terms.buys), change(terms.rise)];
        }),
      })}
      lab={labLink("pool", { a: buys, t: POOL.tao, k: POOL.alpha, f: 0, i: taoIn, j: alphaIn })}
    >
      <Picture
        height={288}
        of="subnet"
        grips={
          <Grip
            box={BOX}
            at={BOX.left + BOX.width / 2}
            value={proportion / HIGHEST}
            onMove={(share) => setMoved(Math.round(share * HIGHEST * 100) / 100)}
            label={t("proportion")}
            valueText={percent(proportion)}
          />
        }
      >
        {(hatch) => (
          <>
            <rect className={ink.marker} {...TAO} y={laid} height={FOOT - laid} />
            {buys > 0 ? (
              <>
                <rect className={ink.markerPale} {...TAO} y={FULL} height={laid - FULL} />
                <Arrow from={[TAO.x + TAO.width + 6, (FULL + laid) / 2]} to={[LABELS - 18, (FULL + laid) / 2]} isLit />
                <text className={ink.strong} x={LABELS} y={(FULL + laid) / 2 - 4}>
                  {t("buying", { buys: tao(buys) })}
                </text>
                <text x={LABELS} y={(FULL + laid) / 2 + LINE - 4}>
                  {t("price")} {change(rise)}
                </text>
              </>
            ) : (
              <rect className={ink.edge} x={BOX.left} y={level} width={BOX.width} height={FULL - level} fill={hatch} />
            )}
            <rect className={ink.full} x={BOX.left} y={laid} width={BOX.width} height={FOOT - laid} />
            {taoIn > 0 ? (
              <>
                <text className={ink.strong} x={LABELS} y={inAt}>
                  {t("laid")}
                </text>
                <text x={LABELS} y={inAt + LINE}>
                  {tao(taoIn)} + {alpha(alphaIn)}
                </text>
                <text x={LABELS} y={inAt + 2 * LINE}>
                  {t("price")} {change(0)}
                </text>
              </>
            ) : null}
            <path className={ink.line} d={`M${TAO.x - 12} ${FOOT}H${LABELS - 12}`} />
            <TaoSign x={TAO.x + TAO.width / 2} y={FOOT + 18} size={11} />
            <AlphaSign x={BOX.left + BOX.width / 2} y={FOOT + 18} size={11} />
            <text x={TAO.x + TAO.width / 2} y={FOOT + 48} textAnchor="middle">
              {tao(TAO_PER_DAY)}
            </text>
            <text x={BOX.left + BOX.width / 2} y={FOOT + 48} textAnchor="middle">
              {percent(proportion)}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
