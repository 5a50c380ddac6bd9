import { checkNumber, checkNumbers } from "../check-argument.ts";
import { checkBooleans, checkMatrix } from "../check-table.ts";
import { checkLiquidAlpha, type LiquidAlpha } from "../liquid-alpha/bond-rate.ts";
import type { Matrix } from "./matrix.ts";
import { U16_MAX } from "./u16.ts";

/**
 * How bonds are kept. `yuma2`: the share a validator's stake holds in a miner, one rate for all. `yuma3` (since
 * 28 May 2025, chosen by the subnet's owner): without stake, which enters at the payout; liquid alpha acts here.
 */
export type YumaMode = "yuma2" | "yuma3";

/** The settings of a subnet that stay the same from epoch to epoch. */
export interface YumaSettings {
  /** Default: `yuma2`. */
  readonly mode?: YumaMode;
  /** κ, the share of stake that must stand behind a weight, from 0 to 1. Default: 32767/65535, a hair below one half. */
  readonly kappa?: number;
  /** β, from 0 (bonds follow the weights as set) to 1 (bonds follow the clipped weights). Default: 1. */
  readonly bondsPenalty?: number;
  /** The part of a bond that stays in one epoch, from 0 to 1: the hyperparameter divided by a million. Default: 0.9. */
  readonly bondsMovingAverage?: number;
  /** Rates for each validator and miner. Null, the default: one rate for all. Acts with `yuma3` only. */
  readonly liquidAlpha?: LiquidAlpha | null;
  /** The version of 2024: rates for each miner. Null, the default: one rate for all. Acts with `yuma2` only. */
  readonly liquidAlphaOf2024?: { readonly alphaLow: number; readonly alphaHigh: number } | null;
  /** The alpha of miners, validators and root for this epoch, everything but the owner's cut. Default: 1 alpha. */
  readonly emissionInRao?: number;
}

/**
 * A subnet with `n` UIDs before its epoch. Matrices have one column per UID and one row per UID; the rows of the last
 * UIDs may be missing together, from `weights`, `storedBonds` and `outdated` alike: they count as zeros. So 64
 * validators of 256 miners need 64 rows where the validators are the first UIDs.
 */
export interface EpochInput extends YumaSettings {
  /** The stake weight of each UID in any unit, from 0 to 2⁶⁴. Only the proportions matter. */
  readonly stake: readonly number[];
  /** What row `i` says of column `j`, from 0 to 65535. Only the proportions within a row matter. */
  readonly weights: Matrix;
  /** `storedBonds` of the epoch before, from 0 to 65535. Default: none. */
  readonly storedBonds?: Matrix;
  /** Who may set weights in this epoch. Default: everyone. */
  readonly validatorPermits?: readonly boolean[];
  /** Whose last weights are older than the activity cutoff. Default: nobody's. */
  readonly inactive?: readonly boolean[];
  /** The subnet owner's UID, which alone may weight itself. Default: null. */
  readonly ownerUid?: number | null;
  /** True where miner `j` registered after validator `i` set its weights. Default: nowhere. */
  readonly outdated?: readonly (readonly boolean[])[];
  /** Which UIDs registered since the epoch before: bonds to them are erased. Default: none. */
  readonly recentlyRegistered?: readonly boolean[];
}

/** An `EpochInput` with nothing left open. */
export type CompleteEpochInput = { readonly [Key in keyof EpochInput]-?: Exclude<EpochInput[Key], undefined> };

const LARGEST_STAKE = 2 ** 64;

/**
 * Fills in the defaults.
 *
 * @throws {TypeError} for what is no list or no number
 * @throws {RangeError} for lists that do not fit together and for numbers that are NaN, infinite or outside their range
 */
export function completeEpochInput(input: EpochInput): CompleteEpochInput {
  checkNumbers("stake", input.stake, { min: 0, max: LARGEST_STAKE });
  const uidCount = input.stake.length;
  checkMatrix("weights", input.weights, { columnCount: uidCount, min: 0, max: U16_MAX });
  const rowCount = input.weights.length;
  if (rowCount > uidCount) throw new RangeError(`weights: expected at most ${uidCount} rows, got ${rowCount}`);

  const complete: CompleteEpochInput = {
    stake: input.stake,
    weights: input.weights,
    storedBonds: input.storedBonds ?? input.weights.map((row) => row.map(() => 0)),
    validatorPermits: input.validatorPermits ?? input.stake.map(() => true),
    inactive: input.inactive ?? input.stake.map(() => false),
    ownerUid: input.ownerUid ?? null,
    outdated: input.outdated ?? [],
    recentlyRegistered: input.recentlyRegistered ?? input.stake.map(() => false),
    ...completeSettings(input),
  };
  checkMatrix("storedBonds", complete.storedBonds, { rowCount, columnCount: uidCount, min: 0, max: U16_MAX });
  checkBooleans("validatorPermits", complete.validatorPermits, uidCount);
  checkBooleans("inactive", complete.inactive, uidCount);
  if (complete.ownerUid !== null)
    checkNumber("ownerUid", complete.ownerUid, { min: 0, max: uidCount - 1, isWhole: true });
  if (input.outdated && input.outdated.length !== rowCount)
    throw new RangeError(`outdated: expected ${rowCount} rows, got ${input.outdated.length}`);
  for (const [i, row] of complete.outdated.entries()) checkBooleans(`outdated[${i}]`, row, uidCount);
  checkBooleans("recentlyRegistered", complete.recentlyRegistered, uidCount);
  return complete;
}

function completeSettings(settings: YumaSettings) {
  const complete = {
    mode: settings.mode ?? "yuma2",
    kappa: settings.kappa ?? 32_767 / U16_MAX,
    bondsPenalty: settings.bondsPenalty ?? 1,
    bondsMovingAverage: settings.bondsMovingAverage ?? 0.9,
    liquidAlpha: settings.liquidAlpha ?? null,
    liquidAlphaOf2024: settings.liquidAlphaOf2024 ?? null,
    emissionInRao: settings.emissionInRao ?? 1_000_000_000,
  };
  if (complete.mode !== "yuma2" && complete.mode !== "yuma3")
    throw new RangeError(`mode: expected yuma2 or yuma3, got ${String(complete.mode)}`);
  checkNumber("kappa", complete.kappa, { min: 0, max: 1 });
  checkNumber("bondsPenalty", complete.bondsPenalty, { min: 0, max: 1 });
  checkNumber("bondsMovingAverage", complete.bondsMovingAverage, { min: 0, max: 1 });
  if (complete.liquidAlpha) checkLiquidAlpha(complete.liquidAlpha);
  checkNumber("emissionInRao", complete.emissionInRao, { min: 0, isWhole: true });
  return complete;
}
