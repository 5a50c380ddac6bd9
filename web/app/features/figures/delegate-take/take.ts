/** The largest take there may be: the fact `delegate-take-max`. */
export const LARGEST_TAKE = 0.18;

/** The validators of the text's example: what each earns in a day, in α, and its take. The first one's can be moved. */
export const VALIDATORS = [
  { name: "A", dividends: 250, take: LARGEST_TAKE },
  { name: "B", dividends: 215, take: 0.05 },
  { name: "C", dividends: 190, take: 0 },
] as const;

/** What the reader stakes with each of them, and all stake behind each, in α. */
export const YOUR_STAKE = 2_000;
const ALL_STAKE = 100_000;

/** Of a day's dividends, in α: what the validator keeps, what is left for all stake, and what of that is the reader's. */
export function shareDividends(dividends: number, take: number) {
  const kept = dividends * take;
  const left = dividends - kept;
  return { kept, left, yours: (left * YOUR_STAKE) / ALL_STAKE };
}

/** A validator of the lab with this take and as much stake, all of it of others, by the codes there. */
export function takeInLab(take: number) {
  return { a: 0, d: ALL_STAKE, t: Number((100 * take).toFixed(1)) };
}
