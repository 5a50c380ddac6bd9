import { weightedMedian } from "@learn-bittensor/simulators/yuma/weighted-median";

/** κ of the chain: a hair below one half. */
const KAPPA = 32_767 / 65_535;

/** Made-up numbers, those of the worked example: three validators on one miner. */
export const VALIDATORS = [
  { name: "A", stake: 0.4, weight: 0.8 },
  { name: "B", stake: 0.35, weight: 0.6 },
  { name: "C", stake: 0.25, weight: 0.1 },
] as const;

export interface ClipVotes {
  readonly consensus: number;
  /** The share of stake behind the consensus. */
  readonly support: number;
  readonly votes: readonly { name: string; stake: number; from: number; weight: number; kept: number }[];
}

/** What is left of each weight where the first validator gives this one. */
export function clipVotes(firstWeight: number): ClipVotes {
  const weights = VALIDATORS.map(({ weight }, place) => (place === 0 ? firstWeight : weight));
  const stakes = VALIDATORS.map(({ stake }) => stake);
  const consensus = weightedMedian(stakes, weights, KAPPA);
  let from = 0;
  let support = 0;
  const votes = VALIDATORS.map(({ name, stake }, place) => {
    const weight = weights[place] ?? 0;
    const vote = { name, stake, from, weight, kept: Math.min(weight, consensus) };
    from += stake;
    if (weight >= consensus) support += stake;
    return vote;
  });
  return { consensus, support, votes };
}
