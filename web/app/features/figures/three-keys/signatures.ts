/** The keys of the account that may replace the program: the fact `governance`, 2 of 3. */
export const KEYS = ["A", "B", "C"] as const;
export const NEEDED = 2;

/** From a proposal to the program in force. */
export const STEPS = ["write", "release", "first", "second"] as const;

/** After a step: how many keys have signed, whether the call is carried out, and so whether the new program is in force. */
export function wayAfter(step: number) {
  const signed = STEPS.slice(0, step + 1).filter((name) => name === "first" || name === "second").length;
  return { isReleased: step >= STEPS.indexOf("release"), signed, isInForce: signed >= NEEDED };
}
