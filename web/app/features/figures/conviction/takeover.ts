import { convictionAfter, MATURITY_TIME_IN_BLOCKS } from "@learn-bittensor/simulators/registration/conviction";

const BLOCKS_PER_DAY = 7_200;
/** The share of the eligible alpha that one hotkey's conviction must exceed: the fact `conviction-ownership`. */
export const OWNERSHIP = 0.18;
/** Made up: the eligible alpha of the text's example. */
const ELIGIBLE = 2_500_000;
export const BAR = OWNERSHIP * ELIGIBLE;
/** What the picture has room for, in α and in days. */
export const MOST = 1_000_000;
export const DAYS = 180;

/** The conviction of so much alpha, so many days after it was locked for good. */
export function convictionOf(locked: number, days: number): number {
  const elapsed = (days * BLOCKS_PER_DAY) / MATURITY_TIME_IN_BLOCKS;
  return convictionAfter("perpetual", { lockedMass: locked, conviction: 0 }, elapsed).conviction;
}

/** The day on which so much locked alpha has grown past the bar; null where it never does. */
export function dayPastBar(locked: number): number | null {
  if (locked <= BAR) return null;
  return (-Math.log(1 - BAR / locked) * MATURITY_TIME_IN_BLOCKS) / BLOCKS_PER_DAY;
}
