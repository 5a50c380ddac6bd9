import { checkNumber } from "../check-argument.ts";

export interface MovingPriceSettings {
  /** a, from 0 to 1. Default: 0.0003, as read on chain on 8 October 2026, a hundred times the code's own default. */
  readonly movingAlpha?: number;
  /** h in blocks: at this age a subnet's average moves at half of `movingAlpha`. Default: 201600, 28 days. */
  readonly halvingBlocks?: number;
}

export const DEFAULT_MOVING_ALPHA = 0.000_3;
/** With which a chain begins on which nobody has set another. */
export const MOVING_ALPHA_OF_THE_CODE = 0.000_003;
export const DEFAULT_HALVING_BLOCKS = 201_600;

/** Above this, in TAO per alpha, a price counts as this. Only in the average: the pool knows no limit. */
const HIGHEST_COUNTED_PRICE = 1;

/**
 * The moving price of a subnet after `updates` blocks at the same spot price: EMA ← aₜ·min(p, 1) + (1 − aₜ)·EMA with
 * aₜ = a·b/(b + h). Prices are in TAO per alpha. `blocksSinceStart` b is held over the updates.
 *
 *     movingPrice(0.2, 3.5, { blocksSinceStart: 403_200, movingAlpha: 0.1 }); // 0.2533: 3.5 counts as 1
 *
 * Follows `update_moving_price` in subtensor's `staking/stake_utils.rs`.
 *
 * @throws {RangeError} for negative, infinite or missing numbers and an `a` above 1
 */
export function movingPrice(
  average: number,
  spotPrice: number,
  {
    blocksSinceStart,
    updates = 1,
    movingAlpha,
    halvingBlocks,
  }: MovingPriceSettings & { readonly blocksSinceStart: number; readonly updates?: number },
): number {
  checkNumber("average", average, { min: 0 });
  checkNumber("spotPrice", spotPrice, { min: 0 });
  checkNumber("updates", updates, { min: 0, isWhole: true });
  const rate = movingRate(blocksSinceStart, { movingAlpha, halvingBlocks });
  const arrived = rate === 1 ? Math.min(1, updates) : -Math.expm1(updates * Math.log1p(-rate));
  return average + (Math.min(spotPrice, HIGHEST_COUNTED_PRICE) - average) * arrived;
}

/**
 * After how many blocks half of a change has arrived, at the rate that a subnet of this age has: the window of the
 * average. Infinite where the average does not move.
 *
 * @throws {RangeError} for negative, infinite or missing numbers and an `a` above 1
 */
export function movingPriceHalfLifeInBlocks(blocksSinceStart: number, settings: MovingPriceSettings = {}): number {
  return -Math.LN2 / Math.log1p(-movingRate(blocksSinceStart, settings));
}

function movingRate(
  blocksSinceStart: number,
  { movingAlpha = DEFAULT_MOVING_ALPHA, halvingBlocks = DEFAULT_HALVING_BLOCKS }: MovingPriceSettings,
): number {
  checkNumber("blocksSinceStart", blocksSinceStart, { min: 0 });
  checkNumber("movingAlpha", movingAlpha, { min: 0, max: 1 });
  checkNumber("halvingBlocks", halvingBlocks, { min: 0 });
  return blocksSinceStart > 0 ? movingAlpha * (blocksSinceStart / (blocksSinceStart + halvingBlocks)) : 0;
}
