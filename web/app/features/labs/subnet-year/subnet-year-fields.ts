import type { Fields, StateOf } from "../frame/fields.ts";
import { DAYS_OF_LOCK_COST } from "../registration/registration-fields.ts";

export const DAYS_OF_A_YEAR = 365;
const PART = { kind: "number", min: 0, max: 100, unit: "percent", slider: { step: 1 } } as const;
const DAILY_TAO = { kind: "number", min: 0, max: 10_000, unit: "tao", slider: { step: 1, to: 60 } } as const;
const DAY = { kind: "number", min: 1, max: DAYS_OF_A_YEAR, isWhole: true, slider: { step: 1 } } as const;

export const subnetYearFields = {
  lastLock: { kind: "number", code: "k", min: 0, max: 1_000_000, unit: "tao", slider: { from: 1, to: 10_000 } },
  daysSince: { kind: "number", code: "d", min: 0, max: 40, slider: { step: 0.5, to: DAYS_OF_LOCK_COST } },
  inflow: { ...DAILY_TAO, code: "i" },
  turn: { ...DAY, code: "t" },
  after: { ...DAILY_TAO, code: "a" },
  exodus: { ...PART, code: "x" },
  minersSell: { ...PART, code: "m" },
  ownerSells: { ...PART, code: "o" },
  supported: { kind: "flag", code: "s" },
  supportedOn: { ...DAY, code: "u" },
  newcomers: { kind: "number", code: "n", min: 2, max: 90, isWhole: true, slider: { step: 1 } },
} as const satisfies Fields;

export type SubnetYearState = StateOf<typeof subnetYearFields>;

/** Lists have an entry for the end of each day of the year; null where the subnet is gone. */
export interface SubnetYearResult {
  readonly paid: number;
  readonly lockDays: number[];
  readonly lockCost: number[];
  readonly days: number[];
  readonly price: (number | null)[];
  readonly movingPrice: (number | null)[];
  readonly lowestOther: (number | null)[];
  readonly demandShare: (number | null)[];
  readonly share: (number | null)[];
  /** What the owner has sold, with what it still holds at the price of the day, in TAO. */
  readonly ownerWorth: (number | null)[];
  readonly startPrice: number;
  readonly lastPrice: number;
  readonly lastMovingPrice: number;
  readonly lastShare: number;
  readonly ownerTao: number;
  readonly ownerAlpha: number;
  readonly removal: { readonly day: number; readonly taoPerAlpha: number; readonly price: number } | null;
  /** The first day on which the owner has as much as it paid; null where there is none. */
  readonly paidBackOn: number | null;
}
