import { weightedMedian } from "@learn-bittensor/simulators/yuma/weighted-median";

/** κ of the chain: a hair below one half. */
const KAPPA = 32_767 / 65_535;

/** Made-up numbers: four validators, their shares of the stake, and what each gives one miner. */
export const VALIDATORS = [
  { name: "A", stake: 0.3, weight: 1 },
  { name: "B", stake: 0.3, weight: 0.5 },
  { name: "C", stake: 0.25, weight: 0.4 },
  { name: "D", stake: 0.15, weight: 0.3 },
] as const;

/** Validators from the highest weight to the lowest, and where each begins and ends in the stake of all. */
export function lineUp(weights: readonly number[]) {
  const votes = VALIDATORS.map(({ name, stake }, place) => ({ name, stake, place, weight: weights[place] ?? 0 }));
  const shares = VALIDATORS.map(({ stake }) => stake);
  let to = 0;
  const line = votes
    .toSorted((one, other) => other.weight - one.weight || one.place - other.place)
    .map((vote) => {
      const from = to;
      to = Number((to + vote.stake).toFixed(6));
      return { ...vote, from, to };
    });
  return {
    line,
    consensus: weightedMedian(shares, weights, KAPPA),
    /** Who stands where half of the stake is reached. */
    middle: line.find((vote) => vote.to >= KAPPA)?.name ?? VALIDATORS[0].name,
    average: votes.reduce((sum, { stake, weight }) => sum + stake * weight, 0),
  };
}
