import { DEFAULT_QUOTE_WEIGHT, type Pool, spotPrice, taoForAlpha } from "@learn-bittensor/simulators/pool/balancer";

/** The questions of the text, in its order: one claim for each. */
export const QUESTIONS = ["date", "source", "unit", "share", "stage"] as const;
export type Question = (typeof QUESTIONS)[number];

/** The pool and the stakers of the worked case. */
const POOL: Pool = { tao: 20_000, alpha: 1_000_000, quoteWeight: DEFAULT_QUOTE_WEIGHT };
const STAKED = 2_000_000;
const [AMOUNT, PRICE] = [1.6, 0.6];

/** What a claim counts, first, and what stands behind it, the answer last. */
export const BARS = {
  /** How long a new subnet is immune, in days: the code's start, and the fact `subnet-immunity`. */
  source: [
    { name: "code", value: 1_296_000 / 7200 },
    { name: "chain", value: 864_000 / 7200 },
  ],
  /** What became of a year: more alpha, a lower price, and both together. */
  unit: [
    { name: "amount", value: AMOUNT },
    { name: "price", value: PRICE },
    { name: "worth", value: AMOUNT * PRICE },
  ],
  /** One subnet's worth by three measures, in τ. */
  share: [
    { name: "all", value: spotPrice(POOL) * (POOL.alpha + STAKED) },
    { name: "staked", value: spotPrice(POOL) * STAKED },
    { name: "paid", value: taoForAlpha(POOL, STAKED) },
  ],
} as const;

/** What comes one after the other, each with its width; a claim is about one of it, and the last is what holds. */
export const ROWS = {
  /** The rules that divide TAO since November 2025, as long as each held up to 8 October 2026, in days. */
  date: { parts: [205, 26, 23, 11, 73], claimed: 0 },
  /** The six steps between an idea and its effect. */
  stage: { parts: [1, 1, 1, 1, 1, 1], claimed: 2 },
} as const;
