import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink, labWeights } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, type PlotBox } from "../parts/plot-box.ts";
import { ribbon } from "../parts/ribbon.ts";
import { MinerSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { dividePot, HIGHEST, MINERS, MOVING, POT } from "./pot.ts";

const FIRST_SCORE = 30;
const POT_BOX = { left: 0, width: 22, top: 68, height: 180 };
const ROW = { first: 58, apart: 50, left: 210 };
const MINER_X = 226;
const SCORES: PlotBox = { left: 246, width: 108, top: 0, height: 0 };
/** A ribbon lower than a line of text leaves the text on the ground. */
const LINE = 18;
const MOVED = MINERS[MOVING];
const STARTS: Starts<"market-of-a-subnet"> = { "as-before": MINERS[MOVING].score, worse: 10 };

/** A pot that stays the same, divided among miners by their scores. The score of one of them can be moved. */
export default function MarketOfASubnetFigure(part: FigurePart) {
  const t = useTranslations("figure.marketOfASubnet");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const score = moved ?? startOf(part, STARTS, FIRST_SCORE);
  const divided = dividePot(score);
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 0 })}\u00A0α`;
  const change = (value: number) => number(value, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
  const { pay, change: gain } = divided[MOVING] ?? { pay: 0, change: 0 };
  const values = {
    name: MOVED.name,
    before: number(MOVED.score),
    score: number(score),
    pay: alpha(pay),
    gain: alpha(Math.abs(gain)),
  };
  const tops = divided.map((_, place) =>
    divided.slice(0, place).reduce((top, { share }) => top + share * POT_BOX.height, POT_BOX.top),
  );
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(score === MOVED.score ? "same" : score > MOVED.score ? "better" : "worse", values)}
      table={() => ({
        columns: [t("miner"), t("score"), t("pay"), t("change")],
        rows: divided.map((miner) => [
          miner.name,
          number(miner.score),
          number(miner.pay, { maximumFractionDigits: 2 }),
          number(miner.change, { maximumFractionDigits: 2, signDisplay: "exceptZero" }),
        ]),
      })}
      lab={labLink("yuma-consensus", {
        v: 1,
        m: MINERS.length,
        w: labWeights([divided.map(({ share }) => share)]),
      })}
    >
      <Picture
        height={ROW.first + 4 * ROW.apart + 30}
        of="subnet"
        grips={
          <Grip
            box={SCORES}
            axis="horizontal"
            at={ROW.first + MOVING * ROW.apart}
            value={score / HIGHEST}
            step={1 / HIGHEST}
            onMove={(share) => setMoved(Math.round(share * HIGHEST))}
            label={t("grip", { name: MOVED.name })}
            valueText={number(score)}
          />
        }
      >
        <text x={POT_BOX.left} y="18">
          {t("pot", { pot: alpha(POT) })}
        </text>
        <text x={SCORES.left} y="18">
          {t("scores")}
        </text>
        {divided.map((miner, place) => {
          const y = ROW.first + place * ROW.apart;
          const height = miner.share * POT_BOX.height;
          const end = acrossOf(SCORES, miner.score / HIGHEST);
          return (
            <g key={miner.name}>
              <path
                className={place === MOVING ? ink.marker : ink.pale}
                d={ribbon(
                  { x: POT_BOX.width, y: tops[place] ?? 0, height },
                  { x: ROW.left, y: y - height / 2, height },
                )}
              />
              <rect
                className={ink.full}
                x={POT_BOX.left}
                y={(tops[place] ?? 0) + 0.5}
                width={POT_BOX.width}
                height={Math.max(0, height - 1)}
              />
              <text
                className={place === MOVING && height > LINE ? ink.onMarker : ink.strong}
                x={ROW.left - 8}
                y={y + 5}
                textAnchor="end"
              >
                {alpha(miner.pay)}
              </text>
              <MinerSign x={MINER_X} y={y} label={miner.name} />
              <g className={ink.miner}>
                <rect className={ink.full} x={SCORES.left} y={y - 5} width={end - SCORES.left} height="10" />
              </g>
              <text x={end + (place === MOVING ? 16 : 6)} y={y - 10}>
                {number(miner.score)}
              </text>
              <text className={ink.strong} x={end + (place === MOVING ? 16 : 6)} y={y + 18}>
                {change(miner.change)}
              </text>
            </g>
          );
        })}
      </Picture>
    </FigureFrame>
  );
}
