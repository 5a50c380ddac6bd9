import type { ReactNode } from "react";
import type { Role } from "./chart-data.ts";
import pictureStyles from "./chart-picture.module.css";
import "#app/ui/theme/series-hues.css";

/** Lines differ by their dashes and their marks, bars by their filling: colour only helps. */
const DASHES = ["", "9 4", "2 3", "10 3 2 3", "5 2", "1 4"];

/** Each has a colour of its own (`ui/theme/series-hues.css`). */
const SERIES = [
  pictureStyles.series0,
  pictureStyles.series1,
  pictureStyles.series2,
  pictureStyles.series3,
  pictureStyles.series4,
  pictureStyles.series5,
];

export function dashesOf(series: number): string | undefined {
  return DASHES[series % DASHES.length] || undefined;
}

/** Where the hue of each role is among those, as figures have it (`ui/theme/role-hues.css`). */
const PLACES: Readonly<Record<Role, number>> = { validator: 0, miner: 1, owner: 2, root: 3 };

/** The colour of a series: its role's, where it is one, else that of its place. */
export function seriesClass(series: number, role?: Role): string {
  return SERIES[(role ? PLACES[role] : series) % SERIES.length] ?? "";
}

/** A mark on a line: disc, square, triangle, diamond, cross, ring. */
export function SeriesMark({ series, x, y }: { series: number; x: number; y: number }) {
  const path = MARKS[series % MARKS.length];
  return <path d={path} transform={`translate(${round(x)} ${round(y)})`} className={pictureStyles.mark} />;
}

const MARKS = [
  "M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0",
  "M-3 -3h6v6h-6z",
  "M0 -4l4 7h-8z",
  "M0 -4.5l4.5 4.5l-4.5 4.5l-4.5 -4.5z",
  "M-4 -1h3v-3h2v3h3v2h-3v3h-2v-3h-3z",
  "M-4 -1.2h8v2.4h-8z",
];

/** The fillings of bars, to be put before the bars of one picture. `name` keeps those of several pictures apart. */
export function BarFillings({ name }: { name: string }) {
  return (
    <defs>
      {BAR_LINES.map((lines, series) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: the fillings are always the same
          key={series}
          id={`${name}-filling-${series}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          className={seriesClass(series)}
        >
          {lines}
        </pattern>
      ))}
    </defs>
  );
}

export function fillingOf(name: string, series: number): string {
  return `url(#${name}-filling-${series % BAR_LINES.length})`;
}

const BAR_LINES: ReactNode[] = [
  <path key="full" d="M0 0h6v6h-6z" className={pictureStyles.filled} />,
  <path key="hatched" d="M-1 1l2 -2M0 6l6 -6M5 7l2 -2" className={pictureStyles.hatching} />,
  <path key="dotted" d="M1.5 3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0" className={pictureStyles.filled} />,
  <path key="level" d="M0 3h6" className={pictureStyles.hatching} />,
];

/** So many series of a picture can be told from one another without colour. */
export const MOST_SERIES = { lines: DASHES.length, bars: BAR_LINES.length };

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
