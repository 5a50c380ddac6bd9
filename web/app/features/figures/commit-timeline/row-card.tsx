import ink from "../parts/drawing.module.css";
import { LockSign } from "../parts/signs.tsx";

export const CARD = { width: 46, height: 58 };
const BAR = { width: 10, apart: 14, perShare: 82 };

interface CardProps {
  /** Its middle, and its upper edge. */
  x: number;
  top: number;
  weights: readonly number[];
  /** What hides it, where it is closed. */
  hatch?: string | undefined;
  isFramed?: boolean;
}

/** A row of weights: one bar for each miner, in one shape. */
export function RowCard({ x, top, weights, hatch, isFramed = false }: CardProps) {
  const place = { x: x - CARD.width / 2, y: top, width: CARD.width, height: CARD.height, rx: 4 };
  const foot = top + CARD.height - 4;
  const bars = weights.map((weight, miner) => {
    const height = weight * BAR.perShare;
    return `M${x + (miner - 1) * BAR.apart - BAR.width / 2} ${(foot - height).toFixed(1)}h${BAR.width}V${foot}h${-BAR.width}z`;
  });
  return (
    <g>
      <rect className={isFramed ? ink.key : ink.ground} {...place} />
      {hatch ? (
        <>
          <rect {...place} fill={hatch} opacity="0.4" />
          <LockSign x={x} y={top + CARD.height / 2} />
        </>
      ) : (
        <path className={ink.full} d={bars.join("")} />
      )}
    </g>
  );
}
