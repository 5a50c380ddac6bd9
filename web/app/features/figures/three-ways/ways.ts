import { shareDividends } from "../delegate-take/take.ts";
import { accountOf, PLAN } from "../miner-economics/account.ts";

export const WAYS = ["stake", "validate", "mine"] as const;
type Way = (typeof WAYS)[number];

export const MONTHS = 12;
const DAYS_PER_MONTH = 30;

/** Made-up numbers, in τ at a price that stays: what is tied up, what others stake with the validator, what a server costs a month. */
export const TIED: Record<Way, number> = { stake: 100, validate: 100, mine: 0 };
const STAKED_BY_OTHERS = 2_000;
const SERVER = 1.5;
/** Made up: what stake brings a month before anything is kept of it. */
const RATE = 0.006;
const TAKE = 0.18;

/** What has come in after some months, and what is gone for good. Stake is neither: it is tied up. */
export function waysAfter(months: number): Record<Way, { in: number; out: number }> {
  const days = months * DAYS_PER_MONTH;
  const ofOthers = shareDividends(STAKED_BY_OTHERS * RATE * months, TAKE).kept;
  const own = TIED.validate * RATE * months;
  return {
    stake: { in: TIED.stake * RATE * months * (1 - TAKE), out: 0 },
    validate: { in: own + ofOthers, out: SERVER * months },
    mine: { in: accountOf(PLAN).income * days, out: PLAN.place + PLAN.machine * days },
  };
}
