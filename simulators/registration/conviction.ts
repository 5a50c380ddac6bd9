import { checkNumber } from "../check-argument.ts";

/** `perpetual`: the lock stays. `decaying`, the default on the chain: it unlocks over time. */
export type LockMode = "perpetual" | "decaying";

export interface Conviction {
  /** m, what is still locked, in alpha. */
  readonly lockedMass: number;
  /** c, in alpha. */
  readonly conviction: number;
}

/** τ of unlocking in blocks: half is unlocked after 648000 blocks, 90 days. */
export const UNLOCK_TIME_IN_BLOCKS = 934_866;

/** τ of maturing in blocks since August 2026, about 43 days. Before, it was that of unlocking. */
export const MATURITY_TIME_IN_BLOCKS = 311_622;

/**
 * What a lock has grown into after x = Δt/τ:
 *
 *     perpetual   m stays       c = m − (m − c₀)·e^(−x)
 *     decaying    m·e^(−x)      c = e^(−x)·(c₀ + m·x)
 *
 * The second holds where maturing and unlocking have the same τ.
 *
 * Follows `staking/lock.rs` in subtensor (spec 425).
 *
 * @param lockedMass m at the start, in alpha
 * @param conviction c₀ at the start, in alpha
 * @param elapsed x: blocks divided by the τ of your choice
 * @throws {RangeError} for negative, infinite or missing numbers
 */
export function convictionAfter(mode: LockMode, { lockedMass, conviction }: Conviction, elapsed: number): Conviction {
  checkNumber("lockedMass", lockedMass, { min: 0 });
  checkNumber("conviction", conviction, { min: 0 });
  checkNumber("elapsed", elapsed, { min: 0 });
  const left = Math.exp(-elapsed);
  if (mode === "perpetual") return { lockedMass, conviction: lockedMass - (lockedMass - conviction) * left };
  if (mode !== "decaying") throw new RangeError(`mode: expected perpetual or decaying, got ${String(mode)}`);
  return { lockedMass: lockedMass * left, conviction: left * (conviction + lockedMass * elapsed) };
}
