import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { MinerSign, ValidatorSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { Stepper } from "../parts/stepper.tsx";
import { COLUMNS, HALF, ROWS, shareOfLargest } from "./rows.ts";

const TOP = 32;
const ROW = 44;
const COLUMN = { left: 46, width: 70 };
const BAR = 58;
const FIRST_COLUMN = 4;

const leftOf = (place: number) => COLUMN.left + place * COLUMN.width;
const STARTS: Starts<"metagraph-row"> = { stake: 0, trust: 1, dividends: 2, incentive: 3 };

/** A small metagraph whose numbers are bars as well. Each step lights a column and says what it means. */
export default function MetagraphRowFigure(part: FigurePart) {
  const t = useTranslations("figure.metagraphRow");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const step = moved ?? startOf(part, STARTS, FIRST_COLUMN);
  const now = COLUMNS[step] ?? "emission";
  const two = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const cell = (column: (typeof COLUMNS)[number], value: number | null) => {
    if (value === null) return "–";
    return column === "stake" ? number(value) : two(value);
  };
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(`says.${now}`, { half: `${two(HALF)}\u00A0α` })}
      table={() => ({
        columns: [t("uid"), ...COLUMNS.map((column) => t(column))],
        rows: ROWS.map((row) => [String(row.uid), ...COLUMNS.map((column) => cell(column, row[column]))]),
      })}
      controls={<Stepper step={step} count={COLUMNS.length} onStep={setMoved} name={t(now)} />}
    >
      <Picture height={TOP + ROWS.length * ROW + 6}>
        <rect
          className={ink.markerPale}
          x={leftOf(step) - 6}
          y={TOP - 4}
          width={COLUMN.width}
          height={ROWS.length * ROW + 4}
          rx="4"
        />
        <text
          className={ink.strong}
          x={step > 2 ? leftOf(step) - 6 + COLUMN.width : leftOf(step) - 6}
          y={TOP - 14}
          textAnchor={step > 2 ? "end" : "start"}
        >
          {t(now)}
        </text>
        {ROWS.map((row, place) => {
          const y = TOP + place * ROW;
          const Sign = row.isValidator ? ValidatorSign : MinerSign;
          return (
            <g key={row.uid}>
              <Sign x={14} y={y + ROW / 2 - 2} label={String(row.uid)} />
              {COLUMNS.map((column, order) => (
                <g key={column}>
                  <text className={column === now ? ink.strong : undefined} x={leftOf(order)} y={y + 20}>
                    {cell(column, row[column])}
                  </text>
                  <g className={row.isValidator ? ink.validator : ink.miner}>
                    <rect
                      className={ink.full}
                      x={leftOf(order)}
                      y={y + 26}
                      width={shareOfLargest(row, column) * BAR}
                      height="8"
                    />
                  </g>
                </g>
              ))}
            </g>
          );
        })}
      </Picture>
    </FigureFrame>
  );
}
