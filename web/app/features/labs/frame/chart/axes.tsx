import type { Axis } from "./chart-data.ts";
import pictureStyles from "./chart-picture.module.css";
import type { Plot, Scale } from "./plot.ts";
import { round } from "./series-style.tsx";

/** Level lines with their numbers, and above them what they count. */
export function UprightAxis({ axis, scale, plot }: { axis: Axis; scale: Scale; plot: Plot }) {
  const write = axis.tick ?? axis.format;
  return (
    <g>
      <text x="0" y="11">
        {axis.label}
      </text>
      {scale.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${round(scale(tick))})`}>
          <path d={`M${plot.left} 0H${plot.right}`} className={pictureStyles.gridLine} />
          <text x={plot.left - 6} dy="0.32em" textAnchor="end">
            {write(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

export function LevelAxis({ axis, scale, plot }: { axis: Axis; scale: Scale; plot: Plot }) {
  const write = axis.tick ?? axis.format;
  return (
    <g>
      <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} className={pictureStyles.baseLine} />
      {scale.ticks.map((tick) => (
        <g key={tick} transform={`translate(${round(scale(tick))} ${plot.bottom})`}>
          <path d="M0 0v4" className={pictureStyles.baseLine} />
          <text y="16" textAnchor="middle">
            {write(tick)}
          </text>
        </g>
      ))}
      <text x={plot.right} y={plot.height - 6} textAnchor="end">
        {axis.label}
      </text>
    </g>
  );
}

/** Level lines with a name of their own, such as a limit. */
export function Levels(props: {
  levels: readonly { readonly y: number; readonly label: string }[];
  scale: Scale;
  plot: Plot;
}) {
  const { levels, scale, plot } = props;
  return levels.map(({ y, label }) => (
    <g key={label} transform={`translate(0 ${round(scale(y))})`} className={pictureStyles.level}>
      <path d={`M${plot.left} 0H${plot.right}`} />
      <text x={plot.right} dy="-0.4em" textAnchor="end" className={pictureStyles.noted}>
        {label}
      </text>
    </g>
  ));
}
