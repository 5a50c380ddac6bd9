import { checkNumber } from "../check-argument.ts";

const DECIMALS = 18;

/**
 * `fraction · value`, rounded to the nearest whole number, halves up. The fraction, from 0 to 1, is taken with the 18
 * decimals in which the chain stores weights; the product is exact.
 *
 *     multiplyRounded(0.5, 3n); // 2n
 *
 * Follows `mul_perquintill_round` in subtensor's `pallets/swap/src/pallet/balancer.rs`.
 *
 * @throws {RangeError} for a fraction outside 0 to 1 and a negative value
 */
export function multiplyRounded(fraction: number, value: bigint): bigint {
  checkNumber("fraction", fraction, { min: 0, max: 1 });
  if (value < 0n) throw new RangeError(`value: expected 0 or more, got ${value}`);
  const scale = 10n ** BigInt(DECIMALS);
  return (digitsOf(fraction) * value + scale / 2n) / scale;
}

/** The decimals as they are written: 0.7 is 7·10¹⁷, although its double is a little less. */
function digitsOf(fraction: number): bigint {
  const [, whole = "0", decimals = "", exponent = "0"] = /^(\d)(?:\.(\d+))?(?:e-(\d+))?$/.exec(String(fraction)) ?? [];
  const shift = DECIMALS - decimals.length - Number(exponent);
  const digits = BigInt(whole + decimals);
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift);
}
