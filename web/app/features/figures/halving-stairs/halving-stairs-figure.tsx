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
import { ISSUED_NOW, MAX_SUPPLY, STAIRS, standAt } from "./stairs.ts";

const BOX: PlotBox = { left: 14, width: 372, top: 44, height: 170 };
const FOOT = BOX.top + BOX.height;
/** Steps wide enough for a number over them, and for one below their beginning. */
const NAMED = 3;
const STARTS: Starts<"halving-stairs"> = { "first-halving": MAX_SUPPLY / 2 };

/** What a block creates, against all that has been issued: a staircase. How much has been issued can be moved. */
export default function HalvingStairsFigure(part: FigurePart) {
  const t = useTranslations("figure.halvingStairs");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const issued = moved ?? startOf(part, STARTS, ISSUED_NOW);
  const { emission, next } = standAt(issued);
  const tao = (value: number) => `${number(value, { maximumFractionDigits: 4 })}\u00A0τ`;
  const millions = (value: number) => number(value, { notation: "compact", maximumFractionDigits: 1 });
  const across = (value: number) => acrossOf(BOX, value / MAX_SUPPLY);
  const here = across(issued);
  const values = {
    issued: tao(issued),
    emission: tao(emission),
    next: tao(next ?? 0),
    left: tao((next ?? 0) - issued),
  };
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(next === null ? "over" : "stand", values)}
      table={() => ({
        columns: [t("from"), t("emission")],
        rows: STAIRS.map((step) => [tao(step.from), tao(step.emission)]),
      })}
      lab={labLink("block-emission", { t: issued }, 2)}
    >
      <Picture
        height={252}
        grips={
          <Grip
            box={BOX}
            axis="horizontal"
            at={FOOT}
            value={issued / MAX_SUPPLY}
            onMove={(share) => setMoved(Math.round(share * MAX_SUPPLY))}
            label={t("grip")}
            valueText={tao(issued)}
          />
        }
      >
        {STAIRS.map(({ from, to, emission }, place) => {
          const top = heightOf(BOX, emission);
          const issuedHere = Math.min(Math.max(issued, from), to);
          return (
            <g key={from}>
              <rect
                className={ink.strip}
                x={across(from)}
                y={top}
                width={across(to) - across(from)}
                height={FOOT - top}
              />
              <rect
                className={ink.marker}
                x={across(from)}
                y={top}
                width={across(issuedHere) - across(from)}
                height={FOOT - top}
              />
              {place < NAMED ? (
                <text x={across((from + to) / 2)} y={top - 7} textAnchor="middle">
                  {tao(emission)}
                </text>
              ) : null}
              {place > 0 && place < NAMED ? (
                <text x={across(from) - (place === NAMED - 1 ? 9 : 0)} y={FOOT + 32} textAnchor="middle">
                  {millions(from)}
                </text>
              ) : null}
            </g>
          );
        })}
        <text x={BOX.left} y={FOOT + 32}>
          0
        </text>
        <text x={BOX.left + BOX.width} y={FOOT + 32} textAnchor="end">
          {millions(MAX_SUPPLY)}
        </text>
        <path className={ink.line} d={`M${BOX.left} ${FOOT}h${BOX.width}`} />
        <path className={ink.line} d={`M${here} ${FOOT}V${BOX.top - 22}`} />
        <text
          className={ink.strong}
          x={here}
          y={BOX.top - 30}
          textAnchor={issued > MAX_SUPPLY * 0.8 ? "end" : issued < MAX_SUPPLY * 0.2 ? "start" : "middle"}
        >
          {t("issued", { issued: millions(issued) })}
        </text>
      </Picture>
    </FigureFrame>
  );
}
