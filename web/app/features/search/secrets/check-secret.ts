import { FEWEST_UNSTORED_WORDS, scriptsOf, shapeOf, shapeOfStored } from "./secret-shape.ts";

/** `withheld` may be the beginning of recovery words: nothing to be sent of one's own accord. */
export type Verdict = "harmless" | "secret" | "withheld";

/**
 * Checks on the device whether a text is a secret. The lists of recovery words in its script are loaded when a text is long
 * enough to need them. While it is being typed, the last word may be half there.
 */
export async function checkSecret(text: string, { isBeingTyped }: { isBeingTyped: boolean }): Promise<Verdict> {
  const shape = shapeOf(text);
  if (shape !== "needs word list") return shape;
  const { findRecoveryWords } = await import("./find-recovery-words.ts");
  return findRecoveryWords(text, scriptsOf(text), isBeingTyped);
}

/** Whether a text may be written down on the device: it is no secret, and no part of a recovery phrase. */
export async function mayBeStored(text: string): Promise<boolean> {
  const shape = shapeOfStored(text);
  if (shape !== "needs word list") return shape === "harmless";
  const { findRecoveryWords, holdsOnlyRecoveryWords } = await import("./find-recovery-words.ts");
  const scripts = scriptsOf(text, FEWEST_UNSTORED_WORDS);
  const isHarmless = (await findRecoveryWords(text, scripts, false)) === "harmless";
  return isHarmless && !(await holdsOnlyRecoveryWords(text, scripts));
}
