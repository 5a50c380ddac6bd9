import { checkNumbers } from "../check-argument.ts";
import { checkBooleans } from "../check-table.ts";

/** What the rules ask of each subnet: one entry per subnet in every list. Root is not among them. */
export interface SubnetDemand {
  /** The moving prices in TAO per alpha, 0 or more. */
  readonly emaPrices: readonly number[];
  /** The part of the miners' pay that went to the owner's hotkeys, from 0 to 1. Default: 0 everywhere. */
  readonly minerBurned?: readonly number[];
  /** Whether TAO emission is switched on for the subnet. Default: everywhere. */
  readonly isEmissionEnabled?: readonly boolean[];
}

/**
 * Fills in the defaults.
 *
 * @throws {RangeError} for lists of different lengths and for numbers outside their range
 */
export function completeDemand(demand: SubnetDemand): Required<SubnetDemand> {
  const { emaPrices } = demand;
  const minerBurned = demand.minerBurned ?? emaPrices.map(() => 0);
  const isEmissionEnabled = demand.isEmissionEnabled ?? emaPrices.map(() => true);
  checkNumbers("emaPrices", emaPrices, { min: 0 });
  checkNumbers("minerBurned", minerBurned, { min: 0, max: 1, length: emaPrices.length });
  checkBooleans("isEmissionEnabled", isEmissionEnabled, emaPrices.length);
  return { emaPrices, minerBurned, isEmissionEnabled };
}

/** Each value, 0 or more, as a share of the sum; zeros where the sum is 0. Scaled first, so that nothing overflows. */
export function toShares(values: readonly number[]): number[] {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, value);
  if (largest === 0) return values.map(() => 0);
  let sum = 0;
  for (const value of values) sum += value / largest;
  return values.map((value) => value / largest / sum);
}

/** Like `toShares`, but the shares of `fallback` where all values are 0. */
export function toSharesOr(values: readonly number[], fallback: readonly number[]): number[] {
  return values.some((value) => value > 0) ? toShares(values) : toShares(fallback);
}

/** The whole RAO of an emission that shares give, each rounded down. */
export function toRao(shares: readonly number[], emissionInRao: number): number[] {
  return shares.map((share) => Math.floor(share * emissionInRao));
}
