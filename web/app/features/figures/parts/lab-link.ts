/**
 * The address of a lab in the state that a figure shows: each setting by its code in the lab's addresses
 * (`features/labs/…/…-fields.ts`), what is not named as the lab begins. `every-figure.test.tsx` opens them.
 */
export function labLink(
  lab: string,
  settings: Readonly<Record<string, string | number | readonly number[]>>,
  version = 1,
): string {
  const parts = Object.entries(settings).map(
    ([code, value]) => `${code}.${typeof value === "object" ? value.join("_") : value}`,
  );
  return `/lab/${lab}?s=${[version, ...parts].join("~")}`;
}

const LARGEST_BY_HAND = 6;

/** Weights as the lab of Yuma Consensus takes them: shares in rows, filled up to six by six. */
export function labWeights(rows: readonly (readonly number[])[]): number[] {
  const places = Array.from({ length: LARGEST_BY_HAND }, (_, place) => place);
  return places.flatMap((row) => places.map((column) => Number(((rows[row]?.[column] ?? 0) * 100).toFixed(6))));
}

/** Stake, as that lab takes it. */
export function labStake(shares: readonly number[]): number[] {
  return Array.from({ length: LARGEST_BY_HAND }, (_, place) => Number(((shares[place] ?? 0) * 100).toFixed(6)));
}
