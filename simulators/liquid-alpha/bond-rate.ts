import { checkNumber } from "../check-argument.ts";
import { checkMatrix } from "../check-table.ts";
import type { Matrix } from "../yuma/matrix.ts";

/** How fast a bond may follow a weight. */
export interface LiquidAlpha {
  /** The slowest rate, α_L, from 0 to `high`. Owners can set 1638/65535 (about 0.025) and more. */
  readonly low: number;
  /** The fastest rate, α_H, from `low` to 1. */
  readonly high: number;
  /** k, a whole number from -32768 to 32767; the slope is k/100. A negative one turns the effect round. */
  readonly steepness: number;
}

/** What a subnet starts with when its owner switches liquid alpha on: 45875/65535, 58982/65535 and a slope of 10. */
export const DEFAULT_LIQUID_ALPHA: LiquidAlpha = { low: 45_875 / 65_535, high: 58_982 / 65_535, steepness: 1000 };

/** The distance at which the rate is midway between slowest and fastest. */
const MIDPOINT = 0.5;

/** The chain's exponential takes no larger exponents. */
const LARGEST_EXPONENT = 20;

/**
 * How much of a bond is renewed in one epoch (α, from `low` to `high`), for one validator and one miner.
 *
 * Buying (the weight is at least the bond) is faster the further the weight lies above the consensus: this validator is
 * early. Selling is faster the further the bond lies above the weight. `consensus`, `weight` and `bond` are from 0 to 1.
 *
 *     d = weight ≥ bond ? clamp(weight − consensus) : clamp(bond − weight)
 *     α = low + (high − low) / (1 + e^(−k/100·(d − 0.5)))
 *
 * Follows `alpha_sigmoid` in subtensor's `epoch/run_epoch.rs`: liquid alpha since 8 April 2025, at work in Yuma 3 only.
 * Spec 446 (August 2026) lets owners choose between consensus modes; this is the one assumed to be the default.
 *
 * @throws {RangeError} for values outside these ranges
 */
export function bondRate(
  { consensus, weight, bond }: { readonly consensus: number; readonly weight: number; readonly bond: number },
  liquidAlpha: LiquidAlpha = DEFAULT_LIQUID_ALPHA,
): number {
  checkNumber("consensus", consensus, { min: 0, max: 1 });
  checkNumber("weight", weight, { min: 0, max: 1 });
  checkNumber("bond", bond, { min: 0, max: 1 });
  checkLiquidAlpha(liquidAlpha);
  return rateOf(consensus, weight, bond, liquidAlpha);
}

/**
 * `bondRate` for each cell, from the weights used for bonds and the bonds of the epoch before (both from 0 to 1, of the
 * same shape) and the consensus of each column. The arguments are taken as they are.
 */
export function bondRates(
  weights: Matrix,
  bonds: Matrix,
  consensus: readonly number[],
  liquidAlpha: LiquidAlpha,
): number[][] {
  return weights.map((row, i) => {
    const bondsOfRow = bonds[i] ?? [];
    return row.map((weight, j) => rateOf(consensus[j] ?? 0, weight, bondsOfRow[j] ?? 0, liquidAlpha));
  });
}

/**
 * The bonds after one epoch: (1 − α)·old + α·new in each cell, held between 0 and 1. `rates` is one α for all cells or
 * a matrix of the same shape, each from 0 to 1.
 *
 * Follows `mat_ema_alpha` in subtensor's `epoch/math.rs`.
 *
 * @throws {RangeError} for matrices of different shapes and rates outside 0 to 1
 */
export function blendBonds(newBonds: Matrix, oldBonds: Matrix, rates: Matrix | number): number[][] {
  const shape = { rowCount: newBonds.length, columnCount: newBonds[0]?.length ?? 0 };
  checkMatrix("newBonds", newBonds, { ...shape, min: 0 });
  checkMatrix("oldBonds", oldBonds, { ...shape, min: 0 });
  if (typeof rates === "number") checkNumber("rates", rates, { min: 0, max: 1 });
  else checkMatrix("rates", rates, { ...shape, min: 0, max: 1 });

  return newBonds.map((row, i) => {
    const oldRow = oldBonds[i] ?? [];
    const rateRow = typeof rates === "number" ? [] : (rates[i] ?? []);
    return row.map((value, j) => {
      const rate = typeof rates === "number" ? rates : (rateRow[j] ?? 0);
      return Math.min(1, (1 - rate) * (oldRow[j] ?? 0) + rate * value);
    });
  });
}

/** @throws {RangeError} for rates outside 0 to 1, a `low` above `high` and a steepness that is no 16-bit integer */
export function checkLiquidAlpha({ low, high, steepness }: LiquidAlpha): void {
  checkNumber("liquidAlpha.high", high, { min: 0, max: 1 });
  checkNumber("liquidAlpha.low", low, { min: 0, max: high });
  checkNumber("liquidAlpha.steepness", steepness, { min: -32_768, max: 32_767, isWhole: true });
}

function rateOf(consensus: number, weight: number, bond: number, { low, high, steepness }: LiquidAlpha): number {
  const distance = clamp(weight >= bond ? weight - consensus : bond - weight, 0, 1);
  const exponent = clamp((-steepness / 100) * (distance - MIDPOINT), -LARGEST_EXPONENT, LARGEST_EXPONENT);
  return clamp(low + (high - low) / (1 + Math.exp(exponent)), low, high);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
