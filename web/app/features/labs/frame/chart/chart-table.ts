import type { TextTable } from "#app/ui/controls/data-table.tsx";
import type { Chart } from "./chart-data.ts";

const MOST_ROWS = 13;

/** All numbers of a chart: a row for each x or category. */
export function numbersOf(chart: Chart): { columns: string[]; rows: (number | string | null)[][] } {
  const heads = chart.kind === "lines" ? chart.xs : chart.categories;
  return {
    columns: [chart.kind === "lines" ? chart.x.label : chart.category, ...chart.series.map(({ name }) => name)],
    rows: heads.map((head, index) => [head, ...chart.series.map(({ values }) => values[index] ?? null)]),
  };
}

/** A chart as a table to read: of many values some, evenly spread, with the first and the last. */
export function tableOf(chart: Chart): TextTable {
  const { columns, rows } = numbersOf(chart);
  const write = (value: number | string | null, column: number) => {
    if (value === null) return "–";
    if (typeof value === "string") return value;
    return column === 0 && chart.kind === "lines" ? chart.x.format(value) : chart.y.format(value);
  };
  return { title: chart.title, columns, rows: someOf(rows).map((row) => row.map(write)) };
}

/** Which of `count` entries a table shows. */
export function shownPlaces(count: number): number[] {
  if (count <= MOST_ROWS) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: MOST_ROWS }, (_, index) => Math.round((index * (count - 1)) / (MOST_ROWS - 1)));
}

function someOf<Row>(rows: readonly Row[]): Row[] {
  return shownPlaces(rows.length).flatMap((place) => rows.slice(place, place + 1));
}
