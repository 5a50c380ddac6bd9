import { normalize } from "@learn-bittensor/simulators/yuma/matrix";

/** What the miners of the worked example share: 41 % of the 7,200 α of a day. */
export const POT = 2_952;
/** Made-up scores, those of the worked example. */
export const MINERS = [
  { name: "A", score: 30 },
  { name: "B", score: 25 },
  { name: "C", score: 20 },
  { name: "D", score: 15 },
  { name: "E", score: 10 },
] as const;
/** The one whose score can be moved. */
export const MOVING = 2;
export const HIGHEST = 35;

/** How the pot is divided where that miner has this score, and what has changed for each. */
export function dividePot(score: number) {
  const scores = MINERS.map((miner, place) => (place === MOVING ? score : miner.score));
  const before = normalize(MINERS.map((miner) => miner.score));
  return normalize(scores).map((share, place) => ({
    name: MINERS[place]?.name ?? "",
    score: scores[place] ?? 0,
    share,
    pay: share * POT,
    change: (share - (before[place] ?? 0)) * POT,
  }));
}
