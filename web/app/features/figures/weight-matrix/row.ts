import { normalize } from "@learn-bittensor/simulators/yuma/matrix";
import { U16_MAX } from "@learn-bittensor/simulators/yuma/u16";

/** Made-up numbers, those of the worked example: four miners by UID and the marks that the first validator gave them. */
export const MINERS = [7, 8, 9, 10] as const;
export const MARKS = [0.9, 0.6, 0.3, 0] as const;
/** The rows of two other validators, as shares. */
export const OTHERS = [
  { name: "B", shares: [0.4, 0.4, 0.1, 0.1] },
  { name: "C", shares: [0.6, 0.2, 0.2, 0] },
] as const;

/** The row of somebody who copies: in each place the average of the others. */
export function copiedFrom(rows: readonly { readonly shares: readonly number[] }[]): number[] {
  return MINERS.map((_, place) => rows.reduce((sum, { shares }) => sum + (shares[place] ?? 0), 0) / rows.length);
}

/** What becomes of a row of marks where the first miner gets this one: stretched until the largest fills 16 bits, then divided by its sum. */
export function rowOf(firstMark: number) {
  const marks = MARKS.map((mark, place) => (place === 0 ? firstMark : mark));
  const largest = Math.max(...marks);
  const sent = marks.map((mark) => Math.round((mark / largest) * U16_MAX));
  return { marks, sent, shares: normalize(sent) };
}
