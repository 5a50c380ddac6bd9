import type { Fields, StateOf } from "../frame/fields.ts";

/** By then it has reached the lowest price. */
export const DAYS_OF_LOCK_COST = 20;

const TAO_PRICE = { kind: "number", min: 0.0005, max: 1000, unit: "tao", slider: { from: 0.0005, to: 100 } } as const;

export const registrationFields = {
  start: { ...TAO_PRICE, code: "b" },
  perInterval: { kind: "number", code: "r", min: 0, max: 360, isWhole: true, slider: { step: 1, to: 20 } },
  burst: { kind: "number", code: "u", min: 0, max: 200, isWhole: true, slider: { step: 1, to: 40 } },
  burstAt: { kind: "number", code: "t", min: 1, max: 21_600, isWhole: true, slider: { step: 60, to: 7200 } },
  blocks: { kind: "number", code: "n", min: 60, max: 21_600, isWhole: true, slider: { step: 60, to: 7200 } },
  increase: { kind: "number", code: "i", min: 1, max: 10, slider: { step: 0.01, to: 2 } },
  halfLife: { kind: "number", code: "h", min: 0, max: 50_400, isWhole: true, slider: { step: 36, to: 3600 } },
  floor: { ...TAO_PRICE, code: "l" },
  ceiling: { ...TAO_PRICE, code: "m" },
  uids: { kind: "number", code: "c", min: 1, max: 256, isWhole: true, slider: { step: 1 } },
  immunity: { kind: "number", code: "p", min: 0, max: 216_000, isWhole: true, slider: { step: 256, to: 51_200 } },
  newcomers: { kind: "number", code: "w", min: 1, max: 30, isWhole: true, slider: { step: 1 } },
  seed: { kind: "number", code: "s", min: 1, max: 999, isWhole: true, slider: { step: 1 } },
  lastLock: { kind: "number", code: "k", min: 0, max: 1_000_000, unit: "tao", slider: { from: 1, to: 10_000 } },
  daysSince: { kind: "number", code: "d", min: 0, max: 40, slider: { step: 0.5, to: DAYS_OF_LOCK_COST } },
} as const satisfies Fields;

export type RegistrationState = StateOf<typeof registrationFields>;

export interface ShownNeuron {
  readonly uid: number;
  /** Of the subnet's emission, from 0 to 1. */
  readonly share: number;
  readonly ageInBlocks: number;
  readonly isImmune: boolean;
  /** The newcomer (1, 2, 3 …) it makes room for; null where it stays. */
  readonly leavesAs: number | null;
}

export interface RegistrationResult {
  readonly blocks: number[];
  readonly price: number[];
  readonly endPrice: number;
  readonly highest: { readonly block: number; readonly price: number };
  /** What those of the burst paid, in order. */
  readonly burstPaid: number[];
  readonly registrations: number;
  /** Null where the price does not rise. */
  readonly balance: number | null;
  /** The lowest by emission, the next to go among them. */
  readonly neurons: ShownNeuron[];
  readonly nonImmuneCount: number;
  readonly days: number[];
  readonly lockCost: number[];
  readonly lockCostNow: number;
}
