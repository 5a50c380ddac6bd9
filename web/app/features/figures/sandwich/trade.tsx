import ink from "../parts/drawing.module.css";
import { heightOf, type PlotBox } from "../parts/plot-box.ts";

export const BOX: PlotBox = { left: 40, width: 330, top: 40, height: 160 };
export const FOOT = BOX.top + BOX.height;
const HIGHEST = 0.15;
/** Each trade has a column; between them the price stands still. */
export const COLUMN = 90;
const PITCH = 120;
export const from = (trade: number) => BOX.left + (trade - 1) * PITCH;
export const height = (rise: number) => heightOf(BOX, rise / HIGHEST);

interface TradeProps {
  who: string;
  /** What it gives, and what it gets. */
  what: string | null;
  got: string | null;
  isYours: boolean;
  /** From 0. */
  place: number;
  /** Where the price stands before it and after it. */
  rises: readonly [number, number];
  isDone: boolean;
  /** Whether somebody sees that it is there. */
  isNamed: boolean;
  hatch: string;
}

/** One of the trades: what it does to the price, in its column. */
export function Trade({ who, what, got, isYours, place, rises: [start, end], isDone, isNamed, hatch }: TradeProps) {
  const x = from(place + 1);
  const middle = x + COLUMN / 2;
  return (
    <g>
      {isDone ? (
        <>
          <path
            className={isYours ? ink.marker : undefined}
            d={`M${x} ${FOOT}V${start}L${x + COLUMN} ${end}V${FOOT}Z`}
            fill={isYours ? undefined : hatch}
          />
          <path
            className={ink.thick}
            d={`M${x} ${start}L${x + COLUMN} ${end}${place < 2 ? `H${from(place + 2)}` : ""}`}
          />
          <text className={ink.strong} x={middle} y={Math.min(start, end) - 8} textAnchor="middle">
            {got}
          </text>
        </>
      ) : null}
      <rect className={ink.strip} x={x} y={FOOT} width={COLUMN} height="3" />
      {isNamed ? (
        <text className={isYours ? ink.strong : undefined} x={middle} y={FOOT + 24} textAnchor="middle">
          {who}
        </text>
      ) : null}
      {what && isNamed ? (
        <text x={middle} y={FOOT + 44} textAnchor="middle">
          {what}
        </text>
      ) : null}
    </g>
  );
}
