/** Whether the cap is reached in time. */
export type Ending = "reached" | "missed";

/** The example of the text: what is wanted, what you give, in τ, and the part of the owner's emission for contributors. */
export const [CAP, YOURS, CONTRIBUTORS] = [600, 50, 0.3];
/** Of a young subnet, with the owner's cut on: the facts `owner-cut` and `blocks-per-day`. */
const [ALPHA_PER_BLOCK, OWNER_CUT, BLOCKS_PER_DAY] = [1, 0.18, 7_200];

/** What happens in each case, and how much is in the jar then, in τ: what comes before the end is made up. */
export const STEPS = {
  reached: [
    { name: "open", raised: 150 },
    { name: "collect", raised: 400 },
    { name: "full", raised: CAP },
    { name: "call", raised: 0 },
    { name: "pay", raised: 0 },
  ],
  missed: [
    { name: "open", raised: 150 },
    { name: "collect", raised: 400 },
    { name: "late", raised: 400 },
    { name: "refund", raised: 0 },
  ],
} as const;

/** What a day brings you, in α. The chain adds it up and pays at some of the subnet's epochs. */
export const yourDay = () => ALPHA_PER_BLOCK * BLOCKS_PER_DAY * OWNER_CUT * CONTRIBUTORS * (YOURS / CAP);
