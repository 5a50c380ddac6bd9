import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink, labWeights } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { heightOf, type PlotBox } from "../parts/plot-box.ts";
import { MinerSign, ValidatorSign } from "../parts/signs.tsx";
import { copiedFrom, MARKS, MINERS, OTHERS, rowOf } from "./row.ts";

const MARK_BOX: PlotBox = { left: 0, width: 400, top: 46, height: 72 };
const MARK_FOOT = MARK_BOX.top + MARK_BOX.height;
const COLUMNS = [96, 174, 252, 330] as const;
const BAR = 24;
/** The rows on the chain: where the first begins, how far they are apart, and how large a cell is. */
const ROW = { top: 172, apart: 36 };
const CELL = { width: 66, height: 30, rx: 3 };
const CHAIN_Y = 142;
const [FIRST, COPIER] = ["A", "D"];
/** How dark a share of 1 would be: what is written on a cell can be read on any. */
const DARKEST = 0.75;

/** Marks of one validator above the line, its row of weights among others below it, as dark as they are large: a row holds shares only, and can be copied. */
export default function WeightMatrixFigure(part: FigurePart) {
  const t = useTranslations("figure.weightMatrix");
  const { number, list } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const mark = moved ?? MARKS[0];
  const { marks, sent, shares } = rowOf(mark);
  const points = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const rows = [{ name: FIRST, shares }, ...OTHERS];
  const copier = { name: COPIER, shares: copiedFrom(rows) };
  const columns = [...OTHERS, copier];
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t("divided", {
        name: FIRST,
        miner: String(MINERS[0]),
        mark: points(mark),
        share: percent(shares[0] ?? 0),
        others: list(shares.slice(1).map(percent)),
      })}
      table={() => ({
        columns: [t("miner"), t("mark"), t("sent"), t("share"), ...columns.map(({ name }) => name)],
        rows: MINERS.map((miner, place) => [
          String(miner),
          points(marks[place] ?? 0),
          number(sent[place] ?? 0),
          percent(shares[place] ?? 0),
          ...columns.map((other) => percent(other.shares[place] ?? 0)),
        ]),
      })}
      lab={labLink("yuma-consensus", { m: MINERS.length, w: labWeights(rows.map((row) => row.shares)) })}
    >
      <Picture
        height={ROW.top + 4 * ROW.apart + 24}
        of="validator"
        grips={
          <Grip
            box={MARK_BOX}
            at={COLUMNS[0] + BAR / 2}
            value={mark}
            onMove={setMoved}
            label={t("grip", { miner: String(MINERS[0]) })}
            valueText={points(mark)}
          />
        }
      >
        {MINERS.map((miner, place) => (
          <MinerSign key={miner} x={(COLUMNS[place] ?? 0) + BAR / 2} y={18} size={13} label={String(miner)} />
        ))}
        <ValidatorSign x={16} y={MARK_FOOT - 12} label={FIRST} />
        <text x="2" y={MARK_FOOT - 34}>
          {t("marks")}
        </text>
        {marks.map((value, place) => {
          const x = COLUMNS[place] ?? 0;
          const top = heightOf(MARK_BOX, value);
          return (
            <g key={MINERS[place]}>
              <rect className={ink.pale} x={x} y={top} width={BAR} height={MARK_FOOT - top} />
              <text x={x + BAR + 6} y={Math.min(top + 12, MARK_FOOT - 6)}>
                {points(value)}
              </text>
            </g>
          );
        })}
        <path className={ink.line} d={`M${COLUMNS[0] - 8} ${MARK_FOOT}H396`} />
        <path className={ink.dashed} d={`M0 ${CHAIN_Y}h400`} />
        <rect className={ink.markerPale} x="0" y={ROW.top - 2} width="72" height={CELL.height + 4} rx="4" />
        {[...rows, copier].map((row, order) => {
          const top = ROW.top + order * ROW.apart + (row === copier ? 24 : 0);
          return (
            <g key={row.name}>
              <ValidatorSign x={16} y={top + CELL.height / 2} label={row.name} />
              {row.shares.map((share, place) => {
                const x = (COLUMNS[place] ?? 0) - 10;
                return (
                  <g key={MINERS[place]}>
                    <rect className={ink.full} x={x} y={top} {...CELL} fillOpacity={(share * DARKEST).toFixed(2)} />
                    <text
                      className={order === 0 ? ink.strong : undefined}
                      x={x + CELL.width / 2}
                      y={top + 20}
                      textAnchor="middle"
                    >
                      {percent(share)}
                    </text>
                  </g>
                );
              })}
            </g>
          );
        })}
        <text x="2" y={ROW.top + 3 * ROW.apart + 14}>
          {t("copier")}
        </text>
        <text x="2" y={CHAIN_Y + 18}>
          {t("chain")}
        </text>
      </Picture>
    </FigureFrame>
  );
}
