import { checkNumber } from "../check-argument.ts";
import { checkPool, DEFAULT_QUOTE_WEIGHT, isAllowedQuoteWeight, type Pool } from "./balancer.ts";

/** Amounts in the unit of the pool's reserves. */
export interface Injection {
  readonly tao: number;
  readonly alpha: number;
}

/** A pool after an injection, and how much of it went in. */
export interface InjectionResult {
  readonly pool: Pool;
  readonly injected: Injection;
}

/**
 * Adds emission to the reserves in any proportion. The weights move so that the price stays: the new weight of TAO is
 * tao′ / (p·alpha′ + tao′). An injection that would push a weight out of 0.01 to 0.99 does not take place at all.
 *
 * Follows `adjust_protocol_liquidity` in subtensor's `pallets/swap/src/pallet/impls.rs` and
 * `update_weights_for_added_liquidity` in `balancer.rs`; without reserves on one side the weights become equal.
 *
 * @throws {RangeError} for negative and infinite amounts
 */
export function inject(pool: Pool, injection: Injection): InjectionResult {
  checkPool("pool", pool);
  checkNumber("injection.tao", injection.tao, { min: 0 });
  checkNumber("injection.alpha", injection.alpha, { min: 0 });
  const tao = pool.tao + injection.tao;
  const alpha = pool.alpha + injection.alpha;

  // p·alpha′ and tao′, both multiplied by w·alpha: nothing is divided by a reserve of 0.
  const worthOfAlpha = (1 - pool.quoteWeight) * pool.tao * alpha;
  const worthOfTao = pool.quoteWeight * pool.alpha * tao;
  const worth = worthOfAlpha + worthOfTao;
  const quoteWeight = worth > 0 ? worthOfTao / worth : DEFAULT_QUOTE_WEIGHT;

  if (!isAllowedQuoteWeight(quoteWeight)) return { pool, injected: { tao: 0, alpha: 0 } };
  return { pool: { tao, alpha, quoteWeight }, injected: { tao: injection.tao, alpha: injection.alpha } };
}
