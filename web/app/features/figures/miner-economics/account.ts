/** What miners of a young subnet get together in a day, in α: 41 % of 7,200 α. */
const MINERS_ALPHA = 2_952;
/** Made up: the price of an alpha in τ. */
const PRICE = 0.005;
/** What all miners get in a day, in τ. */
export const TOGETHER = MINERS_ALPHA * PRICE;
export const DAYS = 60;

/** What mining takes and brings: a place once, in τ; a machine, in τ a day; a share of what miners get. */
export interface Mine {
  readonly place: number;
  readonly machine: number;
  readonly share: number;
}

/** Made up, as somebody might plan it. */
export const PLAN: Mine = { place: 0.6, machine: 0.04, share: 0.005 };

/** The most that can be set of each. */
export const MOST: Mine = { place: 1.5, machine: 0.08, share: 0.008 };

/** What comes in a day, and after how many days all that went out has come back; null where it never does. */
export function accountOf({ place, machine, share }: Mine) {
  const income = share * TOGETHER;
  const gain = income - machine;
  return { income, paidAfter: gain > 0 ? place / gain : null };
}
