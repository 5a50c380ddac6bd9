import {
  alphaForTao,
  alphaNeededForTao,
  alphaToReachPrice,
  DEFAULT_QUOTE_WEIGHT,
  isAllowedQuoteWeight,
  type Pool,
  priceOf,
  reserveRatioPower,
  spotPrice,
  taoForAlpha,
  taoToReachPrice,
} from "../../pool/balancer.ts";
import { inject } from "../../pool/injection.ts";
import { multiplyRounded } from "../../pool/multiply-rounded.ts";
import {
  buyOnSuperellipse,
  calibrateSuperellipse,
  injectIntoSuperellipse,
  largestBuyInRao,
  largestSaleInRao,
  sellOnSuperellipse,
  superellipsePrice,
} from "../../pool/superellipse.ts";
import { DEFAULT_FEE_RATE_U16, estimateSwap, type Side, swap } from "../../pool/swap.ts";
import type { Kinds } from "../kind.ts";
import { booleanIn, type Fields, fieldsIn, numberIn, numbersIn, optionalIn, textIn, wholeIn } from "../read-input.ts";
import { runMoveStake } from "./move-stake.ts";
import { readPool } from "./read-pool.ts";

/** The kinds of `swap.json`. */
export const swapKinds: Kinds = {
  reserve_ratio_power: (input) => ({
    value: reserveRatioPower(numberIn(input, "reserve"), numberIn(input, "delta"), readExponent(input)),
  }),
  price: (input) => ({ price: spotPrice(readPool(input)) }),
  tao_to_reach_price: (input) => ({
    tao_in: Math.floor(taoToReachPrice(readPricedPool(input), numberIn(input, "target_price"))),
  }),
  alpha_to_reach_price: (input) => ({
    alpha_in: Math.floor(alphaToReachPrice(readPricedPool(input), numberIn(input, "target_price"))),
  }),
  alpha_needed_for_tao: (input) => ({
    alpha_in: Math.floor(alphaNeededForTao(readPool(input), numberIn(input, ["tao_out", "tao_out_rao"]))),
  }),
  mul_round_nearest: (input) => ({ result: multiplyRounded(numberIn(input, "p"), wholeIn(input, "value")) }),
  swap: (input) => describeSwap(input, false),
  convert_deltas: (input) => ({
    sell_alpha_gives_tao: Math.floor(taoForAlpha(readPool(input), numberIn(input, "delta_in"))),
    buy_with_tao_gives_alpha: Math.floor(alphaForTao(readPool(input), numberIn(input, "delta_in"))),
  }),
  protocol_injection: runInjection,
  swap_with_limit: (input) => describeSwap(input, true),
  move_stake: runMoveStake,
  swap_reject: () => ({ max_multiple: largestAcceptedMultiple() }),
  weight_bounds: (input) => ({ accepted: numbersIn(input, "w_quote").map(isAllowedQuoteWeight) }),
  superellipse_swap: runEllipseSwap,
  superellipse_limits: runEllipseLimits,
  superellipse_injection: runEllipseInjection,
};

/** A pool of which one reserve and the price are known. */
function readPricedPool(input: Fields): Pool {
  const quoteWeight = numberIn(input, "w_quote", DEFAULT_QUOTE_WEIGHT);
  const price = numberIn(input, "price");
  const weighted = (1 - quoteWeight) / quoteWeight / price;
  const tao = optionalIn(input, "tao_reserve", numberIn) ?? numberIn(input, "alpha_reserve") / weighted;
  return { tao, alpha: optionalIn(input, "alpha_reserve", numberIn) ?? tao * weighted, quoteWeight };
}

function readExponent(input: Fields): number {
  const quoteWeight = numberIn(input, "w_quote", DEFAULT_QUOTE_WEIGHT);
  const exponent = textIn(input, "exponent");
  if (exponent === "w_base/w_quote") return (1 - quoteWeight) / quoteWeight;
  if (exponent === "w_quote/w_base") return quoteWeight / (1 - quoteWeight);
  throw new RangeError(`exponent: expected w_base/w_quote or w_quote/w_base, got ${exponent}`);
}

function readSide(input: Fields): Side {
  const side = textIn(input, "side");
  if (side === "buy" || side === "sell") return side;
  throw new RangeError(`side: expected buy or sell, got ${side}`);
}

