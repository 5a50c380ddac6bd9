import { checkNumber } from "../check-argument.ts";

/**
 * A subnet's pool. Both reserves are counted in the same unit: in RAO, as the chain does, or in whole tokens; prices,
 * in TAO per alpha, come out the same.
 *
 * Since 25 June 2026 (and from 20 to 24 February 2026) pools are weighted, as in Balancer: what stays the same in a
 * swap is alpha^(1 − quoteWeight) · tao^quoteWeight. At the weight 0.5 that is the constant product of 2025.
 *
 * Source of all formulas: subtensor's `pallets/swap/src/pallet/balancer.rs`.
 */
export interface Pool {
  /** The reserve of TAO, 0 or more. */
  readonly tao: number;
  /** The reserve of alpha, 0 or more. */
  readonly alpha: number;
  /** The weight of TAO, from 0.01 to 0.99; that of alpha is what is missing to 1. */
  readonly quoteWeight: number;
}

/** What a pool starts with. */
export const DEFAULT_QUOTE_WEIGHT = 0.5;

const LOWEST_WEIGHT = 0.01;
const HIGHEST_WEIGHT = 0.99;

/** From 0.01 to 0.99, both included. */
export function isAllowedQuoteWeight(quoteWeight: number): boolean {
  return quoteWeight >= LOWEST_WEIGHT && quoteWeight <= HIGHEST_WEIGHT;
}

/**
 * @throws {TypeError} for what is no number
 * @throws {RangeError} for negative, infinite or missing reserves and a weight outside 0.01 to 0.99
 */
export function checkPool(name: string, { tao, alpha, quoteWeight }: Pool): void {
  // Names are put together only where something is wrong: pools are checked often.
  if (tao >= 0 && tao < Infinity && alpha >= 0 && alpha < Infinity && isAllowedQuoteWeight(quoteWeight)) return;
  checkNumber(`${name}.tao`, tao, { min: 0 });
  checkNumber(`${name}.alpha`, alpha, { min: 0 });
  checkNumber(`${name}.quoteWeight`, quoteWeight, { min: LOWEST_WEIGHT, max: HIGHEST_WEIGHT });
}

/**
 * TAO per alpha: (1 − w)/w · tao/alpha. 0 where either reserve is 0.
 *
 *     spotPrice({ tao: 10, alpha: 4, quoteWeight: 1 / 3 }); // 5
 */
export function spotPrice(pool: Pool): number {
  checkPool("pool", pool);
  return priceOf(pool);
}

/** `spotPrice` without the check, for pools that are known to be one. */
export function priceOf({ tao, alpha, quoteWeight }: Pool): number {
  return alpha > 0 ? ((1 - quoteWeight) / quoteWeight) * (tao / alpha) : 0;
}

/**
 * (reserve / (reserve + delta))^exponent: the part of the other reserve that is left after a swap. From 0 to 1, and
 * above 1 where `delta` is taken out. 0 where nothing is left to divide by.
 *
 * Follows `exp_scaled`.
 *
 * @throws {RangeError} for a negative reserve or exponent, and where more than the reserve is taken out
 */
export function reserveRatioPower(reserve: number, delta: number, exponent: number): number {
  checkNumber("reserve", reserve, { min: 0 });
  checkNumber("delta", delta, { min: -reserve });
  checkNumber("exponent", exponent, { min: 0 });
  if (reserve + delta === 0) return 0;
  return 1 - partPaidOut(reserve, delta, exponent);
}

/** The alpha paid out for `taoIn`, before rounding: alpha·(1 − (tao/(tao + taoIn))^(w/(1 − w))). */
export function alphaForTao(pool: Pool, taoIn: number): number {
  checkPool("pool", pool);
  checkNumber("taoIn", taoIn, { min: 0 });
  return alphaPaidOut(pool, taoIn);
}

/** The TAO paid out for `alphaIn`, before rounding: tao·(1 − (alpha/(alpha + alphaIn))^((1 − w)/w)). */
export function taoForAlpha(pool: Pool, alphaIn: number): number {
  checkPool("pool", pool);
  checkNumber("alphaIn", alphaIn, { min: 0 });
  return taoPaidOut(pool, alphaIn);
}

/**
 * The alpha that must be sold for exactly `taoOut`, before rounding: alpha·((tao/(tao − taoOut))^(w/(1 − w)) − 1).
 *
 * @throws {RangeError} for a `taoOut` that is not below the reserve
 */
export function alphaNeededForTao(pool: Pool, taoOut: number): number {
  checkPool("pool", pool);
  checkNumber("taoOut", taoOut, { min: 0 });
  if (taoOut === 0) return 0;
  if (taoOut >= pool.tao)
    throw new RangeError(`taoOut: expected less than the reserve of ${pool.tao} TAO, got ${taoOut}`);
  const exponent = pool.quoteWeight / (1 - pool.quoteWeight);
  return pool.alpha * Math.expm1(-exponent * Math.log1p(-taoOut / pool.tao));
}

/** The TAO that, swapped for alpha, raises the price to `targetPrice`: tao·((p′/p)^(1 − w) − 1). 0 where it is there. */
export function taoToReachPrice(pool: Pool, targetPrice: number): number {
  checkPool("pool", pool);
  checkNumber("targetPrice", targetPrice, { min: 0 });
  const price = priceOf(pool);
  if (price === 0 || targetPrice <= price) return 0;
  return pool.tao * Math.expm1((1 - pool.quoteWeight) * Math.log(targetPrice / price));
}

/**
 * The alpha that, swapped for TAO, lowers the price to `targetPrice`: alpha·((p/p′)^w − 1). 0 where it is there;
 * infinite for a target of 0.
 */
export function alphaToReachPrice(pool: Pool, targetPrice: number): number {
  checkPool("pool", pool);
  checkNumber("targetPrice", targetPrice, { min: 0 });
  const price = priceOf(pool);
  if (targetPrice >= price) return 0;
  return pool.alpha * Math.expm1(pool.quoteWeight * Math.log(price / targetPrice));
}

/** `alphaForTao` without the check. */
export function alphaPaidOut({ tao, alpha, quoteWeight }: Pool, taoIn: number): number {
  return alpha * partPaidOut(tao, taoIn, quoteWeight / (1 - quoteWeight));
}

/** `taoForAlpha` without the check. */
export function taoPaidOut({ tao, alpha, quoteWeight }: Pool, alphaIn: number): number {
  return tao * partPaidOut(alpha, alphaIn, (1 - quoteWeight) / quoteWeight);
}

/** 1 − (reserve/(reserve + delta))^exponent, without losing digits where `delta` is small. */
function partPaidOut(reserve: number, delta: number, exponent: number): number {
  if (delta === 0) return 0;
  if (reserve === 0) return 1;
  // At equal weights the plain fraction is exact to the last bit.
  if (exponent === 1) return delta / (reserve + delta);
  return -Math.expm1(-exponent * Math.log1p(delta / reserve));
}
