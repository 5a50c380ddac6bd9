import type { PreviewDrawing } from "#app/site/preview-drawing.ts";
import type { BarChart, Chart, LineChart, Series } from "../frame/chart/chart-data.ts";
import { barScaleOf, type Plot, scalesOf } from "../frame/chart/plot.ts";

const PLOT: Plot = { width: 240, height: 120, left: 6, right: 234, top: 10, bottom: 112 };
const MOST_SERIES = 3;
/** A drawing that small shows no more. */
const MOST_POINTS = 48;

export function drawPreview(chart: Chart): PreviewDrawing {
  return chart.kind === "bars" ? drawBars(chart) : drawLines(chart);
}

function drawBars(chart: BarChart): PreviewDrawing {
  const scale = barScaleOf(chart, PLOT);
  const series = chart.series.slice(0, 2);
  const room = (PLOT.right - PLOT.left) / Math.max(1, chart.categories.length);
  const width = (room * 0.72) / Math.max(1, series.length);
  const zero = scale(0);
  return {
    bars: series.flatMap(({ values }, which) =>
      values.flatMap((value, index) => {
        if (value === null || !Number.isFinite(value)) return [];
        const end = scale(value);
        const x = PLOT.left + room * (index + 0.14) + width * which;
        return {
          x: round(x),
          y: round(Math.min(zero, end)),
          width: round(width),
          height: round(Math.abs(zero - end)),
          isSecond: which > 0,
        };
      }),
    ),
    lines: [],
    dot: null,
  };
}

function drawLines(chart: LineChart): PreviewDrawing {
  const { x, y } = scalesOf(chart, PLOT);
  return {
    bars: [],
    lines: chart.series.slice(0, MOST_SERIES).flatMap((series, which) => {
      const d = pathOf(chart.xs, series, x, y);
      return d === "" ? [] : { d, isSecond: which > 0 };
    }),
    dot: chart.point ? { x: round(x(chart.point.x)), y: round(y(chart.point.y)) } : null,
  };
}

function pathOf(
  xs: readonly number[],
  { values, isStep }: Series,
  x: (value: number) => number,
  y: (value: number) => number,
): string {
  const every = Math.max(1, Math.ceil(xs.length / MOST_POINTS));
  let path = "";
  let isDown = false;
  for (const [index, at] of xs.entries()) {
    if (index % every !== 0 && index !== xs.length - 1) continue;
    const value = values[index];
    if (value === null || value === undefined || !Number.isFinite(value)) {
      isDown = false;
      continue;
    }
    const [toX, toY] = [round(x(at)), round(y(value))];
    path += !isDown ? `M${toX} ${toY}` : isStep ? `H${toX}V${toY}` : `L${toX} ${toY}`;
    isDown = true;
  }
  return path;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
