import { runEpoch } from "@learn-bittensor/simulators/yuma/epoch";

export interface PaperEpochInput {
  /** One entry per validator, in any unit. */
  stake: number[];
  /** A row per validator, a column per miner. */
  weights: number[][];
  beta: number;
  rate?: number;
  kappa?: number | undefined;
  /** `bonds` of the epoch before. */
  before?: number[][];
  isYuma3?: boolean;
  liquid?: [low: number, high: number];
}

/** Validator lists by validator, miner lists by miner, matrices with a row per validator and a column per miner. */
export interface PaperEpoch {
  consensus: number[];
  clipped: number[][];
  trust: number[];
  rank: number[];
  incentive: number[];
  bonds: number[][];
  dividend: number[];
}

const U16_MAX = 65_535;

/**
 * An epoch in the terms of the papers, where validators and miners are counted apart. Bonds go from one epoch to the
 * next as they are, without the rounding to 1/65535 of the chain.
 */
export function epoch({ stake, weights, beta, rate = 0.1, ...input }: PaperEpochInput): PaperEpoch {
  const validatorCount = stake.length;
  const minerCount = weights[0]?.length ?? 0;
  const before = input.before ?? weights.map((row) => row.map(() => 0));
  const afterValidators = (row: number[]) => [...stake.map(() => 0), ...row];
  const result = runEpoch({
    mode: input.isYuma3 ? "yuma3" : "yuma2",
    stake: [...stake, ...new Array<number>(minerCount).fill(0)],
    weights: weights.map(afterValidators),
    storedBonds: before.map((row) => afterValidators(row.map((bond) => bond * U16_MAX))),
    bondsPenalty: beta,
    bondsMovingAverage: 1 - rate,
    liquidAlpha: input.liquid ? { low: input.liquid[0], high: input.liquid[1], steepness: 1000 } : null,
    ...(input.kappa === undefined ? {} : { kappa: input.kappa }),
  });
  const ofMiners = (row: number[]) => row.slice(validatorCount);
  const ofValidators = (values: number[]) => values.slice(0, validatorCount);
  return {
    consensus: ofMiners(result.consensus),
    clipped: result.clippedWeights.map(ofMiners),
    trust: ofValidators(result.validatorTrust),
    rank: ofMiners(result.rank),
    incentive: ofMiners(result.incentive),
    bonds: result.bonds.map(ofMiners),
    dividend: ofValidators(result.dividends),
  };
}
