import { alphaForTao, DEFAULT_QUOTE_WEIGHT, type Pool, spotPrice } from "@learn-bittensor/simulators/pool/balancer";

/** The pool of the text's example, at equal weights. */
export const POOL: Pool = { tao: 2_000, alpha: 100_000, quoteWeight: DEFAULT_QUOTE_WEIGHT };

/** The largest order that the picture has room for, in τ: as much as the pool holds. */
export const LARGEST = POOL.tao;

/** What an order of so much τ receives, in α, what the price shown promised, and the part of it that is missing. No fee. */
export function fillOrder(order: number) {
  const received = alphaForTao(POOL, order);
  const promised = order / spotPrice(POOL);
  return { received, promised, missing: order === 0 ? 0 : 1 - received / promised };
}
