/** The chain stores fractions from 0 to 1 as whole numbers from 0 to this. */
export const U16_MAX = 65_535;

/** What is a whole number but for the last bits of double precision counts as whole when it is rounded down. */
const ROUNDING_SLACK = 1e-9;

/** A fraction as the chain stores it: multiplied by 65535 and rounded down. `toU16(0.5)` is 32767. */
export function toU16(fraction: number): number {
  return Math.min(U16_MAX, Math.max(0, Math.floor(fraction * U16_MAX + ROUNDING_SLACK)));
}
