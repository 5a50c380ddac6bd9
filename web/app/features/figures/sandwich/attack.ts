import {
  alphaForTao,
  DEFAULT_QUOTE_WEIGHT,
  type Pool,
  spotPrice,
  taoForAlpha,
  taoToReachPrice,
} from "@learn-bittensor/simulators/pool/balancer";
import { limitPriceFor } from "@learn-bittensor/simulators/pool/swap";

/** How the order is protected. */
export const PROTECTIONS = ["none", "limit", "shield"] as const;
export type Protection = (typeof PROTECTIONS)[number];
export const STEPS = ["seen", "ahead", "order", "back"] as const;

/** The pool of the text's example, at equal weights, without fees. */
const POOL: Pool = { tao: 10_000, alpha: 500_000, quoteWeight: DEFAULT_QUOTE_WEIGHT };
/** The order and what the attacker buys for ahead of it where nothing stops it, in τ: as in the text. */
export const ORDER = 500;
const AHEAD = 200;
/** Little more than the 10.25 % by which the order itself raises the price. */
export const TOLERANCE = 0.105;

/** The most that can go ahead of the order without making it fail, in τ. */
function roomAhead(protection: Protection): number {
  if (protection === "none") return AHEAD;
  if (protection === "shield") return 0;
  return taoToReachPrice(POOL, limitPriceFor("buy", spotPrice(POOL), TOLERANCE)) - ORDER;
}

/** A sandwich: what the attacker pays and gets, what the order gets, and the price after each step, above the first one. */
export function attack(protection: Protection) {
  const ahead = roomAhead(protection);
  const bought = alphaForTao(POOL, ahead);
  const before: Pool = { ...POOL, tao: POOL.tao + ahead, alpha: POOL.alpha - bought };
  const received = alphaForTao(before, ORDER);
  const after: Pool = { ...before, tao: before.tao + ORDER, alpha: before.alpha - received };
  const back = taoForAlpha(after, bought);
  const end: Pool = { ...after, tao: after.tao - back, alpha: after.alpha + bought };
  const undisturbed = alphaForTao(POOL, ORDER);
  return {
    ahead,
    back,
    gain: back - ahead,
    received,
    undisturbed,
    lost: 1 - received / undisturbed,
    rises: [POOL, before, after, end].map((pool) => spotPrice(pool) / spotPrice(POOL) - 1),
  };
}
