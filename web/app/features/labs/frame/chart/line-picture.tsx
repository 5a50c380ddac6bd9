import { curveLinear, curveStepAfter, line } from "d3-shape";
import { LevelAxis, Levels, UprightAxis } from "./axes.tsx";
import type { LineChart, Series } from "./chart-data.ts";
import pictureStyles from "./chart-picture.module.css";
import { MOMENT_GAP, MOMENT_ROW, placeMoments } from "./place-moments.ts";
import { plotOf, type Scale, scalesOf } from "./plot.ts";
import { dashesOf, round, SeriesMark, seriesClass } from "./series-style.tsx";

const MARKS_PER_LINE = 6;

/** Lines over a level axis. */
export function LinePicture({ chart, width }: { chart: LineChart; width: number }) {
  const plot = plotOf(width);
  const { x, y } = scalesOf(chart, plot);
  const moments = placeMoments(
    (chart.moments ?? []).map((moment) => ({ at: x(moment.x), label: moment.label })),
    plot,
  );
  return (
    <>
      <UprightAxis axis={chart.y} scale={y} plot={plot} />
      <LevelAxis axis={chart.x} scale={x} plot={plot} />
      {moments.map(({ at }) => (
        <path key={at} d={`M${round(at)} ${plot.top}V${plot.bottom}`} className={pictureStyles.moment} />
      ))}
      {chart.series.map((series, index) => (
        <g key={series.name} className={seriesClass(index, series.role)}>
          <path d={pathOf(chart.xs, series, x, y)} className={pictureStyles.line} strokeDasharray={dashesOf(index)} />
          {markPlaces(chart.xs.length, index).map((place) => {
            const value = series.values[place];
            const at = chart.xs[place];
            return value == null || at === undefined ? null : (
              <SeriesMark key={place} series={index} x={x(at)} y={y(value)} />
            );
          })}
        </g>
      ))}
      <Levels levels={chart.levels ?? []} scale={y} plot={plot} />
      {moments.map(({ at, label, anchor, row }) => (
        <text
          key={at}
          x={round(at + (anchor === "end" ? -MOMENT_GAP : MOMENT_GAP))}
          y={plot.top + 10 + MOMENT_ROW * row}
          textAnchor={anchor}
          className={pictureStyles.noted}
        >
          {label}
        </text>
      ))}
      {chart.point ? (
        <g
          className={pictureStyles.point}
          transform={`translate(${round(x(chart.point.x))} ${round(y(chart.point.y))})`}
        >
          <path d={`M0 ${round(plot.bottom - y(chart.point.y))}V0`} />
          <circle r="6" />
        </g>
      ) : null}
    </>
  );
}

/** The line through all values that there are. */
function pathOf(xs: readonly number[], { values, isStep = false }: Series, x: Scale, y: Scale): string {
  const path = relativePath();
  const draw = line<number>()
    .defined((index) => values[index] != null)
    .x((index) => round(x(xs[index] ?? 0)))
    .y((index) => round(y(values[index] ?? 0)))
    .curve(isStep ? curveStepAfter : curveLinear)
    .context(path as unknown as CanvasRenderingContext2D);
  draw(Array.from(xs.keys()));
  return path.d();
}

/** What lines are drawn on, with each place told from the one before it: of a year of days, that is a third of the bytes. */
function relativePath() {
  let d = "";
  let [atX, atY] = [0, 0];
  const goTo = (x: number, y: number) => {
    [atX, atY] = [x, y];
  };
  return {
    moveTo(x: number, y: number) {
      d += `M${x} ${y}`;
      goTo(x, y);
    },
    lineTo(x: number, y: number) {
      const down = round(y - atY);
      d += `l${round(x - atX)}${down < 0 ? "" : " "}${down}`;
      goTo(x, y);
    },
    closePath() {
      d += "z";
    },
    d: () => d,
  };
}

/** Marks of different lines stand at different places, so that they do not hide one another. */
function markPlaces(count: number, series: number): number[] {
  if (count <= MARKS_PER_LINE) return Array.from({ length: count }, (_, place) => place);
  return Array.from({ length: MARKS_PER_LINE }, (_, index) =>
    Math.min(count - 1, Math.round(((index + 0.3 + 0.13 * series) * count) / MARKS_PER_LINE)),
  );
}
