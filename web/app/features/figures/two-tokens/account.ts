import { alphaForTao, DEFAULT_QUOTE_WEIGHT, taoForAlpha } from "@learn-bittensor/simulators/pool/balancer";

/** What happens, one after the other. */
export const STEPS = ["create", "stake", "earn", "unstake"] as const;

/** Made-up numbers: a pool so small that an order is seen in it, somebody's TAO, and what comes new into the pool. */
const POOL = { tao: 400, alpha: 20_000 };
const NEW = { tao: 10, alpha: 500 };
const YOURS = { tao: 100, alpha: 0 };
/** Of alpha held: what rewards add to it. */
const REWARD = 0.05;

/** What you and the pool hold after a step, and what has just moved. No fee. */
export function accountAfter(step: number) {
  let [you, pool] = [{ ...YOURS }, { ...POOL }];
  let moved = { tao: 0, alpha: 0 };
  for (const name of STEPS.slice(0, step + 1)) {
    const reserves = { ...pool, quoteWeight: DEFAULT_QUOTE_WEIGHT };
    if (name === "create") moved = { ...NEW };
    if (name === "stake") moved = { tao: you.tao, alpha: -alphaForTao(reserves, you.tao) };
    if (name === "earn") moved = { tao: 0, alpha: you.alpha * REWARD };
    if (name === "unstake") moved = { tao: -taoForAlpha(reserves, you.alpha), alpha: you.alpha };
    // Rewards are new and reach you; everything else goes into the pool or comes out of it.
    if (name !== "earn") pool = { tao: pool.tao + moved.tao, alpha: pool.alpha + moved.alpha };
    if (name === "earn") you = { ...you, alpha: you.alpha + moved.alpha };
    else if (name !== "create") you = { tao: you.tao - moved.tao, alpha: you.alpha - moved.alpha };
  }
  return { you, pool, moved: { tao: Math.abs(moved.tao), alpha: Math.abs(moved.alpha) } };
}

/** The order of a step, or the next one after it, and the pool before it, as the lab has them by its codes. */
export function orderInLab(step: number) {
  const isSale = step >= STEPS.indexOf("earn");
  const { you, pool } = accountAfter(STEPS.indexOf(isSale ? "earn" : "create"));
  return { s: isSale ? "sell" : "buy", a: isSale ? you.alpha : you.tao, t: pool.tao, k: pool.alpha, f: 0 };
}
