import {
  alphaForTao,
  alphaNeededForTao,
  DEFAULT_QUOTE_WEIGHT,
  type Pool,
  spotPrice,
} from "@learn-bittensor/simulators/pool/balancer";

/** The round pool of the guide, at equal weights. No fee. */
const POOL: Pool = { tao: 10_000, alpha: 500_000, quoteWeight: DEFAULT_QUOTE_WEIGHT };
/** The order of the guide, in τ. */
export const ORDER = 100;
/** The most that others buy or sell for in the picture, in τ. */
export const MOST = 200;

/** An order that was previewed, after others have bought for so much τ, or sold for it where it is negative. */
export function orderAfter(others: number) {
  const alphaOut = others < 0 ? -alphaNeededForTao(POOL, -others) : alphaForTao(POOL, others);
  const found: Pool = { ...POOL, tao: POOL.tao + others, alpha: POOL.alpha - alphaOut };
  const received = alphaForTao(found, ORDER);
  const left: Pool = { ...found, tao: found.tao + ORDER, alpha: found.alpha - received };
  const shown = spotPrice(POOL);
  const preview = alphaForTao(POOL, ORDER);
  return {
    pool: found,
    preview,
    received,
    /** The part of what the price shown promised that the order itself costs. */
    impact: 1 - preview / (ORDER / shown),
    /** The part of the preview that others cost; below 0 where they bring something. */
    slippage: 1 - received / preview,
    /** How far the price lies above the one shown when the order comes, and after it. */
    found: spotPrice(found) / shown - 1,
    left: spotPrice(left) / shown - 1,
  };
}
