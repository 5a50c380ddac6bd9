import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink, labStake, labWeights } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { ValidatorSign } from "../parts/signs.tsx";
import { lineUp, VALIDATORS } from "./line-up.ts";

const BOX: PlotBox = { left: 4, width: 276, top: 24, height: 180 };
const FOOT = BOX.top + BOX.height;
const HALF = acrossOf(BOX, 0.5);
const SIDE = BOX.left + BOX.width + 12;
const GAP = 3;
/** Two labels beside one another need so much. */
const APART = 40;
const FIRST_WEIGHTS = VALIDATORS.map(({ weight }) => weight);

/** Bars as wide as stake, from the highest weight to the lowest: the one at half of the stake is the consensus. Each can be moved. */
export default function StakeMedianFigure(part: FigurePart) {
  const t = useTranslations("figure.stakeMedian");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<readonly number[] | null>(null);
  const weights = moved ?? FIRST_WEIGHTS;
  const { line, consensus, middle, average } = lineUp(weights);
  const weight = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const rule = heightOf(BOX, consensus);
  const mean = heightOf(BOX, average);
  const meanLabel = mean <= rule ? Math.min(mean, rule - APART) : Math.max(mean, rule + 24);
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t("middle", { name: middle, consensus: weight(consensus), average: weight(average) })}
      table={() => ({
        columns: [t("validator"), t("set"), t("stake"), t("soFar")],
        rows: line.map((vote) => [vote.name, weight(vote.weight), percent(vote.stake), percent(vote.to)]),
      })}
      lab={labLink("yuma-consensus", {
        v: VALIDATORS.length,
        s: labStake(VALIDATORS.map(({ stake }) => stake)),
        w: labWeights(weights.map((given) => [given, 1 - given])),
      })}
    >
      <Picture
        height={FOOT + 48}
        of="validator"
        grips={VALIDATORS.map(({ name, stake }, place) => (
          <Grip
            key={name}
            box={BOX}
            at={acrossOf(BOX, (line.find((vote) => vote.name === name)?.from ?? 0) + stake / 2)}
            value={weights[place] ?? 0}
            onMove={(value) => setMoved(weights.map((given, other) => (other === place ? value : given)))}
            label={t("grip", { name })}
            valueText={weight(weights[place] ?? 0)}
          />
        ))}
      >
        {line.map(({ name, stake, from, weight: given }) => {
          const x = acrossOf(BOX, from) + GAP / 2;
          const width = stake * BOX.width - GAP;
          const top = heightOf(BOX, given);
          return (
            <g key={name}>
              <rect className={name === middle ? ink.full : ink.pale} x={x} y={top} width={width} height={FOOT - top} />
              <ValidatorSign x={x + width / 2} y={FOOT + 18} size={10} label={name} />
            </g>
          );
        })}
        <path className={ink.line} d={`M${BOX.left} ${FOOT}h${BOX.width}`} />
        <path className={ink.dashed} d={`M${BOX.left} ${mean}h${BOX.width + 8}`} />
        <path className={ink.thick} d={`M${BOX.left} ${rule}h${BOX.width + 8}M${HALF} ${BOX.top - 12}V${FOOT + 34}`} />
        <text x={SIDE} y={rule - 14}>
          {t("consensus")}
        </text>
        <text className={ink.strong} x={SIDE} y={rule + 5}>
          {weight(consensus)}
        </text>
        <text x={SIDE} y={meanLabel + 5}>
          {t("average", { average: weight(average) })}
        </text>
        <text x={HALF + 6} y={FOOT + 42}>
          {percent(0.5)}
        </text>
      </Picture>
    </FigureFrame>
  );
}
