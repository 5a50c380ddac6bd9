import { checkNumber, checkNumbers } from "../check-argument.ts";

/** What a subnet's owner can set, within bounds. */
export interface BurnSettings {
  /** Default: 1.26. 1 or more. */
  readonly increaseFactor?: number;
  /** Default: 360 blocks, 72 minutes. 0: the price does not fall. */
  readonly halfLifeInBlocks?: number;
  /** Default: 0.0005 TAO. */
  readonly minBurnInTao?: number;
  /** Default: 100 TAO. */
  readonly maxBurnInTao?: number;
}

/** The defaults on mainnet since 22 April 2026. */
export const DEFAULT_BURN: Required<BurnSettings> = {
  increaseFactor: 1.26,
  halfLifeInBlocks: 360,
  minBurnInTao: 0.0005,
  maxBurnInTao: 100,
};

export interface BurnAtBlock {
  readonly block: number;
  /** What the next registration costs, after those of this block. */
  readonly burnInTao: number;
  /** What each registration of this block paid, in TAO and in order. */
  readonly paidInTao: readonly number[];
}

/**
 * The price of a UID after `registrations` one after another and then `blocks` blocks without any: times 1.26 for each,
 * halved every 360 blocks, at last held between floor and ceiling.
 *
 *     burnAfter(0.5, { registrations: 1, blocks: 0 }); // 0.63
 *
 * Follows `bump_registration_price_after_registration` and `update_registration_prices_for_networks` in subtensor's
 * `subnets/registration.rs`, which hold the price between its bounds after every step and not only at the end.
 *
 * @throws {RangeError} for negative, infinite or missing numbers and a floor above the ceiling
 */
export function burnAfter(
  burnInTao: number,
  { registrations, blocks, ...settings }: BurnSettings & { readonly registrations: number; readonly blocks: number },
): number {
  checkNumber("burnInTao", burnInTao, { min: 0 });
  checkNumber("registrations", registrations, { min: 0, isWhole: true });
  checkNumber("blocks", blocks, { min: 0 });
  const complete = completeBurnSettings(settings);
  return withinBounds(burnInTao * complete.increaseFactor ** registrations * decayOver(blocks, complete), complete);
}

/**
 * The price over time, block after block, as the chain computes it: it falls, then the block's registrations take place,
 * each at the price the one before left.
 *
 * @param registrationsPerBlock how many register in block 1, 2, 3 …
 * @returns one entry per block, and before them one for the start, block 0
 * @throws {RangeError} for negative, infinite or missing numbers and a floor above the ceiling
 */
export function simulateBurn(
  startInTao: number,
  registrationsPerBlock: readonly number[],
  settings: BurnSettings = {},
): BurnAtBlock[] {
  const complete = completeBurnSettings(settings);
  checkNumber("startInTao", startInTao, { min: 0 });
  checkNumbers("registrationsPerBlock", registrationsPerBlock, { min: 0, max: 1000, isWhole: true });
  const decay = decayOver(1, complete);
  let burnInTao = withinBounds(startInTao, complete);
  const course: BurnAtBlock[] = [{ block: 0, burnInTao, paidInTao: [] }];
  for (const [index, registrations] of registrationsPerBlock.entries()) {
    burnInTao = withinBounds(burnInTao * decay, complete);
    const paidInTao: number[] = [];
    for (let count = 0; count < registrations; count += 1) {
      paidInTao.push(burnInTao);
      burnInTao = withinBounds(burnInTao * complete.increaseFactor, complete);
    }
    course.push({ block: index + 1, burnInTao, paidInTao });
  }
  return course;
}

/**
 * How many registrations, evenly spread, keep the price where it is: ln 2 / ln 1.26 per half-life, about 3 in 360
 * blocks. More of them raise it, fewer let it fall.
 */
export function registrationsPerHalfLife(increaseFactor = DEFAULT_BURN.increaseFactor): number {
  checkNumber("increaseFactor", increaseFactor, { min: 1 + Number.EPSILON });
  return Math.LN2 / Math.log(increaseFactor);
}

function completeBurnSettings(settings: BurnSettings): Required<BurnSettings> {
  const complete = { ...DEFAULT_BURN, ...settings };
  checkNumber("increaseFactor", complete.increaseFactor, { min: 1 });
  checkNumber("halfLifeInBlocks", complete.halfLifeInBlocks, { min: 0 });
  checkNumber("maxBurnInTao", complete.maxBurnInTao, { min: 0 });
  checkNumber("minBurnInTao", complete.minBurnInTao, { min: 0, max: complete.maxBurnInTao });
  return complete;
}

function decayOver(blocks: number, { halfLifeInBlocks }: Required<BurnSettings>): number {
  return halfLifeInBlocks > 0 ? 0.5 ** (blocks / halfLifeInBlocks) : 1;
}

function withinBounds(burnInTao: number, { minBurnInTao, maxBurnInTao }: Required<BurnSettings>): number {
  return Math.min(maxBurnInTao, Math.max(minBurnInTao, burnInTao));
}
