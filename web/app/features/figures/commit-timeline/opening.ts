import { truthAt } from "@learn-bittensor/simulators/liquid-alpha/truth";

/** How many epochs later rows open at the latest, in the picture. */
export const LONGEST = 3;
/** The epoch in which the framed row is sent. */
const SENT = 11;

/**
 * What a copier finds where rows open after so many epochs, once so many have gone by since the framed row was sent. The truth
 * about three miners moves smoothly.
 */
export function openedAfter(period: number, gone = 0) {
  const now = SENT + gone;
  // From the oldest row to the one that is sent now.
  const rows = Array.from({ length: LONGEST + 1 }, (_, place) => {
    const age = LONGEST - place;
    return { age, weights: truthAt("drift", now - age), isOpen: age >= period };
  });
  const truth = truthAt("drift", now);
  const copied = truthAt("drift", now - period);
  // What one miner gets too much another gets too little.
  const misplaced = copied.reduce((sum, weight, miner) => sum + Math.abs(weight - (truth[miner] ?? 0)), 0) / 2;
  return { rows, copied, misplaced };
}
