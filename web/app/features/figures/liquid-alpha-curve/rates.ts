import { bondRate, DEFAULT_LIQUID_ALPHA } from "@learn-bittensor/simulators/liquid-alpha/bond-rate";

/** The upper bound that a subnet starts with, to two digits. */
export const HIGH = 0.9;
/** The lowest bound that an owner can set, to three digits. */
export const LOWEST = 0.025;
/** How far the one who is ahead stands above the consensus, as in the worked example. */
export const AHEAD = 0.8;
/** What is renewed of every bond without liquid alpha. */
export const FIXED = 0.1;

/** The steepness that a subnet starts with, between one that is flat and one that is nearly a step. */
export const STEEPNESSES = [200, DEFAULT_LIQUID_ALPHA.steepness, 5000] as const;

/** The rate of a validator whose weight lies so far above the consensus, for this lower bound. */
export function rateAt(distance: number, low: number, steepness = DEFAULT_LIQUID_ALPHA.steepness): number {
  return bondRate({ consensus: 0, weight: distance, bond: 0 }, { low, high: HIGH, steepness });
}
