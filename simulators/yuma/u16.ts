/** The chain stores fractions from 0 to 1 as whole numbers from 0 to this. */
export const U16_MAX = 65_535;

/** A millionth of a step: well above the last bits of double precision, below what fixed point cuts off. */
const SHORTFALL = 1e-6;

/**
 * A fraction as the chain stores it: multiplied by 65535 and rounded down. `toU16(0.5)` is 32767.
 *
 * The chain cuts off its fractions after 32 binary digits at every step, so that a product that should be whole falls
 * just short of it. Here too, then, such a one gives the number below: `toU16(1 / 3)` is 21844. Only 1 itself is whole.
 */
export function toU16(fraction: number): number {
  const steps = fraction * U16_MAX;
  if (steps >= U16_MAX - SHORTFALL) return U16_MAX;
  return Math.max(0, Math.floor(steps - SHORTFALL));
}
