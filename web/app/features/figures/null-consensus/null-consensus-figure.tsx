import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink, labStake, labWeights } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { MinerSign, ValidatorSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { LEAST, MOST, VALIDATORS, verdictsAt } from "./verdicts.ts";

const BOX: PlotBox = { left: 36, width: 354, top: 14, height: 120 };
const FOOT = BOX.top + BOX.height;
/** Where the border before the last validator can lie. */
const WAY: PlotBox = { ...BOX, left: acrossOf(BOX, 1 - MOST), width: (MOST - LEAST) * BOX.width };
const GAP = 4;
const BAR = 28;
const BARS = [
  { rule: "yuma", y: 202 },
  { rule: "alone", y: 262 },
] as const;
const FIRST_STAKE = 0.45;
/** The rows of the table: those of the text, and one with more than half. */
const ROWS = [0.25, 0.45, 0.6];
const STARTS: Starts<"null-consensus"> = { quarter: LEAST, majority: 0.6 };

/** Three rows of weights as wide as stake; below, what two rules make of them. The border before the last can be moved. */
export default function NullConsensusFigure(part: FigurePart) {
  const t = useTranslations("figure.nullConsensus");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const last = moved ?? startOf(part, STARTS, FIRST_STAKE);
  const { stakes, largest, ...paid } = verdictsAt(last);
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const both = (first: number) => t("both", { first: percent(first), second: percent(1 - first) });
  const what = largest < 2 ? "before" : last < 0.5 ? "largest" : "half";
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t(`says.${what}`, {
        name: VALIDATORS[2].name,
        other: VALIDATORS[0].name,
        stake: percent(last),
        yuma: both(paid.yuma),
        alone: both(paid.alone),
      })}
      table={() => ({
        columns: [
          ...[2, 0, 1].map((place) => t("stake", { name: VALIDATORS[place]?.name ?? "" })),
          t("yuma"),
          t("alone"),
        ],
        rows: rowsWith(ROWS, [last], percent).map((row) => {
          const { stakes: then, yuma, alone } = verdictsAt(row);
          return [percent(row), ...then.slice(0, 2).map(percent), both(yuma), both(alone)];
        }),
      })}
      lab={labLink("yuma-consensus", { s: labStake(stakes), w: labWeights(VALIDATORS.map(({ weights }) => weights)) })}
    >
      <Picture
        height={300}
        of="miner"
        grips={
          <Grip
            box={WAY}
            axis="horizontal"
            at={FOOT}
            step={0.025}
            value={(MOST - last) / (MOST - LEAST)}
            onMove={(share) => setMoved(Number((MOST - share * (MOST - LEAST)).toFixed(2)))}
            label={t("grip", { first: VALIDATORS[0].name, second: VALIDATORS[1].name })}
            valueText={percent(1 - last)}
          />
        }
      >
        <MinerSign x={16} y={FOOT - 18} label="1" />
        <MinerSign x={16} y={BOX.top + 18} label="2" />
        {VALIDATORS.map(({ name, weights }, place) => {
          const stake = stakes[place] ?? 0;
          const x =
            acrossOf(
              BOX,
              stakes.slice(0, place).reduce((sum, one) => sum + one, 0),
            ) +
            GAP / 2;
          const width = stake * BOX.width - GAP;
          const border = heightOf(BOX, weights[0]);
          const middle = x + width / 2;
          return (
            <g key={name}>
              <rect className={ink.full} x={x} y={border} width={width} height={FOOT - border} />
              <rect className={ink.pale} x={x} y={BOX.top} width={width} height={border - BOX.top} />
              {place === largest ? (
                <rect className={ink.marker} x={middle - 38} y={FOOT + 8} width="76" height="32" rx="8" />
              ) : null}
              <ValidatorSign x={middle - 21} y={FOOT + 24} size={11} label={name} />
              <text className={place === largest ? ink.onMarker : undefined} x={middle - 5} y={FOOT + 29}>
                {percent(stake)}
              </text>
            </g>
          );
        })}
        {BARS.map(({ rule, y }) => {
          const first = paid[rule];
          const border = acrossOf(BOX, first);
          return (
            <g key={rule}>
              <text className={ink.strong} x={BOX.left} y={y - 8}>
                {t(rule)}
              </text>
              <rect className={ink.full} x={BOX.left} y={y} width={border - BOX.left} height={BAR} />
              <rect className={ink.pale} x={border} y={y} width={BOX.left + BOX.width - border} height={BAR} />
              {first > 0.13 ? (
                <text className={ink.onRole} x={BOX.left + 8} y={y + 19}>
                  {percent(first)}
                </text>
              ) : null}
              <text x={BOX.left + BOX.width - 8} y={y + 19} textAnchor="end">
                {percent(1 - first)}
              </text>
            </g>
          );
        })}
      </Picture>
    </FigureFrame>
  );
}
