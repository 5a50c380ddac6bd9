import { checkNumber } from "../check-argument.ts";

/** w: what a TAO on root weighs against an alpha. On chain 0.18. */
export const DEFAULT_TAO_WEIGHT = 0.18;

/**
 * Root's part in a subnet, from 0 to 1: w·τ / (w·τ + alpha issued). It falls as the subnet issues alpha. 0 where there
 * is neither.
 *
 * @param rootTao the TAO staked on root
 * @param alphaIssued all alpha of the subnet, in the same unit (both in RAO, or both in whole tokens)
 *
 * Follows `root_proportion` in subtensor's `coinbase/block_step.rs`.
 *
 * @throws {RangeError} for negative, infinite or missing numbers
 */
export function rootProportion(rootTao: number, alphaIssued: number, taoWeight = DEFAULT_TAO_WEIGHT): number {
  checkNumber("rootTao", rootTao, { min: 0 });
  checkNumber("alphaIssued", alphaIssued, { min: 0 });
  checkNumber("taoWeight", taoWeight, { min: 0, max: 1 });
  const weighted = taoWeight * rootTao;
  return weighted > 0 ? weighted / (weighted + alphaIssued) : 0;
}
