import type { Fields, StateOf } from "../frame/fields.ts";
import type { Trade } from "./pool-trade.ts";

const LARGEST_RESERVE = 8_000_000;
const RESERVE = { kind: "number", min: 0, max: LARGEST_RESERVE, slider: { from: 1 } } as const;
const WEIGHT = { kind: "number", min: 0.01, max: 0.99, slider: { step: 0.01 } } as const;

export const poolFields = {
  side: { kind: "choice", code: "s", options: ["buy", "sell", "move"] },
  amount: { kind: "number", code: "a", min: 0, max: LARGEST_RESERVE, slider: { from: 0.1, to: 100_000 } },
  curve: { kind: "choice", code: "c", options: ["balancer", "constant", "superellipse"] },
  tao: { ...RESERVE, code: "t", unit: "tao" },
  alpha: { ...RESERVE, code: "k", unit: "alpha" },
  weight: { ...WEIGHT, code: "w" },
  protection: { kind: "choice", code: "p", options: ["none", "safe", "partial"] },
  tolerance: { kind: "number", code: "l", min: 0, max: 100, unit: "percent", slider: { step: 0.1, to: 20 } },
  fee: { kind: "number", code: "f", min: 0, max: 10_000, isWhole: true },
  injectTao: { kind: "number", code: "i", min: 0, max: 500_000, unit: "tao", slider: { from: 0.1, to: 10_000 } },
  injectAlpha: { kind: "number", code: "j", min: 0, max: 500_000, unit: "alpha", slider: { from: 0.1, to: 100_000 } },
  taoThere: { ...RESERVE, code: "u", unit: "tao" },
  alphaThere: { ...RESERVE, code: "v", unit: "alpha" },
  weightThere: { ...WEIGHT, code: "x" },
} as const satisfies Fields;

export type PoolState = StateOf<typeof poolFields>;

/** Trades of more and more, up to twice what is asked. Amounts in whole tokens. */
export interface PoolResult {
  readonly trade: Trade;
  /** The second half of a move. */
  readonly purchase: Trade | null;
  readonly injected: { readonly tao: number; readonly alpha: number; readonly weight: number | null };
  readonly amounts: number[];
  /** Null where a trade is not possible. */
  readonly received: (number | null)[];
  readonly ideal: number[];
  readonly priceAfter: (number | null)[];
  readonly priceThere: (number | null)[];
}
