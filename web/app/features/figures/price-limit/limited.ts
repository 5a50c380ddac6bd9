import { DEFAULT_QUOTE_WEIGHT, type Pool, spotPrice } from "@learn-bittensor/simulators/pool/balancer";
import { DEFAULT_PRICE_TOLERANCE, estimateSwap, limitPriceFor } from "@learn-bittensor/simulators/pool/swap";

/** What a limit does to an order that reaches it, in the words of the tool. */
export const MODES = ["safe", "partial", "unsafe"] as const;
export type Mode = (typeof MODES)[number];

/** The pool of the text's example, at equal weights. */
export const POOL: Pool = { tao: 10_000, alpha: 500_000, quoteWeight: DEFAULT_QUOTE_WEIGHT };
/** The largest order that the picture has room for, in τ. */
export const LARGEST = 120;
export const TOLERANCE = DEFAULT_PRICE_TOLERANCE;
export const LIMIT = limitPriceFor("buy", spotPrice(POOL));

/** How far an order of so much τ raises the price, were there no limit; what of it is filled, and for how much α. With the fee. */
export function fillWithin(mode: Mode, order: number) {
  const limitPrice = mode === "unsafe" ? null : LIMIT;
  const filled = estimateSwap(POOL, { side: "buy", amountIn: order, limitPrice, allowPartial: mode === "partial" });
  return {
    rise: filled.priceIfFull / filled.priceBefore - 1,
    isBound: filled.limitBinds,
    paid: filled.amountInAfterFee + filled.fee,
    left: filled.amountLeft,
    received: filled.amountOut,
  };
}
