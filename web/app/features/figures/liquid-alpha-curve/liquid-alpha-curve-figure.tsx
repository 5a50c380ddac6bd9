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
import { ValidatorSign } from "../parts/signs.tsx";
import { AHEAD, FIXED, HIGH, LOWEST, rateAt, STEEPNESSES } from "./rates.ts";

const BOX: PlotBox = { left: 56, width: 270, top: 16, height: 200 };
const FOOT = BOX.top + BOX.height;
const RIGHT = BOX.left + BOX.width;
const FIRST_LOW = 0.7;
/** Places of the curve that are joined by lines. */
const PLACES = Array.from({ length: 31 }, (_, place) => place / 30);
/** The rows of the table: lower bounds. */
const ROWS = [LOWEST, 0.1, 0.3, 0.5, 0.7];

/** The rate of a bond by how far a weight is ahead of the consensus: flat between close bounds, steep between wide ones. */
export default function LiquidAlphaCurveFigure(part: FigurePart) {
  const t = useTranslations("figure.liquidAlphaCurve");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const low = moved ?? FIRST_LOW;
  const [chosen, setChosen] = useState<string | null>(null);
  const steepness = Number(chosen ?? STEEPNESSES[1]);
  const rate = (distance: number, bound = low) => rateAt(distance, bound, steepness);
  const [slow, fast] = [rate(0), rate(AHEAD)];
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const decimal = (value: number) => number(value, { maximumFractionDigits: 3 });
  const times = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const curve = PLACES.map(
    (distance) => `${acrossOf(BOX, distance).toFixed(1)} ${heightOf(BOX, rate(distance)).toFixed(1)}`,
  ).join("L");
  const aheadX = acrossOf(BOX, AHEAD);
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null || chosen !== null}
      sentence={t("renewed", {
        low: decimal(low),
        high: decimal(HIGH),
        ahead: decimal(AHEAD),
        fast: percent(fast),
        slow: percent(slow),
        times: times(fast / slow),
      })}
      table={() => ({
        columns: [t("bound"), t("slow"), t("fast"), t("times")],
        rows: rowsWith(ROWS, [low], decimal).map((row) => [
          decimal(row),
          percent(rate(0, row)),
          percent(rate(AHEAD, row)),
          times(rate(AHEAD, row) / rate(0, row)),
        ]),
      })}
      lab={labLink("weight-copying", { q: "yuma3", l: 1, i: low, j: HIGH, k: steepness })}
      controls={
        <Choice
          legend={t("steepness")}
          options={STEEPNESSES.map((value) => ({ value: String(value), label: number(value) }))}
          value={String(steepness)}
          onChoose={setChosen}
        />
      }
    >
      <Picture
        height={FOOT + 60}
        of="validator"
        grips={
          <Grip
            box={BOX}
            at={BOX.left}
            value={low}
            onMove={(value) => setMoved(Math.min(HIGH, Math.max(LOWEST, value)))}
            label={t("grip")}
            valueText={decimal(low)}
          />
        }
      >
        <path className={ink.pale} d={`M${curve}V${FOOT}H${BOX.left}Z`} />
        <path className={ink.dashed} d={`M${BOX.left} ${heightOf(BOX, HIGH)}h${BOX.width}`} />
        <text x={RIGHT + 6} y={heightOf(BOX, HIGH) + 5}>
          {decimal(HIGH)}
        </text>
        <path className={ink.dashed} d={`M${BOX.left} ${heightOf(BOX, FIXED)}h${BOX.width}`} />
        <text x={RIGHT + 6} y={heightOf(BOX, FIXED) - 6}>
          {decimal(FIXED)}
        </text>
        <text x={RIGHT + 6} y={heightOf(BOX, FIXED) + 12}>
          {t("fixed")}
        </text>
        <path className={ink.line} d={`M${BOX.left} ${FOOT}h${BOX.width}M${aheadX} ${FOOT}V${heightOf(BOX, fast)}`} />
        <path className={ink.thick} d={`M${curve}`} />
        <circle className={ink.dot} cx={aheadX} cy={heightOf(BOX, fast)} r="5" />
        <text className={`${ink.strong} ${ink.halo}`} x={aheadX} y={heightOf(BOX, fast) + 26} textAnchor="middle">
          {percent(fast)}
        </text>
        <text className={ink.strong} x={BOX.left - 16} y={heightOf(BOX, low) + 5} textAnchor="end">
          {percent(slow)}
        </text>
        <ValidatorSign x={BOX.left} y={FOOT + 20} size={9} />
        <text x={BOX.left - 9} y={FOOT + 50}>
          {t("follows")}
        </text>
        <ValidatorSign x={aheadX} y={FOOT + 20} size={9} />
        <text x={aheadX} y={FOOT + 50} textAnchor="middle">
          {t("leads", { ahead: decimal(AHEAD) })}
        </text>
      </Picture>
    </FigureFrame>
  );
}
