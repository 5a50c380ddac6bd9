/** The fact `root-claim-fee`, in τ: of a basket of 128 holdings. */
export const FEE = 0.057;
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
