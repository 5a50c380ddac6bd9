import { checkNumber, checkNumbers } from "../check-argument.ts";
import { checkMatrix } from "../check-table.ts";
import { type Matrix, normalize, sumOf, weighColumns } from "../yuma/matrix.ts";

/** Peers that rank one another. A peer may stand for a whole camp that ranks itself. */
export interface PeerNetwork {
  /** Of each peer, in any unit, 0 or more. */
  readonly stake: readonly number[];
  /** What peer `i` gives to peer `j`, 0 or more; only the proportions within a row matter. */
  readonly weights: Matrix;
  /** ρ, how sharp the border of trust is, above 0. Default: 10. */
  readonly steepness?: number;
  /** κ, the trust at which half of a rank counts, from 0 to 1. Default: 0.5. */
  readonly majority?: number;
  /** Default: true. False: payment is by rank alone. */
  readonly isTrustCounted?: boolean;
}

/** Lists by peer. */
export interface PeerRanking {
  /** R: the weights received, counted by stake. They sum to 1, or to 0 without stake. */
  readonly rank: number[];
  /** T, from 0 to 1: the stake that gives the peer any weight at all. */
  readonly trust: number[];
  /** C, from 0 to 1: what the trust lets through of the rank. */
  readonly factor: number[];
  /** I: of the new coins. They sum to 1, or to 0 where no rank counts. */
  readonly shares: number[];
}

/** σ(ρ·(T − κ)) = 1 / (1 + e^(−ρ·(T − κ))), one half at κ. */
export function trustFactor(trust: number, steepness = 10, majority = 0.5): number {
  checkNumber("trust", trust, { min: 0, max: 1 });
  checkNumber("steepness", steepness, { min: 0 });
  checkNumber("majority", majority, { min: 0, max: 1 });
  return 1 / (1 + Math.exp(-steepness * (trust - majority)));
}

/**
 * One round of the smallest model with the properties that the whitepaper describes: R_j = Σᵢ Sᵢ·Wᵢⱼ is paid by how much
 * stake has connected to j.
 *
 *     rankPeers({ stake: [0.4, 0.6], weights: [[1, 0], [0, 1]] }).shares; // [0.197, 0.803]
 *
 * After "BitTensor: A Peer-to-Peer Intelligence Market" (arXiv 2003.03917, 2020 and 2021). The formulas are a reading of
 * it, not quoted from it. No chain runs this rule today.
 *
 * @throws {TypeError} for what is no list or no number
 * @throws {RangeError} for lists that do not fit together and for numbers that are NaN, infinite or outside their range
 */
export function rankPeers({
  stake,
  weights,
  steepness = 10,
  majority = 0.5,
  isTrustCounted = true,
}: PeerNetwork): PeerRanking {
  checkNumbers("stake", stake, { min: 0 });
  const peerCount = stake.length;
  checkMatrix("weights", weights, { rowCount: peerCount, columnCount: peerCount, min: 0 });
  const share = normalize(stake);
  const rank = weighColumns(weights.map(normalize), share, peerCount);
  // Sums of shares may pass 1 by their last bits.
  const trust = rank.map((_, j) => Math.min(1, sumOf(share.filter((_, i) => (weights[i]?.[j] ?? 0) > 0))));
  const factor = trust.map((value) => (isTrustCounted ? trustFactor(value, steepness, majority) : 1));
  return { rank, trust, factor, shares: normalize(rank.map((value, j) => value * (factor[j] ?? 0))) };
}

/**
 * The stakes before each of so many rounds and after the last, as shares, where new coins are paid by `rankPeers` and
 * are stake at once.
 *
 * @param newCoins μ, the coins paid in a round for each coin there is, 0 or more
 * @returns `roundCount + 1` lists that sum to 1
 * @throws {RangeError} as `rankPeers`, and for a negative or broken number of rounds
 */
export function stakesOverRounds(network: PeerNetwork, newCoins: number, roundCount: number): number[][] {
  checkNumber("newCoins", newCoins, { min: 0 });
  checkNumber("roundCount", roundCount, { min: 0, isWhole: true });
  let stake = normalize(network.stake);
  const course = [stake];
  for (let round = 0; round < roundCount; round += 1) {
    const { shares } = rankPeers({ ...network, stake });
    stake = normalize(stake.map((value, i) => value + newCoins * (shares[i] ?? 0)));
    course.push(stake);
  }
  return course;
}
