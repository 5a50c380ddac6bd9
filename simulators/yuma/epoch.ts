import { type Bonds, yuma2Bonds, yuma3Bonds } from "./bonds.ts";
import { type CompleteEpochInput, completeEpochInput, type EpochInput } from "./epoch-input.ts";
import { clipColumns, interpolate, normalize, sumOf, weighColumns } from "./matrix.ts";
import { weightedMedians } from "./weighted-median.ts";

/**
 * What an epoch computes. Lists have one entry per UID, matrices the rows that were given; everything is a fraction
 * from 0 to 1 unless its name says otherwise.
 */
export interface EpochResult extends Bonds {
  /** Sums to 1, or to 0 without any stake. */
  readonly stake: number[];
  /** Stake of the permitted and active only; sums to 1, or to 0. */
  readonly activeStake: number[];
  /** What counts of the weights; each row sums to 1, or to 0. */
  readonly weights: number[][];
  /** C: per miner, the highest weight that enough stake supports. */
  readonly consensus: number[];
  /** No weight above its miner's consensus. */
  readonly clippedWeights: number[][];
  /** Per validator, the part of its weights that was not clipped. */
  readonly validatorTrust: number[];
  /** Per miner, the weights as set, averaged by stake. */
  readonly prerank: number[];
  /** Per miner, the clipped weights, averaged by stake. */
  readonly rank: number[];
  /** Per miner, rank / prerank: 1 where nothing was clipped, 0 where nothing was set. */
  readonly trust: number[];
  /** The miners' shares; they sum to 1, or to 0 where no miner has consensus. */
  readonly incentive: number[];
  readonly minerEmissionInRao: number[];
  readonly validatorEmissionInRao: number[];
}

/**
 * One epoch of Yuma Consensus: stake and weights in, incentive, bonds, dividends and emission out.
 *
 *     runEpoch({ stake: [40, 35, 25, 0, 0], weights: [[0, 0, 0, 8, 2], [0, 0, 0, 6, 4], [0, 0, 0, 1, 9]] }).consensus;
 *     // [0, 0, 0, 0.6, 0.4]
 *
 * Follows `epoch_mechanism` in subtensor's `epoch/run_epoch.rs` (spec 425, 30 June 2026) in double precision instead of
 * 32-bit fractions: expect differences near 1e-9, and 1 in a stored bond. Left out: that a validator who loses its
 * permit in this epoch loses its bonds too.
 *
 * @throws {TypeError} for what is no list or no number
 * @throws {RangeError} for lists that do not fit together and for numbers that are NaN, infinite or outside their range
 */
export function runEpoch(input: EpochInput): EpochResult {
  const complete = completeEpochInput(input);
  const uidCount = complete.stake.length;
  const stake = normalize(complete.stake);
  const activeStake = activeStakeOf(complete, stake);
  const weights = countedWeights(complete);

  const consensus = weightedMedians(weights, activeStake, complete.kappa, uidCount);
  const clippedWeights = clipColumns(weights, consensus);
  const prerank = weighColumns(weights, activeStake, uidCount);
  const rank = weighColumns(clippedWeights, activeStake, uidCount);
  const incentive = normalize(rank);

  const weightsForBonds = interpolate(weights, clippedWeights, complete.bondsPenalty);
  const toBonds = complete.mode === "yuma3" ? yuma3Bonds : yuma2Bonds;
  const bonds = toBonds(complete, { activeStake, weightsForBonds, consensus, incentive });
  const dividends = padded(bonds.dividends, uidCount);

  return {
    stake,
    activeStake,
    weights,
    consensus,
    clippedWeights,
    validatorTrust: padded(clippedWeights.map(sumOf), uidCount),
    prerank,
    rank,
    trust: rank.map((value, j) => ((prerank[j] ?? 0) > 0 ? value / (prerank[j] ?? 1) : 0)),
    incentive,
    ...bonds,
    dividends,
    ...emissionOf(complete.emissionInRao, { incentive, dividends, activeStake, stake }),
  };
}

function activeStakeOf({ validatorPermits, inactive }: CompleteEpochInput, stake: readonly number[]): number[] {
  return normalize(stake.map((share, uid) => (validatorPermits[uid] && !inactive[uid] ? share : 0)));
}

/** Without the rows that have no permit, without self-weights but the owner's, without what is outdated; rows sum to 1. */
function countedWeights({ weights, validatorPermits, ownerUid, outdated }: CompleteEpochInput): number[][] {
  return weights.map((row, i) => {
    if (!validatorPermits[i]) return row.map(() => 0);
    const outdatedRow = outdated[i] ?? [];
    return normalize(row.map((weight, j) => ((i === j && i !== ownerUid) || outdatedRow[j] ? 0 : weight)));
  });
}

/** Incentive and dividends share the emission; without either, it goes to the validators by their stake. */
function emissionOf(
  emissionInRao: number,
  shares: Readonly<Record<"incentive" | "dividends" | "activeStake" | "stake", readonly number[]>>,
) {
  const total = sumOf(shares.incentive) + sumOf(shares.dividends);
  const toRao = (share: number) => Math.floor(share * emissionInRao);
  if (total > 0) {
    return {
      minerEmissionInRao: shares.incentive.map((share) => toRao(share / total)),
      validatorEmissionInRao: shares.dividends.map((share) => toRao(share / total)),
    };
  }
  const hasActiveStake = sumOf(shares.activeStake) > 0;
  return {
    minerEmissionInRao: shares.stake.map(() => 0),
    validatorEmissionInRao: (hasActiveStake ? shares.activeStake : shares.stake).map(toRao),
  };
}

function padded(values: readonly number[], length: number): number[] {
  return Array.from({ length }, (_, index) => values[index] ?? 0);
}
