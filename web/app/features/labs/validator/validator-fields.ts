import type { Fields, StateOf } from "../frame/fields.ts";

/** The facts `children-max`, `delegate-take-max` and `childkey-take-max`. */
export const MOST_CHILDREN = 5;
const TAKE = { kind: "number", min: 0, max: 18, unit: "percent", slider: { step: 0.5 } } as const;
const ALPHA = { kind: "number", min: 0, max: 21_000_000, unit: "alpha", slider: { from: 100, to: 1_000_000 } } as const;
const DAY = { kind: "number", min: 1, max: 30, isWhole: true, slider: { step: 1 } } as const;
const PART = { kind: "number", min: 0, max: 100, unit: "percent", slider: { step: 1 } } as const;

export const validatorFields = {
  own: { ...ALPHA, code: "a" },
  delegated: { ...ALPHA, code: "d" },
  take: { ...TAKE, code: "t" },
  children: { kind: "number", code: "c", min: 0, max: MOST_CHILDREN, isWhole: true, slider: { step: 1 } },
  lent: { kind: "grid", code: "l", length: MOST_CHILDREN, columnCount: 1, min: 0, max: 100 },
  childOwn: { ...ALPHA, code: "o" },
  sameColdkey: { kind: "flag", code: "k" },
  childTake: { ...TAKE, code: "h" },
  leaving: { ...PART, code: "e" },
  leavesOn: { ...DAY, code: "f" },
  awayFor: { ...DAY, code: "w" },
  bar: { ...ALPHA, code: "b", min: 1 },
  permits: { kind: "number", code: "p", min: 1, max: 64, isWhole: true, slider: { step: 1 } },
  root: { ...PART, code: "r" },
  price: { kind: "number", code: "x", min: 0, max: 1000, unit: "tao", slider: { from: 0.0001, to: 1 } },
} as const satisfies Fields;

export type ValidatorState = StateOf<typeof validatorFields>;

/** A hotkey in the last epoch: the validator's first, then those of its children. */
export interface ShownHotkey {
  readonly stakeWeight: number;
  readonly hasPermit: boolean;
  /** Of the month, in alpha. */
  readonly dividends: number;
}

export interface ValidatorResult {
  /** 0 is the beginning; one entry for the end of each day after it, in each list. */
  readonly days: number[];
  /** In alpha, since the beginning. */
  readonly toOwner: number[];
  readonly toStakers: number[];
  readonly toChildren: number[];
  /** Dividends of an epoch, of the validator and its children together: the mean of a day's. */
  readonly perEpoch: number[];
  readonly stakeWeight: number[];
  readonly bar: number[];
  readonly taken: number;
  readonly firstEpoch: number;
  readonly epochCount: number;
  /** With a permit, the validator's own. */
  readonly permittedEpochs: number;
  readonly hotkeys: ShownHotkey[];
  /** The alpha of an epoch for all validators. */
  readonly pot: number;
  /** Of the stake weight of all with a permit, the validator's and its children's, in the first epoch. */
  readonly firstShare: number;
}
