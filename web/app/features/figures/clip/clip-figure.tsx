import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink, labWeights } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { type Starts, startOf } from "../parts/starts.ts";
import { clipVotes, VALIDATORS } from "./clip-votes.ts";

const BOX: PlotBox = { left: 4, width: 300, top: 26, height: 180 };
const FOOT = BOX.top + BOX.height;
const STRIP = FOOT + 46;
const GAP = 3;
const STARTS: Starts<"clip"> = { outlier: 1, agreed: 0.6 };

/** Bars as wide as stake and as high as weights; what stands above the consensus is cut. The first bar can be moved. */
export default function ClipFigure(part: FigurePart) {
  const t = useTranslations("figure.clip");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const first = moved ?? startOf(part, STARTS, VALIDATORS[0].weight);
  const { consensus, support, votes } = clipVotes(first);
  const weight = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const rule = heightOf(BOX, consensus);
  const isCut = first > consensus;
  const values = {
    name: VALIDATORS[0].name,
    consensus: weight(consensus),
    support: percent(support),
    weight: weight(first),
  };
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(isCut ? "cut" : "kept", values)}
      table={() => ({
        columns: [t("validator"), t("stake"), t("set"), t("counted")],
        rows: votes.map((vote) => [vote.name, percent(vote.stake), weight(vote.weight), weight(vote.kept)]),
      })}
      lab={labLink("yuma-consensus", { w: labWeights(votes.map((vote) => [vote.weight, 1 - vote.weight])) })}
    >
      <Picture
        height={292}
        of="validator"
        grips={
          <Grip
            box={BOX}
            at={acrossOf(BOX, VALIDATORS[0].stake / 2)}
            value={first}
            onMove={setMoved}
            label={t("grip", { name: VALIDATORS[0].name })}
            valueText={weight(first)}
          />
        }
      >
        {(hatch) => (
          <>
            {votes.map((vote) => {
              const x = acrossOf(BOX, vote.from) + GAP / 2;
              const width = vote.stake * BOX.width - GAP;
              const middle = x + width / 2;
              const top = heightOf(BOX, vote.weight);
              const kept = heightOf(BOX, vote.kept);
              return (
                <g key={vote.name}>
                  <rect className={ink.full} x={x} y={kept} width={width} height={FOOT - kept} />
                  {kept > top ? (
                    <rect className={ink.edge} x={x} y={top} width={width} height={kept - top} fill={hatch} />
                  ) : null}
                  <text
                    x={vote.from === 0 ? x + 4 : middle}
                    y={top - 7}
                    textAnchor={vote.from === 0 ? "start" : "middle"}
                  >
                    {weight(vote.weight)}
                  </text>
                  <rect className={ink.full} x={middle - 32} y={FOOT + 9} width="20" height="20" rx="5" />
                  <text className={ink.onRole} x={middle - 22} y={FOOT + 24} textAnchor="middle">
                    {vote.name}
                  </text>
                  <text x={middle - 7} y={FOOT + 24}>
                    {percent(vote.stake)}
                  </text>
                </g>
              );
            })}
            <path className={ink.thick} d={`M${BOX.left} ${rule}h${BOX.width + 8}`} />
            <text className={ink.strong} x={BOX.left + BOX.width + 12} y={rule + 5}>
              {weight(consensus)}
            </text>
            <text x={BOX.left + BOX.width + 12} y={rule - 14}>
              {t("consensus")}
            </text>
            <rect className={ink.strip} x={BOX.left} y={STRIP} width={BOX.width} height="12" rx="3" />
            <rect className={ink.full} x={BOX.left} y={STRIP} width={support * BOX.width} height="12" rx="3" />
            <path className={ink.thick} d={`M${acrossOf(BOX, 0.5)} ${STRIP - 5}v22`} />
            <text x={acrossOf(BOX, 0.5)} y={STRIP + 32} textAnchor="middle">
              {percent(0.5)}
            </text>
            <text className={ink.strong} x={BOX.left + BOX.width + 12} y={STRIP + 11}>
              {percent(support)}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
