/** The fact `root-claim-fee`, in τ: the most that a claim costs. */
export const FEE = 0.0083;
/** Made up, as in the text: what the basket earns somebody in a day, in τ. */
const PER_DAY = 0.002;
/** What is drawn, and how far apart claims may be, in days. */
export const YEAR = 364;
export const LONGEST = YEAR / 2;
export const SHORTEST = 7;

/** A year of claims so many days apart: what each brings, and all of them together. */
export function claimEvery(days: number) {
  const count = Math.floor(YEAR / days);
  const each = days * PER_DAY;
  return { count, each, brought: count * each, fees: count * FEE, left: count * (each - FEE) };
}
