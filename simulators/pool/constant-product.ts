import { checkNumber } from "../check-argument.ts";
import { checkPool, DEFAULT_QUOTE_WEIGHT, type Pool, priceOf } from "./balancer.ts";
import type { Injection, InjectionResult } from "./injection.ts";

/**
 * HISTORY, February to mid-2025: a pool in which tao · alpha stays the same in a swap and tao/alpha is the price. It is
 * the weighted pool at equal weights, so every function for a `Pool` holds for it; only injections were different.
 *
 * @throws {RangeError} for negative and infinite reserves
 */
export function constantProductPool(tao: number, alpha: number): Pool {
  const pool = { tao, alpha, quoteWeight: DEFAULT_QUOTE_WEIGHT };
  checkPool("pool", pool);
  return pool;
}

/**
 * HISTORY: without weights that could move, an injection keeps the price only in the ratio of the price. The larger part
 * of what is offered that has this ratio goes in; the rest is left. Nothing goes into a pool without a price.
 *
 * Source: the dynamic TAO whitepaper (2025).
 */
export function injectAtPrice(pool: Pool, offered: Injection): InjectionResult & { readonly left: Injection } {
  checkPool("pool", pool);
  checkNumber("offered.tao", offered.tao, { min: 0 });
  checkNumber("offered.alpha", offered.alpha, { min: 0 });
  if (pool.quoteWeight !== DEFAULT_QUOTE_WEIGHT)
    throw new RangeError(`pool.quoteWeight: expected 0.5 in a constant product pool, got ${pool.quoteWeight}`);
  const price = priceOf(pool);
  const alpha = price > 0 ? Math.min(offered.alpha, offered.tao / price) : 0;
  const tao = Math.min(offered.tao, alpha * price);
  return {
    pool: { ...pool, tao: pool.tao + tao, alpha: pool.alpha + alpha },
    injected: { tao, alpha },
    left: { tao: offered.tao - tao, alpha: offered.alpha - alpha },
  };
}
