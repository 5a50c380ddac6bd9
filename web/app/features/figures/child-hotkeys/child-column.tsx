import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { ValidatorSign } from "../parts/signs.tsx";

const WIDTH = 68;

interface ChildColumnProps {
  name: string;
  /** Its left edge, its side towards the parent, and the side of the parent towards it. */
  x: number;
  inner: number;
  edge: number;
  /** Where its weight ends, where its own stake does, and the foot of both. */
  tops: readonly [top: number, own: number, foot: number];
  /** How high the middle of what is lent to it lies at the parent. Null where nothing is. */
  lentFrom: number | null;
  hatch: string;
  words: Readonly<Record<"weight" | "share" | "back" | "child", string>>;
}

/** A child: its own stake, on it what it was lent, and what flows back. */
export function ChildColumn({ name, x, inner, edge, tops, lentFrom, hatch, words }: ChildColumnProps) {
  const [top, own, foot] = tops;
  const middle = (inner + edge) / 2;
  return (
    <g>
      <rect className={ink.full} x={x} y={own} width={WIDTH} height={foot - own} />
      <rect className={ink.edge} x={x} y={top} width={WIDTH} height={own - top} fill={hatch} />
      <text className={ink.strong} x={x + WIDTH / 2} y={top - 10} textAnchor="middle">
        {words.weight}
      </text>
      {lentFrom === null ? null : (
        <>
          <Arrow from={[edge, lentFrom]} to={[inner, (top + own) / 2]} isDashed />
          <text x={middle} y={Math.min(lentFrom, (top + own) / 2) - 10} textAnchor="middle">
            {words.share}
          </text>
          <Arrow from={[inner, foot - 14]} to={[edge, foot - 14]} isLit />
          <text className={ink.strong} x={middle} y={foot - 30} textAnchor="middle">
            {words.back}
          </text>
        </>
      )}
      <ValidatorSign x={x + 10} y={foot + 28} size={11} label={name} />
      <text x={x + 28} y={foot + 33}>
        {words.child}
      </text>
    </g>
  );
}
