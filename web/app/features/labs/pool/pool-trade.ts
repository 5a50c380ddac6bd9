import type { Pool } from "@learn-bittensor/simulators/pool/balancer";
import { spotPrice } from "@learn-bittensor/simulators/pool/balancer";
import { constantProductPool, injectAtPrice } from "@learn-bittensor/simulators/pool/constant-product";
import { inject } from "@learn-bittensor/simulators/pool/injection";
import {
  buyOnSuperellipse,
  calibrateSuperellipse,
  injectIntoSuperellipse,
  largestBuyInRao,
  largestSaleInRao,
  type SuperellipsePool,
  sellOnSuperellipse,
  superellipsePrice,
} from "@learn-bittensor/simulators/pool/superellipse";
import { feeOf, limitPriceFor, type Refusal, type Side, swap } from "@learn-bittensor/simulators/pool/swap";

const RAO = 1_000_000_000;

export type Curve = "balancer" | "constant" | "superellipse";

/** A pool as the visitor set it, in whole tokens. */
export interface PoolSetting {
  readonly tao: number;
  readonly alpha: number;
  readonly weight: number;
}

/** A pool on one of the curves, in RAO. */
export type CurvePool =
  | { readonly curve: "balancer" | "constant"; readonly pool: Pool }
  | { readonly curve: "superellipse"; readonly pool: SuperellipsePool };

export interface TradeTerms {
  readonly feeRateU16: number;
  /** Null: no limit. */
  readonly tolerance: number | null;
  readonly allowPartial: boolean;
}

/** In whole tokens; prices in TAO per alpha. */
export interface Trade {
  readonly refusal: Refusal | null;
  readonly spent: number;
  readonly fee: number;
  readonly left: number;
  readonly out: number;
  readonly ideal: number;
  readonly slippage: number;
  readonly priceBefore: number;
  readonly priceAfter: number;
  readonly limit: number | null;
}

function toRao(amount: number): number {
  return Math.round(amount * RAO);
}

/** The pool on its curve, in whole RAO. The constant product of 2025 knew no weights but equal ones. */
export function poolOn(curve: Curve, { tao, alpha, weight }: PoolSetting): CurvePool {
  if (curve === "constant") return { curve, pool: constantProductPool(toRao(tao), toRao(alpha)) };
  const pool = { tao: toRao(tao), alpha: toRao(alpha), quoteWeight: weight };
  return curve === "balancer" ? { curve, pool } : { curve, pool: calibrateSuperellipse(pool) };
}

/** Emission enters: beside the new pool, what of it went in, in whole tokens. */
export function withInjection(
  on: CurvePool,
  tao: number,
  alpha: number,
): { on: CurvePool; tao: number; alpha: number } {
  const injection = { tao: toRao(tao), alpha: toRao(alpha) };
  if (on.curve === "superellipse") {
    const amounts = { taoInRao: BigInt(injection.tao), alphaInRao: BigInt(injection.alpha) };
    return { on: { curve: on.curve, pool: injectIntoSuperellipse(on.pool, amounts) }, tao, alpha };
  }
  const { pool, injected } = (on.curve === "constant" ? injectAtPrice : inject)(on.pool, injection);
  const whole = { ...pool, tao: Math.round(pool.tao), alpha: Math.round(pool.alpha) };
  return { on: { curve: on.curve, pool: whole }, tao: injected.tao / RAO, alpha: injected.alpha / RAO };
}

export function priceOn(on: CurvePool): number {
  return on.curve === "superellipse" ? superellipsePrice(on.pool) : spotPrice(on.pool);
}

/** The most that a pool takes in a trade, in whole tokens: 1000 times its reserve, or what its ellipse has room for. */
export function largestInput(on: CurvePool, side: Side): number {
  if (on.curve !== "superellipse") return (1000 * (side === "buy" ? on.pool.tao : on.pool.alpha)) / RAO;
  return Number(side === "buy" ? largestBuyInRao(on.pool) : largestSaleInRao(on.pool)) / RAO;
}

/** A trade of `amount` whole tokens, computed in RAO as the chain does. */
export function tradeOn(on: CurvePool, side: Side, amount: number, terms: TradeTerms): Trade {
  return on.curve === "superellipse"
    ? tradeOnEllipse(on.pool, side, amount, terms)
    : tradeInPool(on.pool, side, amount, terms);
}

function tradeInPool(
  pool: Pool,
  side: Side,
  amount: number,
  { feeRateU16, tolerance, allowPartial }: TradeTerms,
): Trade {
  const limit = tolerance === null ? null : limitPriceFor(side, spotPrice(pool), tolerance);
  const done = swap(pool, { side, amountIn: toRao(amount), feeRateU16, limitPrice: limit, allowPartial });
  return {
    refusal: done.refusal,
    spent: done.amountInAfterFee / RAO,
    fee: done.fee / RAO,
    left: done.amountLeft / RAO,
    out: done.amountOut / RAO,
    ideal: done.idealOut / RAO,
    slippage: Math.max(0, done.slippageFraction),
    priceBefore: done.priceBefore,
    priceAfter: done.priceAfter,
    limit,
  };
}

/**
 * The proposal knows no limit yet: what the ellipse has room for is its limit. What brings less than a RAO is refused, as in
 * the pools that are in operation.
 */
function tradeOnEllipse(pool: SuperellipsePool, side: Side, amount: number, { feeRateU16 }: TradeTerms): Trade {
  const fee = feeOf(toRao(amount), feeRateU16);
  const spent = toRao(amount) - fee;
  const done = (side === "buy" ? buyOnSuperellipse : sellOnSuperellipse)(pool, BigInt(spent));
  const priceBefore = superellipsePrice(pool);
  if (spent > 0 && done.amountOutInRao === 0n) return nothingOut(amount, priceBefore);
  const out = Number(done.amountOutInRao) / RAO;
  const ideal = (side === "buy" ? spent / priceBefore : spent * priceBefore) / RAO;
  return {
    refusal: null,
    spent: spent / RAO,
    fee: fee / RAO,
    left: 0,
    out,
    ideal,
    slippage: ideal > 0 ? Math.max(0, 1 - out / ideal) : 0,
    priceBefore,
    priceAfter: superellipsePrice(done.pool),
    limit: null,
  };
}

function nothingOut(amount: number, price: number): Trade {
  const nothing = { spent: 0, fee: 0, out: 0, ideal: 0, slippage: 0, limit: null };
  return { ...nothing, refusal: "nothing-out", left: amount, priceBefore: price, priceAfter: price };
}
