import { nextValidatorPermits } from "@learn-bittensor/simulators/yuma/permits";

/** Made-up stake weights of seven others, in the order of their UIDs. */
const OTHERS = [
  { name: "A", stake: 1_900 },
  { name: "B", stake: 7_400 },
  { name: "C", stake: 600 },
  { name: "D", stake: 4_000 },
  { name: "E", stake: 3_100 },
  { name: "F", stake: 1_400 },
  { name: "G", stake: 5_200 },
] as const;
/** So many permits are there: few, so that all of it fits into a picture. */
export const PERMITS = 4;
/** The least stake weight that counts. */
export const LEAST = 1_000;
/** The most that the picture has room for. */
export const MOST = 8_000;

/** Who holds a permit where you, the last UID, have this stake weight, and what the smallest of them has. */
export function permitsWith(yours: number) {
  const stakes = [...OTHERS.map(({ stake }) => stake), yours];
  const counting = stakes.map((stake) => (stake >= LEAST ? stake : 0));
  const permits = nextValidatorPermits(counting, PERMITS);
  const bar = Math.min(...stakes.filter((_, uid) => permits[uid]));
  const all = stakes.map((stake, uid) => ({
    name: OTHERS[uid]?.name ?? null,
    stake,
    isPermitted: permits[uid] === true,
  }));
  const isPermitted = permits.at(-1) === true;
  // Whoever is the last to hold one, or would be the next.
  const loser = isPermitted
    ? all[nextValidatorPermits([...counting.slice(0, -1), 0], PERMITS).findIndex((had, uid) => had && !permits[uid])]
    : null;
  return { all, bar, isPermitted, loser: loser?.name ?? null };
}
