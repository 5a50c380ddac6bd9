/** What happens to a block, in order. */
export const STEPS = ["signed", "waiting", "taken", "due", "confirmed"] as const;

/** Calls that somebody signs, the first of them first. */
export const CALLS = ["transfer", "registration", "weights"] as const;

/** What the chain does in every block by itself. */
export const DUE = ["tokens", "epochs"] as const;

/** How many calls wait and how many are in the block, whether what is due has been done, and whether the block is final. */
export function standAt(step: number) {
  return {
    waiting: step === 0 ? 1 : step === 1 ? CALLS.length : 0,
    taken: step >= 2 ? CALLS.length : 0,
    isDue: step >= 3,
    isFinal: step >= 4,
  };
}
