/** What happens to a block, in order. */
export const STEPS = ["signed", "waiting", "taken", "due", "confirmed"] as const;

/** Calls that somebody signs, the first of them first. */
export const CALLS = ["transfer", "registration", "weights"] as const;

/** What the chain does in every block by itself. */
export const DUE = ["tokens", "epochs"] as const;

/** Which calls wait and which are in the block, whether what is due has been done, and whether the block is final. */
export function standAt(step: number) {
  const isTaken = step >= 2;
  return {
    // Once the author has taken what waited, a new call comes for the next block.
    waiting: isTaken ? CALLS.slice(0, 1) : CALLS.slice(0, step === 0 ? 1 : CALLS.length),
    taken: isTaken ? CALLS : [],
    isDue: step >= 3,
    isFinal: step >= 4,
  };
}
