import type { Fields, StateOf } from "../frame/fields.ts";

const STAKE = { kind: "number", min: 0, max: 1_000_000_000, slider: { step: 1, to: 100 } } as const;
const FRACTION = { kind: "number", min: 0, max: 1, slider: { step: 0.01 } } as const;

export const copyingFields = {
  truth: { kind: "choice", code: "t", options: ["static", "switch", "drift"] },
  honest: { ...STAKE, code: "h" },
  copier: { ...STAKE, code: "c" },
  colluder: { ...STAKE, code: "g" },
  reveal: { kind: "number", code: "r", min: 0, max: 100, isWhole: true, slider: { step: 1, to: 20 } },
  mode: { kind: "choice", code: "q", options: ["yuma2", "yuma3"] },
  liquid: { kind: "flag", code: "l" },
  low: { ...FRACTION, code: "i" },
  high: { ...FRACTION, code: "j" },
  steepness: { kind: "number", code: "k", min: -32_768, max: 32_767, isWhole: true, slider: { step: 100, to: 5000 } },
  memory: { ...FRACTION, code: "a" },
  penalty: { ...FRACTION, code: "b" },
  epochs: { kind: "number", code: "e", min: 1, max: 1000, isWhole: true, slider: { step: 1, to: 120 } },
} as const satisfies Fields;

export type CopyingState = StateOf<typeof copyingFields>;

/** Whether liquid alpha decides how fast bonds follow: it is a part of Yuma 3. */
export function hasRates({ mode, liquid }: CopyingState): boolean {
  return mode === "yuma3" && liquid;
}

export interface CopyingResult {
  readonly epochs: number[];
  /** The miners' true worth, by miner. */
  readonly truth: number[][];
  /** Dividends so far for each share of stake and epoch, by role: 1 is a fair return. Null for a role nobody plays. */
  readonly returns: (number[] | null)[];
  readonly copierReturn: number | null;
  readonly lag: number;
  readonly distances: number[];
  readonly rates: number[];
}
