import type { Plot } from "./plot.ts";

/** Between a moment's line and its name, and from one row of names to the next. */
export const MOMENT_GAP = 4;
export const MOMENT_ROW = 14;

/** Of the names of moments, which are small; signs of Chinese, Japanese and Korean are as wide as high. */
const WIDTH_OF_A_LETTER = 6.2;
const WIDTH_OF_A_SIGN = 11.5;

export interface PlacedMoment {
  readonly at: number;
  readonly label: string;
  /** The name ends at its line, or begins there. */
  readonly anchor: "start" | "end";
  /** From above. */
  readonly row: number;
}

/** Where the names of moments stand: each in the highest row in which it stands on no other. `at` is in the picture's units. */
export function placeMoments(moments: readonly { readonly at: number; readonly label: string }[], plot: Plot) {
  const ends: { from: number; to: number; row: number }[] = [];
  return moments.map(({ at, label }): PlacedMoment => {
    const width = widthOf(label);
    const anchor = at > (plot.left + plot.right) / 2 ? "end" : "start";
    const [from, to] = anchor === "end" ? [at - width, at] : [at, at + width];
    const isFree = (row: number) => ends.every((one) => one.row !== row || one.to <= from || one.from >= to);
    let row = 0;
    while (!isFree(row)) row += 1;
    ends.push({ from, to, row });
    return { at, label, anchor, row };
  });
}

function widthOf(label: string): number {
  return [...label].reduce(
    (sum, letter) => sum + (letter > "\u2e80" ? WIDTH_OF_A_SIGN : WIDTH_OF_A_LETTER),
    2 * MOMENT_GAP,
  );
}
