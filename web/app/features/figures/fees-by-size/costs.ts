import { DEFAULT_QUOTE_WEIGHT, type Pool } from "@learn-bittensor/simulators/pool/balancer";
import { estimateSwap } from "@learn-bittensor/simulators/pool/swap";

/** The pool of the text's example, at equal weights. */
export const POOL: Pool = { tao: 10_000, alpha: 500_000, quoteWeight: DEFAULT_QUOTE_WEIGHT };
/** For a stake order, in τ: as measured in October 2026, near the upper end of the fact `transaction-fee`. */
const TRANSACTION_FEE = 0.001;

export const COSTS = ["transaction", "swap", "impact"] as const;
export type Cost = (typeof COSTS)[number];

/** What a stake order of so much τ costs, in τ: price impact is the worth of the alpha that is missing. */
export function costsOf(order: number) {
  const { fee, idealOut, amountOut, priceBefore } = estimateSwap(POOL, { side: "buy", amountIn: order });
  const costs = { transaction: TRANSACTION_FEE, swap: fee, impact: (idealOut - amountOut) * priceBefore };
  const total = costs.transaction + costs.swap + costs.impact;
  const largest = COSTS.reduce((most, cost) => (costs[cost] > costs[most] ? cost : most));
  return { ...costs, total, largest };
}
