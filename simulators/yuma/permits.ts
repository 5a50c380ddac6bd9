import { checkNumber, checkNumbers } from "../check-argument.ts";

/**
 * True for the `count` largest values. Among equal values the later ones win. With fewer values than `count`, all are.
 *
 * Follows `is_topk` in subtensor's `epoch/math.rs`.
 *
 * @throws {RangeError} where `count` is not a whole number of 0 or more
 */
export function isTopK(values: readonly number[], count: number): boolean[] {
  checkNumbers("values", values);
  checkNumber("count", count, { min: 0, isWhole: true });
  const ascending = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const excluded = new Set(ascending.slice(0, Math.max(0, values.length - count)).map(({ index }) => index));
  return values.map((_, index) => !excluded.has(index));
}

/**
 * Who may set weights in the next epoch: the `maxValidators` largest stakes, never a stake of 0, and always the subnet
 * owner's UID. Among equal stakes the higher UIDs win.
 *
 * Follows `is_topk_nonzero` in subtensor's `epoch/math.rs`.
 */
export function nextValidatorPermits(
  stake: readonly number[],
  maxValidators: number,
  ownerUid: number | null = null,
): boolean[] {
  const isAmongLargest = isTopK(stake, maxValidators);
  return stake.map((held, uid) => uid === ownerUid || (held > 0 && isAmongLargest[uid] === true));
}
