import { subnetTerms } from "@learn-bittensor/simulators/emission/subnet-terms";
import { alphaForTao, DEFAULT_QUOTE_WEIGHT, type Pool, spotPrice } from "@learn-bittensor/simulators/pool/balancer";
import { inject } from "@learn-bittensor/simulators/pool/injection";

/** The pool of the text's example, at equal weights: 0.01 τ per α. */
export const POOL: Pool = { tao: 2_000, alpha: 200_000, quoteWeight: DEFAULT_QUOTE_WEIGHT };
/** What the subnet of the example receives in a day, in τ, and issues, in α. */
export const TAO_PER_DAY = 36;
export const ALPHA_PER_DAY = 7_200;
/** As far as the picture goes: a subnet that has issued little. */
export const HIGHEST = 0.7;

/** A day's TAO at a root proportion: what is laid into the pool beside alpha, and what buys. In one go, without a fee. */
export function enterPool(rootProportion: number) {
  const price = spotPrice(POOL);
  const terms = subnetTerms({ taoEmission: TAO_PER_DAY, price, rootProportion, alphaEmission: ALPHA_PER_DAY });
  const { pool } = inject(POOL, { tao: terms.taoIn, alpha: terms.alphaIn });
  const after = { ...pool, tao: pool.tao + terms.excessTao, alpha: pool.alpha - alphaForTao(pool, terms.excessTao) };
  return {
    taoIn: terms.taoIn,
    alphaIn: terms.alphaIn,
    buys: terms.excessTao,
    /** The alpha that could have gone in. */
    alphaAllowed: rootProportion * ALPHA_PER_DAY,
    rise: spotPrice(after) / price - 1,
  };
}
