import { checkNumber } from "../check-argument.ts";
import {
  alphaPaidOut,
  alphaToReachPrice,
  checkPool,
  type Pool,
  priceOf,
  taoPaidOut,
  taoToReachPrice,
} from "./balancer.ts";

/** `buy`: TAO in, alpha out, as in staking. `sell`: alpha in, TAO out, as in unstaking. */
export type Side = "buy" | "sell";

export interface Order {
  readonly side: Side;
  /** With the fee, in the unit of the pool's reserves. */
  readonly amountIn: number;
  /** In 65535ths of the input, a whole number from 0 to 10000 (15.26 %). Default: 33, which is 0.05 %. */
  readonly feeRateU16?: number;
  /** TAO per alpha: a buy may raise the price up to it, a sell may lower it down to it. Null, the default: no limit. */
  readonly limitPrice?: number | null;
  /** At the limit, swap the part that still fits instead of nothing at all. Default: false. */
  readonly allowPartial?: boolean;
}

/**
 * Why a swap did not take place: `price-limit` where its price is beyond the limit, or a part of it would be and
 * partial swaps are not allowed; `nothing-out` where the pool is too small to pay anything for it.
 */
export type Refusal = "price-limit" | "nothing-out";

/** Amounts in the unit of the pool's reserves. */
export interface SwapResult {
  readonly refusal: Refusal | null;
  readonly limitBinds: boolean;
  /** What entered the pool; 0 where the swap was refused. */
  readonly amountInAfterFee: number;
  /** Goes to whoever authors the block, not into the pool. */
  readonly fee: number;
  /** What of the order was not needed, because the limit was reached. */
  readonly amountLeft: number;
  readonly amountOut: number;
  /** What would have been paid out at the price before. */
  readonly idealOut: number;
  readonly slippageAmount: number;
  /** 1 − out/ideal, from 0 to 1; 0 where nothing went in. */
  readonly slippageFraction: number;
  readonly priceBefore: number;
  readonly priceAfter: number;
  /** The price after the whole order, had there been no limit. */
  readonly priceIfFull: number;
  /** After the swap. */
  readonly pool: Pool;
}

/** 33/65535, about 0.05 %. */
export const DEFAULT_FEE_RATE_U16 = 33;

/** 10000/65535, about 15.26 %. */
export const HIGHEST_FEE_RATE_U16 = 10_000;

/** A pool whose reserve of the token to be paid out is below this is refused: 0.001 TAO or alpha. */
export const MINIMUM_RESERVE_IN_RAO = 1_000_000;

/** The price tolerance of btcli where none is given: 0.5 %. */
export const DEFAULT_PRICE_TOLERANCE = 0.005;

const LARGEST_INPUT_IN_RESERVES = 1000;
const FEE_SCALE = 65_535;

/**
 * A swap as the chain executes it: reserves and amounts are whole numbers of RAO, every payout is rounded down.
 *
 * With a limit: if the price after the whole order is within it, the order is executed in full. Otherwise exactly so
 * much goes in that the price reaches the limit, the fee is that amount · rate / (65535 − rate), and the rest stays with
 * the sender; or nothing happens, where partial swaps are not allowed.
 *
 * Follows `do_swap` in subtensor's `pallets/swap/src/pallet/impls.rs` and `swap_step.rs`. Exact up to 2⁵³ RAO, about
 * 9 million TAO; double precision may cost the last RAO of payouts above a million TAO.
 *
 * @throws {TypeError} for what is no number
 * @throws {RangeError} for amounts that are not whole, negative or infinite, for more than 1000 times the reserve of the
 *   token paid in, for a reserve of the token paid out below `MINIMUM_RESERVE_IN_RAO` and for a fee rate above 10000
 */
export function swap(pool: Pool, order: Order): SwapResult {
  checkNumber("pool.tao", pool.tao, { min: 0, isWhole: true });
  checkNumber("pool.alpha", pool.alpha, { min: 0, isWhole: true });
  checkNumber("amountIn", order.amountIn, { min: 0, isWhole: true });
  const [token, reserveOut] = order.side === "buy" ? ["alpha", pool.alpha] : ["tao", pool.tao];
  if (reserveOut < MINIMUM_RESERVE_IN_RAO)
    throw new RangeError(`pool.${token}: expected ${MINIMUM_RESERVE_IN_RAO} RAO or more, got ${reserveOut}`);
  return execute(pool, order, Math.floor);
}

/** `swap` without any rounding and for reserves of any size, for amounts in whole tokens. */
export function estimateSwap(pool: Pool, order: Order): SwapResult {
  return execute(pool, order, (amount) => amount);
}

/**
 * The limit price that btcli sets for a tolerance (from 0 to 1): price·(1 + tolerance) for a buy, price·(1 − tolerance)
 * for a sell.
 */
export function limitPriceFor(side: Side, price: number, tolerance = DEFAULT_PRICE_TOLERANCE): number {
  checkNumber("price", price, { min: 0 });
  checkNumber("tolerance", tolerance, { min: 0, max: 1 });
  return side === "buy" ? price * (1 + tolerance) : price * (1 - tolerance);
}

