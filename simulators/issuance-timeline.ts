import { BLOCKS_PER_DAY, blockEmissionInRao, halvingThresholdInRao, MAX_SUPPLY_IN_RAO } from "./block-emission.ts";
import { checkNumber } from "./check-argument.ts";

/** The emission of a block has fallen by half or more. */
export interface HalvingEvent {
  /** 1 is the first day of the timeline. */
  readonly day: number;
  readonly newEmissionInRao: bigint;
  readonly issuanceInRao: bigint;
}

export interface IssuanceTimeline {
  /** At the start and after each day: one entry more than there are days. */
  readonly issuanceInRao: bigint[];
  readonly halvingEvents: HalvingEvent[];
  readonly finalBlockEmissionInRao: bigint;
}

export interface TimelineInput {
  readonly startIssuanceInRao: bigint;
  readonly days: number;
  /** What is subtracted from the issuance on this day (1, 2, 3 …), or on every day. Default: nothing. */
  readonly recycledInRao?: bigint | ((day: number) => bigint);
}

const LONGEST_TIMELINE_IN_DAYS = 200_000;

/** Blocks of 365.25 days. */
const BLOCKS_PER_YEAR = 2_629_800;

/** Between two halvings, where nothing is recycled: the remaining supply and the emission halve together. */
export const BLOCKS_PER_ERA = 10_500_000;

/** About 3.99. */
export const YEARS_PER_ERA = BLOCKS_PER_ERA / BLOCKS_PER_YEAR;

/**
 * The issuance over time, day by day: 7200 blocks at the emission with which the day starts are added, then what was
 * recycled is subtracted, but never more than there is. So recycling delays halvings; where it takes the issuance back
 * below a threshold, the emission doubles again.
 *
 * The rule is a simulation; the emission follows `coinbase/block_emission.rs` in subtensor.
 *
 * @throws {RangeError} for issuances outside 0 to 21 M TAO, negative recycling and more than 200000 days
 */
export function issuanceTimeline({ startIssuanceInRao, days, recycledInRao = 0n }: TimelineInput): IssuanceTimeline {
  checkNumber("days", days, { min: 0, max: LONGEST_TIMELINE_IN_DAYS, isWhole: true });
  if (startIssuanceInRao < 0n || startIssuanceInRao > MAX_SUPPLY_IN_RAO)
    throw new RangeError(`startIssuanceInRao: expected 0 to ${MAX_SUPPLY_IN_RAO}, got ${startIssuanceInRao}`);

  let issuance = startIssuanceInRao;
  let emission = blockEmissionInRao(issuance);
  const issuanceInRao = [issuance];
  const halvingEvents: HalvingEvent[] = [];
  for (let day = 1; day <= days; day += 1) {
    const recycled = typeof recycledInRao === "bigint" ? recycledInRao : recycledInRao(day);
    if (recycled < 0n) throw new RangeError(`recycledInRao: expected 0 or more on day ${day}, got ${recycled}`);
    const minted = issuance + emission * BigInt(BLOCKS_PER_DAY);
    issuance = recycled < minted ? minted - recycled : 0n;
    issuanceInRao.push(issuance);

    const newEmissionInRao = blockEmissionInRao(issuance);
    if (newEmissionInRao < emission) halvingEvents.push({ day, newEmissionInRao, issuanceInRao: issuance });
    emission = newEmissionInRao;
  }
  return { issuanceInRao, halvingEvents, finalBlockEmissionInRao: emission };
}

/** The issuances at which the first `count` halvings take place, in RAO. */
export function halvingThresholdsInRao(count: number): bigint[] {
  checkNumber("count", count, { min: 0, max: 64, isWhole: true });
  return Array.from({ length: count }, (_, index) => halvingThresholdInRao(index + 1));
}