/** Amounts in RAO are swapped as the chain does, amounts in whole tokens without rounding. */
function describeSwap(input: Fields, isLimited: boolean): Fields {
  const run = input.amount_in_rao === undefined ? estimateSwap : swap;
  const result = run(readPool(input), {
    side: readSide(input),
    amountIn: numberIn(input, ["amount_in_rao", "amount_in"]),
    feeRateU16: numberIn(input, "fee_rate_u16", DEFAULT_FEE_RATE_U16),
    limitPrice: isLimited ? numberIn(input, "limit_price") : null,
    allowPartial: booleanIn(input, "allow_partial", true),
  });
  return {
    fee: result.fee,
    fee_rao: result.fee,
    amount_in_after_fee: result.amountInAfterFee,
    executed_in_rao: result.amountInAfterFee,
    executed_in: result.amountInAfterFee,
    amount_out: result.amountOut,
    amount_out_rao: result.amountOut,
    ideal_out: result.idealOut,
    slippage_amount: result.slippageAmount,
    slippage_fraction: result.slippageFraction,
    price_before: result.priceBefore,
    price_after: result.priceAfter,
    price_if_full: result.priceIfFull,
    limit_binds: result.limitBinds,
    refused: result.refusal !== null,
    rejected: result.refusal !== null,
    result: result.refusal === null ? "executed" : "rejected",
    tao_reserve_after: result.pool.tao,
    alpha_reserve_after: result.pool.alpha,
  };
}

function runInjection(input: Fields): Fields {
  const pool = readPool(input);
  const offered = { tao: numberIn(input, "tao_delta"), alpha: numberIn(input, "alpha_delta") };
  const { pool: after, injected } = inject(pool, offered);
  return {
    w_quote_after: after.quoteWeight,
    price_before: priceOf(pool),
    price_after: priceOf(after),
    tao_reserve_after: after.tao,
    alpha_reserve_after: after.alpha,
    tao_injected: injected.tao,
    alpha_injected: injected.alpha,
    injected: injected.tao > 0 || injected.alpha > 0,
  };
}

/** How many times the reserve of the token paid in a swap takes, found by asking. */
function largestAcceptedMultiple(): number {
  const reserve = 1_000_000_000;
  const pool = { tao: reserve, alpha: reserve, quoteWeight: DEFAULT_QUOTE_WEIGHT };
  const isAccepted = (amountIn: number) => {
    try {
      return swap(pool, { side: "sell", amountIn, feeRateU16: 0 }).refusal === null;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  };
  let multiple = 1;
  while (isAccepted((multiple + 1) * reserve)) multiple += 1;
  return isAccepted(multiple * reserve + 1) ? Number.NaN : multiple;
}

function runEllipseSwap(input: Fields): Fields {
  const pool = {
    ...calibrateSuperellipse(readPool(fieldsIn(input, "calibration"))),
    alphaInRao: wholeIn(input, "alpha_reserve"),
    taoInRao: wholeIn(input, "tao_reserve"),
  };
  const run = readSide(input) === "buy" ? buyOnSuperellipse : sellOnSuperellipse;
  const { amountOutInRao, pool: after } = run(pool, wholeIn(input, "amount_in_after_fee"));
  return {
    amount_out: amountOutInRao,
    price_before: superellipsePrice(pool),
    price_after: superellipsePrice(after),
    tao_reserve_after: after.taoInRao,
    alpha_reserve_after: after.alphaInRao,
  };
}

/** Beside the largest inputs, `buy_of_1000` and `sell_of_1000` ask whether a swap of that size takes place. */
function runEllipseLimits(input: Fields, expected: Fields): Fields {
  const pool = calibrateSuperellipse(readPool(fieldsIn(input, "calibration")));
  const largest: Readonly<Record<string, bigint>> = { buy: largestBuyInRao(pool), sell: largestSaleInRao(pool) };
  const asked = Object.keys(expected).flatMap((key) => {
    const [, side = "", amount = ""] = /^(buy|sell)_of_(\d+)$/.exec(key) ?? [];
    return amount === "" ? [] : [[key, BigInt(amount) <= (largest[side] ?? 0n) ? "accepted" : "rejected"]];
  });
  return { ...Object.fromEntries(asked), max_buy_input: largest.buy, max_sell_input: largest.sell };
}

function runEllipseInjection(input: Fields): Fields {
  const pool = calibrateSuperellipse(readPool(fieldsIn(input, "calibration")));
  const after = injectIntoSuperellipse(pool, {
    taoInRao: wholeIn(input, "tao_delta"),
    alphaInRao: wholeIn(input, "alpha_delta"),
  });
  const [run, amount] =
    input.then_sell === undefined
      ? [buyOnSuperellipse, wholeIn(input, "then_buy")]
      : [sellOnSuperellipse, wholeIn(input, "then_sell")];
  return {
    price_before: superellipsePrice(pool),
    price_after_injection: superellipsePrice(after),
    amount_out_before: run(pool, amount).amountOutInRao,
    amount_out_after_injection: run(after, amount).amountOutInRao,
  };
}
