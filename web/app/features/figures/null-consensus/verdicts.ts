import { weightedMedian } from "@learn-bittensor/simulators/yuma/weighted-median";

/** κ of the chain: a hair below one half. */
const KAPPA = 32_767 / 65_535;

/** Made-up numbers, those of the worked example: three validators on two miners. */
export const VALIDATORS = [
  { name: "A", stake: 0.4, weights: [0.8, 0.2] },
  { name: "B", stake: 0.35, weights: [0.6, 0.4] },
  { name: "C", stake: 0.25, weights: [0.1, 0.9] },
] as const;

/** The stake of the last validator: as in the text, and as far as it can be moved. */
export const [LEAST, MOST] = [0.25, 0.65];

/** What both rules pay the two miners where the last validator holds so much stake, and the other two lose equally. */
export function verdictsAt(lastStake: number) {
  const gained = lastStake - LEAST;
  const stakes = VALIDATORS.map(({ stake }, place) => (place === 2 ? lastStake : stake - gained / 2));
  const largest = stakes.indexOf(Math.max(...stakes));
  const ranks = ([0, 1] as const).map((miner) => {
    const weights = VALIDATORS.map((row) => row.weights[miner]);
    const consensus = weightedMedian(stakes, weights, KAPPA);
    return weights.reduce<number>((sum, weight, place) => sum + (stakes[place] ?? 0) * Math.min(weight, consensus), 0);
  });
  const yuma = (ranks[0] ?? 0) / ranks.reduce((sum, rank) => sum + rank, 0);
  return { stakes, largest, yuma, alone: VALIDATORS[largest]?.weights[0] ?? 0 };
}
