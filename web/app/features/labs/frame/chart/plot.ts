import { scaleLinear, scaleLog } from "d3-scale";
import type { Axis, BarChart, LineChart } from "./chart-data.ts";

/** Where the numbers of a chart lie in a picture `width` wide, in its units. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  (value: number): number;
  readonly ticks: readonly number[];
}

/** Widest and narrowest that a chart is drawn. */
const NARROWEST = 260;

export function plotOf(width: number): Plot {
  const wide = Math.max(NARROWEST, width);
  const height = Math.round(Math.min(340, wide * 0.52));
  return { width: wide, height, left: 58, right: wide - 12, top: 26, bottom: height - 40 };
}

export function scalesOf(chart: LineChart, plot: Plot): { x: Scale; y: Scale } {
  const ys = chart.series.flatMap(({ values }) => values);
  const levels = (chart.levels ?? []).map(({ y }) => y);
  return {
    x: scaleFor(chart.x, extentOf(chart.xs), [plot.left, plot.right], plot.width > 420 ? 6 : 4),
    y: scaleFor(chart.y, includingZero(chart.y, extentOf([...ys, ...levels])), [plot.bottom, plot.top], 5),
  };
}

export function barScaleOf(chart: BarChart, plot: Plot): Scale {
  const values = chart.series.flatMap((series) => series.values);
  const levels = (chart.levels ?? []).map(({ y }) => y);
  return scaleFor(chart.y, includingZero(chart.y, extentOf([...values, ...levels])), [plot.bottom, plot.top], 5);
}

function scaleFor(
  { isLogarithmic = false }: Axis,
  [low, high]: [number, number],
  range: [number, number],
  tickCount: number,
): Scale {
  if (!isLogarithmic) {
    const scale = scaleLinear().domain([low, high]).range(range);
    return Object.assign((value: number) => scale(value), { ticks: scale.ticks(tickCount) });
  }
  // A logarithm has no zero: what is not positive lies on the edge.
  const lowest = low > 0 ? low : high / 1e6;
  const scale = scaleLog().domain([lowest, high]).range(range);
  const decades = scale.ticks(tickCount);
  const ticks =
    decades.length > tickCount + 2 ? decades.filter((tick) => /^1(?:e|0*$)|^0?\.0*1$/.test(String(tick))) : decades;
  return Object.assign((value: number) => scale(Math.max(lowest, value)), { ticks });
}

function includingZero(
  { isLogarithmic = false, isCloseUp = false }: Axis,
  [low, high]: [number, number],
): [number, number] {
  if (isLogarithmic) return [low, high];
  const room = (high - low) * 0.05;
  return isCloseUp ? [low - room, high + room] : [Math.min(0, low), Math.max(0, high)];
}

/** Numbers that differ by less are drawn as one: of such a difference no fifth can be counted. */
const SMALLEST_EXTENT = 1e-300;

/** The lowest and the highest; never the same, so that there is something to draw on. */
function extentOf(values: readonly (number | null)[]): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) return [0, 1];
  if (high - low > SMALLEST_EXTENT) return [low, high];
  return Math.abs(low) < SMALLEST_EXTENT ? [0, 1] : [Math.min(low * 0.5, low * 1.5), Math.max(low * 0.5, low * 1.5)];
}
