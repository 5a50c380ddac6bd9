/** Who acts first: the owner of a leaked coldkey, or the thief, who holds the same key. */
export type First = "owner" | "thief";

/** What is done, one after the other: the last is the owner's in both cases. */
export const STEPS = ["leak", "tao", "stake", "announce", "end"] as const;

/** From the announcement to the execution: the fact `coldkey-swap-delay`, in days of 7,200 blocks. */
export const DELAY_DAYS = 5;
/** When the owner disputes in the figure: in time, and as made up as any day before the last. */
const DISPUTE_DAY = 2;

/** After a step: where things are, what the old key can sign, how many days of the delay are over. */
export function leakAfter(first: First, step: number) {
  const isAnnounced = step >= 3;
  const isOver = step >= 4;
  const signs = !isAnnounced ? "everything" : isOver && first === "thief" ? "nothing" : "swap";
  return {
    hasTaoLeft: step >= 1,
    hasStakeLeft: step >= 2,
    hasRestLeft: isOver && first === "owner",
    isAnnounced,
    signs,
    days: !isOver ? 0 : first === "owner" ? DELAY_DAYS : DISPUTE_DAY,
  } as const;
}
