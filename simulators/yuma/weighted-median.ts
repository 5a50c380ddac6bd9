import { checkNumber, checkNumbers } from "../check-argument.ts";
import type { Matrix } from "./matrix.ts";

/** One validator's say on one miner. */
interface Support {
  readonly stake: number;
  readonly weight: number;
}

/** Equality counts, also where the last bits of double precision say that it is missed. */
const EQUALITY_SLACK = 1e-12;

/**
 * The highest of the `weights` that holders of at least κ of the stake support, each with that weight or a higher one.
 * Who holds no stake has no say; 0 where nobody holds any.
 *
 * `stake` (any unit, 0 or more) and `weights` (0 or more) have one entry per validator; `kappa` is from 0 to 1.
 *
 *     weightedMedian([0.4, 0.35, 0.25], [0.8, 0.6, 0.1], 0.5); // 0.6: behind 0.8 stand only 0.4, behind 0.6 stand 0.75
 *
 * Follows `weighted_median_col` in subtensor's `epoch/math.rs`.
 *
 * @throws {RangeError} for lists of different lengths and for values outside these ranges
 */
export function weightedMedian(stake: readonly number[], weights: readonly number[], kappa: number): number {
  checkNumbers("stake", stake, { min: 0 });
  checkNumbers("weights", weights, { min: 0, length: stake.length });
  checkNumber("kappa", kappa, { min: 0, max: 1 });
  const column = weights.map((weight) => [weight]);
  return weightedMedians(column, stake, kappa, 1)[0] ?? 0;
}

/** `weightedMedian` of each column of a matrix whose row `i` was set by the holder of `stake[i]`. */
export function weightedMedians(
  weights: Matrix,
  stake: readonly number[],
  kappa: number,
  columnCount: number,
): number[] {
  const voters = stake.flatMap((held, i) => (held > 0 ? [{ stake: held, row: weights[i] ?? [] }] : []));
  let totalStake = 0;
  for (const voter of voters) totalStake += voter.stake;
  const neededStake = (kappa - EQUALITY_SLACK) * totalStake;

  return Array.from({ length: columnCount }, (_, j) => {
    const support: Support[] = [];
    for (const voter of voters) {
      const weight = voter.row[j] ?? 0;
      if (weight > 0) support.push({ stake: voter.stake, weight });
    }
    return highestSupported(support, neededStake);
  });
}

/** Halves the candidates around a pivot, so that nothing has to be sorted. 0 where all support together is not enough. */
function highestSupported(support: readonly Support[], neededStake: number): number {
  let candidates = support;
  let stakeAbove = 0;
  for (;;) {
    const pivot = candidates[candidates.length >> 1];
    if (!pivot) return 0;
    const higher: Support[] = [];
    const lower: Support[] = [];
    let higherStake = 0;
    let equalStake = 0;
    for (const candidate of candidates) {
      if (candidate.weight > pivot.weight) {
        higher.push(candidate);
        higherStake += candidate.stake;
      } else if (candidate.weight < pivot.weight) lower.push(candidate);
      else equalStake += candidate.stake;
    }
    if (higher.length > 0 && stakeAbove + higherStake >= neededStake) {
      candidates = higher;
    } else if (stakeAbove + higherStake + equalStake >= neededStake) {
      return pivot.weight;
    } else {
      stakeAbove += higherStake + equalStake;
      candidates = lower;
    }
  }
}
