import type { Lab } from "../frame/lab-definition.ts";
import { type PoolResult, type PoolState, poolFields } from "./pool-fields.ts";
import { tellPool } from "./pool-outcome.ts";
import {
  type CurvePool,
  largestInput,
  poolOn,
  priceOn,
  type TradeTerms,
  tradeOn,
  withInjection,
} from "./pool-trade.ts";

const SMALLEST_RESERVE = 0.001;
const POINTS = 60;
/** Up to here RAO are exact in double precision. */
const LARGEST_EXACT = 9_000_000;

/** A pool as the documentation shows subnet 14's. */
const SUBNET_14 = { tao: 20_358.83590694, alpha: 852_213.419039698 };

const initial: PoolState = {
  side: "buy",
  amount: 100,
  curve: "balancer",
  ...SUBNET_14,
  weight: 0.5,
  protection: "none",
  tolerance: 0.5,
  fee: 33,
  injectTao: 0,
  injectAlpha: 0,
  taoThere: 10,
  alphaThere: 100,
  weightThere: 0.5,
};

/** Staking and unstaking: what a subnet's pool pays for TAO and for alpha. */
export const poolLab: Lab<PoolState, PoolResult, "lab.pool"> = {
  name: "pool",
  namespace: "lab.pool",
  fields: poolFields,
  initial,
  hints: ["curve", "weight", "tolerance", "fee", "injectTao"],
  main: ["amount", "side", "tao"],
  groups: [
    { name: "trade", fields: ["side", "amount"] },
    { name: "pool", fields: ["curve", "tao", "alpha"] },
    { name: "weights", fields: ["weight"] },
    { name: "there", fields: ["taoThere", "alphaThere", "weightThere"] },
    { name: "protection", fields: ["protection", "tolerance"] },
    { name: "more", fields: ["fee", "injectTao", "injectAlpha"] },
  ],
  shownIf: {
    weight: ({ curve }) => curve !== "constant",
    taoThere: isMove,
    alphaThere: isMove,
    weightThere: (state) => isMove(state) && state.curve !== "constant",
    protection: canBeProtected,
    tolerance: (state) => canBeProtected(state) && state.protection !== "none",
  },
  presets: [
    { name: "subnet14", state: {} },
    { name: "shallow", state: { tao: 10, alpha: 100, amount: 5, fee: 0 } },
    { name: "safe", state: { amount: 1000, protection: "safe" } },
    { name: "history", state: { curve: "constant", amount: 1000 } },
    { name: "proposal", state: { curve: "superellipse", amount: 10_000 } },
  ],
  tour: [
    { state: { amount: 1 } },
    { state: { amount: 2000 } },
    { state: { amount: 2000, protection: "partial", tolerance: 2 }, chart: "price" },
    { state: { amount: 2000, weight: 0.3 }, chart: "price" },
    { state: { amount: 2000, injectTao: 5000 }, chart: "price" },
    { state: { side: "move", amount: 1000, taoThere: 5000, alphaThere: 400_000 } },
  ],
  prediction: { optionCount: 3, right: 1, state: { tao: 100, alpha: 5000, amount: 100, fee: 0 } },
  problemOf(state) {
    const { side, amount } = state;
    const pools = side === "move" ? [state, thereOf(state)] : [state];
    if (pools.some(({ tao, alpha }) => tao === 0 || alpha === 0)) return "emptyPool";
    if (pools.some(({ tao, alpha }) => tao < SMALLEST_RESERVE || alpha < SMALLEST_RESERVE)) return "tinyPool";
    const { on } = originOf(state);
    const most = largestInput(on, side === "buy" ? "buy" : "sell");
    if (amount > most) return state.curve === "superellipse" ? "beyondEllipse" : "tooLarge";
    if (side !== "move") return null;
    const sale = tradeOn(on, "sell", amount, termsOf(state));
    if (sale.out <= largestInput(poolOn(state.curve, thereOf(state)), "buy")) return null;
    return state.curve === "superellipse" ? "beyondEllipse" : "tooLarge";
  },
  isLong: () => false,
  *simulate(state) {
    const { on, injected } = originOf(state);
    const there = state.side === "move" ? poolOn(state.curve, thereOf(state)) : null;
    const trade = tradeOf(on, there, state, state.amount);
    const reach = state.amount > 0 ? 2 * state.amount : (state.side === "buy" ? state.tao : state.alpha) / 50;
    const amounts = Array.from({ length: POINTS + 1 }, (_, index) => (reach * index) / POINTS);
    const trades = amounts.map((amount) =>
      isPossible(on, there, state, amount) ? tradeOf(on, there, state, amount) : null,
    );
    yield 1;
    return {
      ...trade,
      injected: { ...injected, weight: on.curve === "superellipse" ? null : on.pool.quoteWeight },
      amounts,
      received: trades.map((made) => made && (made.purchase ?? made.trade).out),
      ideal: amounts.map((amount) => idealOf(on, there, state, amount)),
      priceAfter: trades.map((made) => made?.trade.priceAfter ?? null),
      priceThere: trades.map((made) => made?.purchase?.priceAfter ?? null),
    };
  },
  show: tellPool,
};

function isMove({ side }: PoolState): boolean {
  return side === "move";
}

function canBeProtected({ curve, side }: PoolState): boolean {
  return curve !== "superellipse" && side !== "move";
}

function originOf(state: PoolState): { on: CurvePool; injected: { tao: number; alpha: number } } {
  const { on, tao, alpha } = withInjection(poolOn(state.curve, state), state.injectTao, state.injectAlpha);
  return { on, injected: { tao, alpha } };
}

function thereOf({ taoThere, alphaThere, weightThere }: PoolState) {
  return { tao: taoThere, alpha: alphaThere, weight: weightThere };
}

function termsOf({ side, fee, protection, tolerance }: PoolState): TradeTerms {
  const isProtected = side !== "move" && protection !== "none";
  return {
    feeRateU16: fee,
    tolerance: isProtected ? tolerance / 100 : null,
    allowPartial: protection === "partial",
  };
}

/** What is sold here buys there, where no fee is taken any more. */
function tradeOf(on: CurvePool, there: CurvePool | null, state: PoolState, amount: number) {
  const trade = tradeOn(on, state.side === "buy" ? "buy" : "sell", amount, termsOf(state));
  return { trade, purchase: there && tradeOn(there, "buy", trade.out, { ...termsOf(state), feeRateU16: 0 }) };
}

function isPossible(on: CurvePool, there: CurvePool | null, state: PoolState, amount: number): boolean {
  if (amount > LARGEST_EXACT || amount > largestInput(on, state.side === "buy" ? "buy" : "sell")) return false;
  if (!there) return true;
  return tradeOn(on, "sell", amount, termsOf(state)).out <= largestInput(there, "buy");
}

/** What the amount would bring at the prices before, without any fee. */
function idealOf(on: CurvePool, there: CurvePool | null, { side }: PoolState, amount: number): number {
  const price = priceOn(on);
  if (side === "buy") return amount / price;
  return there ? (amount * price) / priceOn(there) : amount * price;
}
