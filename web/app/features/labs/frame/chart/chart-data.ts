/** The numbers of a chart, from which the picture, the table beside it and the exported file are made alike. */
export type Chart = LineChart | BarChart;

export interface LineChart {
  readonly kind: "lines";
  readonly name: string;
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  /** Where the series have values, ascending. */
  readonly xs: readonly number[];
  readonly series: readonly Series[];
  /** Where the state stands. */
  readonly point?: { readonly x: number; readonly y: number; readonly label: string } | undefined;
  /** Upright lines: the moments at which something changes. */
  readonly moments?: readonly { readonly x: number; readonly label: string }[];
  /** Level lines, such as a limit. */
  readonly levels?: readonly { readonly y: number; readonly label: string }[];
}

export interface BarChart {
  readonly kind: "bars";
  readonly name: string;
  readonly title: string;
  /** What the bars stand for, as the head of the table's first column. */
  readonly category: string;
  readonly categories: readonly string[];
  readonly y: Axis;
  /** Who each category is, where each is one of the network's roles. Default: none is. */
  readonly roles?: readonly Role[];
  readonly series: readonly Series[];
  readonly levels?: readonly { readonly y: number; readonly label: string }[];
}

/** Who has a hue of their own, in figures and in labs. */
export type Role = "miner" | "validator" | "owner" | "root";

export interface Axis {
  readonly label: string;
  /** Default: false. */
  readonly isLogarithmic?: boolean;
  /** Shows only where there are values, for what changes little. Default: false, the axis begins at zero. */
  readonly isCloseUp?: boolean;
  /** In the table: exactly enough. */
  readonly format: (value: number) => string;
  /** Along the axis: short. Default: `format`. */
  readonly tick?: (value: number) => string;
}

/** One value for each x or category; null where there is none. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** A line that keeps its value until the next. Default: false. */
  readonly isStep?: boolean;
  /** Whose values they are, where they are one role's. Default: they have the colour of their place. */
  readonly role?: Role;
}
