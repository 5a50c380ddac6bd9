import { MAX_ALPHA } from "@learn-bittensor/simulators/emission/alpha-emission";
import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { firstHalving, listHalvings, poolAt, supplyAfter, YEARS } from "./supply.ts";

const BOX: PlotBox = { left: 14, width: 372, top: 30, height: 190 };
const FOOT = BOX.top + BOX.height;
const across = (years: number) => acrossOf(BOX, Math.min(years, YEARS) / YEARS);
const height = (alpha: number) => heightOf(BOX, alpha / MAX_ALPHA);
/** Where the first halving can be moved: from as much for the pool as for participants, to nothing. */
const WAY: PlotBox = {
  ...BOX,
  left: across(firstHalving(1)),
  width: across(firstHalving(0)) - across(firstHalving(1)),
};
const FIRST_FOR_POOL = 0.3;
/** Further right the end of the axis has its name. */
const NAMED_UNTIL = across(YEARS) - 66;
/** The rows of the table. */
const ROWS = [2, 4, 6, 8];

/** All alpha of a subnet over its years: what went to participants, and on it what was put into the pool. The first halving can be moved. */
export default function AlphaSupplyFigure(part: FigurePart) {
  const t = useTranslations("figure.alphaSupply");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const forPool = moved ?? FIRST_FOR_POOL;
  const halvings = listHalvings(forPool);
  const every = firstHalving(forPool);
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00A0α`;
  const millions = (value: number) => `${number(value, { notation: "compact", maximumFractionDigits: 1 })}\u00A0α`;
  const years = (value: number) => number(value, { maximumFractionDigits: 1 });
  const ends = [
    ...halvings.filter((halving) => halving.years < YEARS),
    { years: YEARS, ...supplyAfter(YEARS, forPool) },
  ];
  const line = (share: number) =>
    `M${BOX.left} ${FOOT}${ends.map((end) => `L${across(end.years).toFixed(1)} ${height(end.issued * share).toFixed(1)}`).join("")}`;
  const area = (share: number) => `${line(share)}V${FOOT}Z`;
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t("halves", {
        pool: alpha(forPool),
        one: alpha(1),
        years: years(every),
        end: String(YEARS),
        issued: millions(supplyAfter(YEARS, forPool).issued),
        cap: millions(MAX_ALPHA),
      })}
      table={() => ({
        columns: [t("years"), t("issued"), t("participants"), t("pool"), t("perBlock")],
        rows: rowsWith(
          ROWS,
          ends.map((end) => end.years),
          years,
        ).map((row) => {
          const { issued, participants, perBlock } = supplyAfter(row, forPool);
          return [
            years(row),
            millions(issued),
            millions(participants),
            millions(issued - participants),
            alpha(perBlock),
          ];
        }),
      })}
    >
      <Picture
        height={FOOT + 30}
        of="subnet"
        grips={
          <Grip
            box={WAY}
            axis="horizontal"
            at={height(MAX_ALPHA / 2)}
            value={(every - firstHalving(1)) / (firstHalving(0) - firstHalving(1))}
            onMove={(share) => setMoved(poolAt(firstHalving(1) + share * (firstHalving(0) - firstHalving(1))))}
            label={t("grip")}
            valueText={t("value", { years: years(every), pool: alpha(forPool) })}
          />
        }
      >
        <path className={ink.dashed} d={`M${BOX.left} ${BOX.top}h${BOX.width}`} />
        <text x={BOX.left} y={BOX.top - 9}>
          {millions(MAX_ALPHA)}
        </text>
        <path className={ink.pale} d={area(1)} />
        <path className={ink.full} d={area(1 / (1 + forPool))} />
        <path className={ink.thick} d={line(1)} />
        {halvings
          .filter((halving) => halving.years < YEARS)
          .map((halving, place) => (
            <g key={halving.issued}>
              <path className={ink.line} d={`M${across(halving.years)} ${height(halving.issued)}V${FOOT + 6}`} />
              {place < 2 && across(halving.years) < NAMED_UNTIL ? (
                <text x={across(halving.years)} y={FOOT + 22} textAnchor="middle">
                  {years(halving.years)}
                </text>
              ) : null}
              {place === 0 ? (
                <text
                  className={ink.halo}
                  x={across(halving.years) - 16}
                  y={height(halving.issued) - 12}
                  textAnchor="end"
                >
                  {millions(halving.issued)}
                </text>
              ) : null}
            </g>
          ))}
        <path className={ink.line} d={`M${BOX.left} ${FOOT}h${BOX.width}`} />
        <text x={BOX.left} y={FOOT + 22}>
          0
        </text>
        <text x={BOX.left + BOX.width} y={FOOT + 22} textAnchor="end">
          {t("inYears", { years: String(YEARS) })}
        </text>
        <text className={ink.onRole} x={BOX.left + BOX.width - 10} y={FOOT - 14} textAnchor="end">
          {t("participants")}
        </text>
        <text
          className={ink.halo}
          x={BOX.left + BOX.width - 10}
          y={height(ends.at(-1)?.issued ?? 0) + 22}
          textAnchor="end"
        >
          {forPool > 0.12 ? t("pool") : ""}
        </text>
      </Picture>
    </FigureFrame>
  );
}
