import { checkNumber } from "../check-argument.ts";

/** A subnet in one block, or in several together; amounts in one unit, RAO or whole tokens. */
export interface TermsInput {
  /** E, the TAO that the emission rule gives the subnet. */
  readonly taoEmission: number;
  /** p, the spot price in TAO per alpha. */
  readonly price: number;
  /** r, from 0 to 1. */
  readonly rootProportion: number;
  /** A, the alpha that the subnet issues to its participants. */
  readonly alphaEmission: number;
}

export interface SubnetTerms {
  /** TAO that enters the pool as liquidity. */
  readonly taoIn: number;
  /** Alpha that enters the pool as liquidity, in the ratio of the price. */
  readonly alphaIn: number;
  /** Alpha for owner, miners and validators. */
  readonly alphaOut: number;
  /** TAO with which the chain buys alpha from the pool. */
  readonly excessTao: number;
}

/**
 * How a subnet's TAO enters its pool: as liquidity, with at most r·A alpha beside it, and the rest as a purchase. As a
 * subnet issues alpha its root proportion falls, and with it the part that is liquidity. Without a price no alpha goes
 * in and all TAO does.
 *
 * Follows `get_subnet_terms` in subtensor's `coinbase/run_coinbase.rs`.
 *
 * @throws {RangeError} for negative, infinite or missing numbers and a root proportion above 1
 */
export function subnetTerms({ taoEmission, price, rootProportion, alphaEmission }: TermsInput): SubnetTerms {
  checkNumber("taoEmission", taoEmission, { min: 0 });
  checkNumber("price", price, { min: 0 });
  checkNumber("rootProportion", rootProportion, { min: 0, max: 1 });
  checkNumber("alphaEmission", alphaEmission, { min: 0 });
  const wantedAlpha = price > 0 ? taoEmission / price : 0;
  const highestAlpha = rootProportion * alphaEmission;
  const isCapped = wantedAlpha > highestAlpha;
  const alphaIn = isCapped ? highestAlpha : wantedAlpha;
  const taoIn = isCapped ? Math.min(taoEmission, highestAlpha * price) : taoEmission;
  return { taoIn, alphaIn, alphaOut: alphaEmission, excessTao: taoEmission - taoIn };
}
