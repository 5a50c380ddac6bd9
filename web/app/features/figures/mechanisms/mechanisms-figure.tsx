import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { Picture } from "../parts/picture.tsx";
import { heightOf, type PlotBox } from "../parts/plot-box.ts";
import { ribbon } from "../parts/ribbon.ts";
import { MinerSign } from "../parts/signs.tsx";
import { divide, POT } from "./division.ts";

const BOX: PlotBox = { left: 0, width: 24, top: 90, height: 110 };
const GROUPS = [
  { name: "first", place: 0, top: 34 },
  { name: "second", place: 1, top: 172 },
] as const;
const ROW = 26;
const RIBBON_END = 150;
const MINER_X = 176;
const BARS = { left: 196, width: 140 };
const FIRST_SHARE = 0.7;

/** One emission, two mechanisms: how it is divided between them can be moved; the same miners earn in either. */
export default function MechanismsFigure(part: FigurePart) {
  const t = useTranslations("figure.mechanisms");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const share = moved ?? FIRST_SHARE;
  const { pots, miners } = divide(share);
  const alpha = (value: number) => `${number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00A0α`;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const titleOf = (place: 0 | 1) => `${t(GROUPS[place].name)} · ${percent(place === 0 ? share : 1 - share)}`;
  // The pot is filled from below by the second mechanism: what is dragged is the border between the two.
  const border = heightOf(BOX, 1 - share);
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t("divided", {
        share: percent(share),
        first: alpha(pots[0]),
        second: alpha(pots[1]),
        miner: String(miners[2]?.uid),
        sum: alpha(miners[2]?.sum ?? 0),
      })}
      table={() => ({
        columns: [t("miner"), titleOf(0), titleOf(1), t("sum")],
        rows: miners.map(({ uid, pay, sum }) => [String(uid), alpha(pay[0]), alpha(pay[1]), alpha(sum)]),
      })}
    >
      <Picture
        height={286}
        of="subnet"
        grips={
          <Grip
            box={BOX}
            at={BOX.width / 2}
            value={1 - share}
            onMove={(value) => setMoved(Number((1 - value).toFixed(2)))}
            label={t("grip")}
            valueText={percent(1 - share)}
          />
        }
      >
        <text x="0" y={BOX.top - 24}>
          {alpha(POT)}
        </text>
        {GROUPS.map(({ name, place, top }) => {
          const height = (place === 0 ? share : 1 - share) * BOX.height;
          const middle = top + 1.5 * ROW + 16;
          const from = place === 0 ? BOX.top : border;
          return (
            <g key={name}>
              <path
                className={ink.pale}
                d={ribbon({ x: BOX.width, y: from, height }, { x: RIBBON_END, y: middle - height / 2, height })}
              />
              <rect className={ink.full} x="0" y={from + 0.5} width={BOX.width} height={Math.max(0, height - 1)} />
              <text className={ink.strong} x={MINER_X - 12} y={top - 8}>
                {titleOf(place)}
              </text>
              {miners.map(({ uid, pay }, row) => {
                const y = top + row * ROW + 16;
                const width = (pay[place] / POT) * BARS.width;
                return (
                  <g key={uid}>
                    <MinerSign x={MINER_X} y={y} size={12} label={String(uid)} />
                    <g className={ink.miner}>
                      <rect className={ink.full} x={BARS.left} y={y - 7} width={width} height="14" />
                    </g>
                    <text x={BARS.left + width + 6} y={y + 5}>
                      {alpha(pay[place])}
                    </text>
                  </g>
                );
              })}
            </g>
          );
        })}
      </Picture>
    </FigureFrame>
  );
}