/** `amount · rate / 65535`, rounded down by `round`, without a product that loses digits. */
export function feeOf(amount: number, feeRateU16: number, round: (amount: number) => number = Math.floor): number {
  const whole = Math.floor(amount / FEE_SCALE);
  return whole * feeRateU16 + round(((amount - whole * FEE_SCALE) * feeRateU16) / FEE_SCALE);
}

/** What changes hands. */
interface Trade {
  readonly amountInAfterFee: number;
  readonly fee: number;
  readonly amountOut: number;
}

const NOTHING: Trade = { amountInAfterFee: 0, fee: 0, amountOut: 0 };

function execute(pool: Pool, order: Order, round: (amount: number) => number): SwapResult {
  const { side, amountIn, feeRateU16 = DEFAULT_FEE_RATE_U16, limitPrice = null, allowPartial = false } = order;
  checkOrder(pool, order);
  const tradeOf = (amountInAfterFee: number, fee: number): Trade => {
    const out = side === "buy" ? alphaPaidOut(pool, amountInAfterFee) : taoPaidOut(pool, amountInAfterFee);
    return { amountInAfterFee, fee, amountOut: round(out) };
  };

  const fee = feeOf(amountIn, feeRateU16, round);
  checkInputSize(pool, side, amountIn - fee);
  const full = tradeOf(amountIn - fee, fee);
  const priceIfFull = priceOf(poolAfter(pool, side, full));
  const limitBinds = isBeyond(side, priceIfFull, limitPrice);
  const report = (trade: Trade, refusal: Refusal | null) =>
    describeSwap(pool, order, trade, { refusal, limitBinds, priceIfFull });

  let trade = full;
  if (limitBinds && limitPrice !== null) {
    if (!allowPartial || isBeyond(side, priceOf(pool), limitPrice)) return report(NOTHING, "price-limit");
    const toLimit = side === "buy" ? taoToReachPrice(pool, limitPrice) : alphaToReachPrice(pool, limitPrice);
    const executedIn = Math.min(full.amountInAfterFee, round(toLimit));
    trade = tradeOf(executedIn, Math.min(fee, round((executedIn * feeRateU16) / (FEE_SCALE - feeRateU16))));
  }
  return trade.amountInAfterFee > 0 && trade.amountOut === 0 ? report(NOTHING, "nothing-out") : report(trade, null);
}

function checkOrder(pool: Pool, { side, amountIn, feeRateU16 = 0, limitPrice = null }: Order): void {
  checkPool("pool", pool);
  if (side !== "buy" && side !== "sell") throw new RangeError(`side: expected buy or sell, got ${String(side)}`);
  checkNumber("amountIn", amountIn, { min: 0 });
  checkNumber("feeRateU16", feeRateU16, { min: 0, max: HIGHEST_FEE_RATE_U16, isWhole: true });
  if (limitPrice !== null) checkNumber("limitPrice", limitPrice, { min: 0 });
}

function checkInputSize(pool: Pool, side: Side, amountInAfterFee: number): void {
  const [token, reserve] = side === "buy" ? ["TAO", pool.tao] : ["alpha", pool.alpha];
  if (amountInAfterFee > LARGEST_INPUT_IN_RESERVES * reserve) {
    throw new RangeError(
      `amountIn: expected at most 1000 times the reserve of ${reserve} ${token}, got ${amountInAfterFee} after the fee`,
    );
  }
}

function isBeyond(side: Side, price: number, limitPrice: number | null): boolean {
  if (limitPrice === null) return false;
  return side === "buy" ? price > limitPrice : price < limitPrice;
}

function poolAfter(pool: Pool, side: Side, { amountInAfterFee, amountOut }: Trade): Pool {
  return side === "buy"
    ? { ...pool, tao: pool.tao + amountInAfterFee, alpha: pool.alpha - amountOut }
    : { ...pool, tao: pool.tao - amountOut, alpha: pool.alpha + amountInAfterFee };
}

function describeSwap(
  pool: Pool,
  { side, amountIn }: Order,
  trade: Trade,
  circumstances: Pick<SwapResult, "refusal" | "limitBinds" | "priceIfFull">,
): SwapResult {
  const priceBefore = priceOf(pool);
  const after = poolAfter(pool, side, trade);
  const { amountInAfterFee, fee, amountOut } = trade;
  const hasTraded = amountInAfterFee > 0;
  const idealOut = side === "sell" ? amountInAfterFee * priceBefore : hasTraded ? amountInAfterFee / priceBefore : 0;
  return {
    ...circumstances,
    ...trade,
    amountLeft: amountIn - amountInAfterFee - fee,
    idealOut,
    slippageAmount: idealOut - amountOut,
    slippageFraction: hasTraded ? 1 - amountOut / idealOut : 0,
    priceBefore,
    priceAfter: priceOf(after),
    pool: after,
  };
}
