import { bondRates, type LiquidAlpha } from "../liquid-alpha/bond-rate.ts";
import { bondRatesOf2024 } from "../liquid-alpha/bond-rate-2024.ts";
import type { CompleteEpochInput } from "./epoch-input.ts";
import { type Matrix, normalize, normalizeColumns, upscaleColumns, weighRows } from "./matrix.ts";
import { toU16, U16_MAX } from "./u16.ts";

/** What the bonds of one epoch follow from. */
export interface BondTerms {
  /** Sums to 1, or to 0. */
  readonly activeStake: readonly number[];
  /** Between the weights as set and the clipped ones, by the bonds penalty. */
  readonly weightsForBonds: Matrix;
  readonly consensus: readonly number[];
  readonly incentive: readonly number[];
}

export interface Bonds {
  /** After the moving average: in Yuma 2 shares of a column that sum to 1, in Yuma 3 from 0 to 1 each. */
  readonly bonds: number[][];
  /** As the chain keeps them for the next epoch, from 0 to 65535. */
  readonly storedBonds: number[][];
  /** The rate of each bond in this epoch, with liquid alpha in Yuma 3; else null. */
  readonly bondRates: number[][] | null;
  /** One share per row; they sum to 1, or to 0 where nobody has a bond in a miner with incentive. */
  readonly dividends: number[];
}

/**
 * Bonds that contain stake: the instant bond is Sᵢ·W̃ᵢⱼ as a share of its column, the moving average follows it, and
 * dividends are Σⱼ Bᵢⱼ·Iⱼ. Stored with each column's largest bond at 65535.
 *
 * Follows the branch without Yuma 3 of `epoch_mechanism` in subtensor's `epoch/run_epoch.rs`.
 */
export function yuma2Bonds(
  input: CompleteEpochInput,
  { activeStake, weightsForBonds, consensus, incentive }: BondTerms,
): Bonds {
  const uidCount = input.stake.length;
  const previous = normalizeColumns(eraseColumns(input.storedBonds, input.recentlyRegistered), uidCount);
  const stakeInEach = weightsForBonds.map((row, i) => row.map((weight) => (activeStake[i] ?? 0) * weight));
  const instant = normalizeColumns(stakeInEach, uidCount);

  const rateOfAll = 1 - input.bondsMovingAverage;
  const rates =
    input.liquidAlphaOf2024 && hasConsensus(consensus)
      ? bondRatesOf2024(consensus, input.liquidAlphaOf2024.alphaLow, input.liquidAlphaOf2024.alphaHigh)
      : [];
  const bonds = normalizeColumns(
    follow(previous, instant, (_, j) => rates[j] ?? rateOfAll),
    uidCount,
  );
  return {
    bonds,
    storedBonds: upscaleColumns(bonds, uidCount).map((row) => row.map(toU16)),
    bondRates: null,
    dividends: normalize(weighRows(bonds, incentive)),
  };
}

/**
 * Bonds without stake: the moving average follows W̃ᵢⱼ itself, and stake enters at the payout:
 * Dᵢ ∝ Sᵢ·Σⱼ (Bᵢⱼ / Σₖ Bₖⱼ)·Iⱼ. Stored as they are, so that a bond of 1 is 65535.
 *
 * Follows the Yuma 3 branch of `epoch_mechanism` and `compute_bonds` in subtensor's `epoch/run_epoch.rs`. Where nothing
 * has consensus, liquid alpha rests and the one rate for all holds.
 */
export function yuma3Bonds(
  input: CompleteEpochInput,
  { activeStake, weightsForBonds, consensus, incentive }: BondTerms,
): Bonds {
  const kept = eraseColumns(input.storedBonds, input.recentlyRegistered);
  const previous = kept.map((row) => row.map((stored) => stored / U16_MAX));
  const rates = ratesOf(input.liquidAlpha, weightsForBonds, previous, consensus);
  const rateOfAll = 1 - input.bondsMovingAverage;
  const bonds = follow(previous, weightsForBonds, (i, j) => rates?.[i]?.[j] ?? rateOfAll);

  const shares = weighRows(normalizeColumns(bonds, input.stake.length), incentive);
  return {
    bonds,
    storedBonds: bonds.map((row) => row.map(toU16)),
    bondRates: rates,
    dividends: normalize(shares.map((share, i) => share * (activeStake[i] ?? 0))),
  };
}

function ratesOf(liquidAlpha: LiquidAlpha | null, weights: Matrix, bonds: Matrix, consensus: readonly number[]) {
  return liquidAlpha && hasConsensus(consensus) ? bondRates(weights, bonds, consensus, liquidAlpha) : null;
}

function hasConsensus(consensus: readonly number[]): boolean {
  return consensus.some((value) => value > 0);
}

function eraseColumns(matrix: Matrix, erased: readonly boolean[]): Matrix {
  if (!erased.includes(true)) return matrix;
  return matrix.map((row) => row.map((value, j) => (erased[j] ? 0 : value)));
}

/** One step of the moving average from `previous` towards `target`. No bond exceeds 1. */
function follow(previous: Matrix, target: Matrix, rateOf: (i: number, j: number) => number): number[][] {
  return target.map((row, i) => {
    const previousRow = previous[i] ?? [];
    return row.map((value, j) => {
      const rate = rateOf(i, j);
      return Math.min(1, rate * value + (1 - rate) * (previousRow[j] ?? 0));
    });
  });
}
