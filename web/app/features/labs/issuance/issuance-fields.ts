import { MAX_SUPPLY_IN_RAO, RAO_PER_TAO } from "@learn-bittensor/simulators/block-emission";
import type { AlphaSplit } from "@learn-bittensor/simulators/emission/alpha-split";
import type { Fields, StateOf } from "../frame/fields.ts";

const MAX_TAO = Number(MAX_SUPPLY_IN_RAO / RAO_PER_TAO);

export const issuanceFields = {
  issuance: { kind: "number", code: "t", min: 0, max: MAX_TAO, unit: "tao", slider: { step: 25_000 } },
  recycled: { kind: "number", code: "r", min: 0, max: 10_000, unit: "tao", slider: { step: 50 } },
  years: { kind: "number", code: "y", min: 1, max: 100, isWhole: true, slider: { to: 24 } },
  alphaIssued: { kind: "number", code: "a", min: 0, max: MAX_TAO, unit: "alpha", slider: { step: 25_000 } },
  rootTao: { kind: "number", code: "o", min: 0, max: MAX_TAO, unit: "tao", slider: { step: 50_000 } },
  ownerCut: { kind: "flag", code: "c" },
  rootPaid: { kind: "flag", code: "p" },
} as const satisfies Fields;

export type IssuanceState = StateOf<typeof issuanceFields>;

export interface IssuanceResult {
  readonly perBlock: number;
  readonly halvingCount: number | null;
  readonly nextThreshold: number | null;
  /** Null where it does not come in the years shown. */
  readonly nextHalvingInDays: number | null;
  readonly staircase: { readonly issuance: number[]; readonly perBlock: number[] };
  readonly years: number[];
  readonly issuance: number[];
  readonly issuanceWithoutRecycling: number[];
  readonly halvingEvents: { readonly year: number; readonly perBlock: number }[];
  readonly rootProportion: number;
  readonly alphaPerBlock: number;
  /** In alpha. */
  readonly split: AlphaSplit;
}
