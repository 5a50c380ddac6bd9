import ink from "./drawing.module.css";

type Place = readonly [x: number, y: number];

interface ArrowProps {
  from: Place;
  to: Place;
  /** Marked as what happens now. */
  isLit?: boolean;
  /** Will go, or only may. */
  isDashed?: boolean;
}

/** What goes from one to another, with its head at the end. */
export function Arrow({ from, to, isLit = false, isDashed = false }: ArrowProps) {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const line = `M${from.join(" ")}L${to.join(" ")}`;
  return (
    <g className={isLit ? ink.onMarker : undefined}>
      {isLit ? <path className={ink.lit} d={line} /> : null}
      <path className={isLit ? ink.thick : isDashed ? ink.dashed : ink.line} d={line} />
      <path
        className={isLit ? ink.thick : ink.line}
        d="M-8-5 0 0-8 5"
        transform={`translate(${to.join(" ")}) rotate(${turn.toFixed(1)})`}
      />
    </g>
  );
}
