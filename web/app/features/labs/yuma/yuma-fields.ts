import type { Fields, StateOf } from "../frame/fields.ts";
import { LONGEST_TABLE } from "./pasted-table.ts";

export const BY_HAND = 6;
const FRACTION = { kind: "number", min: 0, max: 1, slider: { step: 0.01 } } as const;

export const yumaFields = {
  network: { kind: "choice", code: "g", options: ["hand", "generated"] },
  pasted: { kind: "local", code: "p", longest: LONGEST_TABLE },
  validators: { kind: "number", code: "v", min: 1, max: BY_HAND, isWhole: true, slider: { step: 1 } },
  miners: { kind: "number", code: "m", min: 1, max: BY_HAND, isWhole: true, slider: { step: 1 } },
  stake: { kind: "grid", code: "s", length: BY_HAND, columnCount: 1, min: 0, max: 1_000_000_000 },
  weights: { kind: "grid", code: "w", length: BY_HAND * BY_HAND, columnCount: BY_HAND, min: 0, max: 100 },
  manyValidators: { kind: "number", code: "x", min: 1, max: 64, isWhole: true, slider: { step: 1 } },
  manyMiners: { kind: "number", code: "y", min: 1, max: 256, isWhole: true, slider: { step: 1 } },
  noise: { ...FRACTION, code: "z" },
  seed: { kind: "number", code: "r", min: 1, max: 999, isWhole: true, slider: { step: 1 } },
  kappa: { ...FRACTION, code: "k" },
  penalty: { ...FRACTION, code: "b" },
  memory: { ...FRACTION, code: "a" },
  mode: { kind: "choice", code: "q", options: ["yuma2", "yuma3"] },
  liquid: { kind: "flag", code: "l" },
  epochs: { kind: "number", code: "e", min: 1, max: 1000, isWhole: true, slider: { step: 1, to: 100 } },
  turnAt: { kind: "number", code: "t", min: 0, max: 1000, isWhole: true, slider: { step: 1, to: 100 } },
  delay: { kind: "grid", code: "d", length: BY_HAND, columnCount: 1, min: 0, max: 1000, isWhole: true },
} as const satisfies Fields;

export type YumaState = StateOf<typeof yumaFields>;

/** The last epoch, and dividends on the way to it. Rows are validators, columns miners; shares from 0 to 1. */
export interface YumaResult {
  /** V1, V2 … and M1, M2 …; in a pasted table with the UIDs. */
  readonly validators: string[];
  readonly miners: string[];
  readonly stake: number[];
  readonly weights: number[][];
  readonly consensus: number[];
  readonly incentive: number[];
  readonly dividends: number[];
  readonly validatorTrust: number[];
  readonly rank: number[];
  readonly clippedCount: number;
  readonly epochs: number[];
  /** By validator, the first few alone. */
  readonly dividendsOverTime: number[][];
}
