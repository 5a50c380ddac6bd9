import type { EmissionRule } from "@learn-bittensor/simulators/emission/eras";
import type { Fields, StateOf } from "../frame/fields.ts";

export const emissionFields = {
  rule: { kind: "choice", code: "r", options: ["gate", "price-and-burn", "net-flow", "flow", "price", "history"] },
  compare: { kind: "flag", code: "c" },
  days: { kind: "number", code: "d", min: 1, max: 1000, isWhole: true, slider: { step: 5, to: 365 } },
  subnets: { kind: "number", code: "n", min: 1, max: 128, isWhole: true, slider: { step: 1 } },
  spread: { kind: "number", code: "z", min: 0, max: 3, slider: { step: 0.05 } },
  inflow: { kind: "number", code: "i", min: 0, max: 100_000, unit: "tao", slider: { step: 50, to: 5000 } },
  focus: { kind: "number", code: "f", min: 1, max: 128, isWhole: true, slider: { step: 1 } },
  event: { kind: "choice", code: "e", options: ["none", "inflow", "outflow", "burn"] },
  size: { kind: "number", code: "x", min: 0, max: 100_000, unit: "tao", slider: { step: 10, to: 1000 } },
  burned: { kind: "number", code: "b", min: 0, max: 100, unit: "percent", slider: { step: 0.2 } },
  eventAt: { kind: "number", code: "s", min: 0, max: 1000, isWhole: true, slider: { step: 1, to: 365 } },
  eventLasts: { kind: "number", code: "l", min: 1, max: 1000, isWhole: true, slider: { step: 1, to: 365 } },
  moving: { kind: "choice", code: "a", options: ["hundredfold", "tenfold", "code"] },
  gateRank: { kind: "number", code: "g", min: 0, max: 128, isWhole: true, slider: { step: 1 } },
  gateExponent: { kind: "number", code: "h", min: 1, max: 8, slider: { step: 0.5 } },
} as const satisfies Fields;

export type EmissionState = StateOf<typeof emissionFields>;

/** Shares are from 0 to 1. */
export interface EmissionResult {
  readonly days: number[];
  /** The watched subnet's share over time, by rule. */
  readonly courses: { readonly rule: EmissionRule | "history"; readonly shares: number[] }[];
  readonly before: number;
  readonly atEvent: number;
  readonly end: number;
  readonly lowest: number;
  /** On the last day, by rank at the start. */
  readonly lastShares: number[];
  readonly demandShares: number[];
  /** θ, on the last day, and what the gate lets through of the watched subnet. */
  readonly bar: number;
  readonly gate: number;
  /** 1 / Σ s²: as many equal subnets would be as concentrated. */
  readonly effectiveCount: number;
  /** The watched subnet on the last day, under each rule as things stand. */
  readonly underRules: number[];
  readonly price: number;
}
