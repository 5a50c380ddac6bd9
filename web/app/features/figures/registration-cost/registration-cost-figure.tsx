import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { type Starts, startOf } from "../parts/starts.ts";
import { BLOCKS, HALF_LIVES, MOST, priceAfter, START } from "./price.ts";

const BOX: PlotBox = { left: 50, width: 268, top: 40, height: 150 };
const FOOT = BOX.top + BOX.height;
const RIGHT = BOX.left + BOX.width;
/** The price may be doubled or halved so often, up and down. */
const DOUBLINGS = HALF_LIVES;
const FIRST_NEWCOMERS = 5;
/** How long a half-life is, in minutes. */
const MINUTES = 72;
const TICKS = Array.from({ length: HALF_LIVES + 1 }, (_, tick) => tick);
const ROWS = [0, 1, 2, 3, 4, 5, 6];

const height = (price: number) => heightOf(BOX, (Math.log2(price / START) + DOUBLINGS) / (2 * DOUBLINGS));
const STARTS: Starts<"registration-cost"> = { quiet: 1, level: 3 };

/** The price of a place over three half-lives: each newcomer lifts it, time lets it fall. How many come can be moved. */
export default function RegistrationCostFigure(part: FigurePart) {
  const t = useTranslations("figure.registrationCost");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const newcomers = moved ?? startOf(part, STARTS, FIRST_NEWCOMERS);
  const { corners, last } = priceAfter(newcomers);
  const tao = (value: number) => `${number(value, { maximumSignificantDigits: 2 })}\u00A0τ`;
  const minutesOf = (value: number, unitDisplay: "short" | "long") =>
    number(value, { style: "unit", unit: "minute", unitDisplay });
  const minutes = minutesOf(MINUTES, "long");
  const values = { count: newcomers, minutes, span: minutesOf(HALF_LIVES * MINUTES, "long") };
  const end = heightOf(BOX, newcomers / MOST);
  const curve = corners
    .map(({ block, price }) => `${acrossOf(BOX, block / BLOCKS).toFixed(1)} ${height(price).toFixed(1)}`)
    .join("L");
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(newcomers === 3 ? "stays" : newcomers > 3 ? "climbs" : "falls", {
        ...values,
        start: tao(START),
        last: tao(last),
      })}
      table={() => ({
        columns: [t("newcomers", { minutes }), t("last", { span: values.span })],
        rows: ROWS.map((row) => [number(row), tao(priceAfter(row).last)]),
      })}
      lab={labLink("registration-market", { b: START, r: newcomers, u: 0, n: BLOCKS }, 3)}
    >
      <Picture
        height={FOOT + 30}
        grips={
          <Grip
            box={BOX}
            at={RIGHT}
            value={newcomers / MOST}
            step={1 / MOST}
            onMove={(share) => setMoved(Math.round(share * MOST))}
            label={t("grip", { minutes })}
            valueText={number(newcomers)}
          />
        }
      >
        <text className={ink.strong} x="0" y="16">
          {t("rate", values)}
        </text>
        <path className={ink.markerPale} d={`M${curve}V${FOOT}H${BOX.left}Z`} />
        <path className={ink.dashed} d={`M${BOX.left} ${height(START)}h${BOX.width}`} />
        <text x={BOX.left - 6} y={height(START) + 5} textAnchor="end">
          {tao(START)}
        </text>
        <path className={ink.line} d={`M${BOX.left} ${FOOT}h${BOX.width}`} />
        <path className={ink.thick} d={`M${curve}`} />
        <text className={ink.strong} x={RIGHT + 18} y={end + 5}>
          {tao(last)}
        </text>
        {TICKS.map((tick) => (
          <g key={tick}>
            <path className={ink.line} d={`M${acrossOf(BOX, tick / HALF_LIVES)} ${FOOT}v6`} />
            <text x={acrossOf(BOX, tick / HALF_LIVES)} y={FOOT + 24} textAnchor="middle">
              {tick === 0 ? "0" : minutesOf(tick * MINUTES, "short")}
            </text>
          </g>
        ))}
      </Picture>
    </FigureFrame>
  );
}
