import ink from "../parts/drawing.module.css";

/** Where what is counted begins. */
export const LEFT = 10;

interface RowProps {
  /** Where the words over it stand. */
  top: number;
  parts: readonly number[];
  claimed: number;
  hatch: string;
  children: readonly string[];
}

/** What came one after the other: the part that a claim is about is hatched, the last is what holds. */
export function SplitRow({ top, parts, claimed, hatch, children: [over, under] }: RowProps) {
  const all = parts.reduce((sum, part) => sum + part, 0);
  const from = (place: number) => LEFT + (parts.slice(0, place).reduce((sum, part) => sum + part, 0) / all) * 380;
  const last = parts.length - 1;
  return (
    <g>
      <text x={Math.max(LEFT, from(claimed) - 40)} y={top}>
        {over}
      </text>
      {parts.map((_, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
          key={place}
          className={place === last ? ink.full : ink.edge}
          x={from(place)}
          y={top + 12}
          width={from(place + 1) - from(place) - 3}
          height="36"
          fill={place === last ? undefined : place === claimed ? hatch : "none"}
        />
      ))}
      <text className={ink.strong} x={LEFT + 377} y={top + 72} textAnchor="end">
        {under}
      </text>
    </g>
  );
}
