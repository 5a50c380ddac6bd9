const BLOCKS_PER_DAY = 7_200;
/** In days after the creation: when another subnet may be created, when the price of a place has fallen, the end of immunity, and when conviction counts. */
export const NEXT = 14_400 / BLOCKS_PER_DAY;
export const PRICE_DOWN = 115_200 / BLOCKS_PER_DAY;
export const IMMUNE_UNTIL = 864_000 / BLOCKS_PER_DAY;
export const CONTESTABLE = 2_629_800 / BLOCKS_PER_DAY;
export const SHOWN = 450;

/** Where a day lies, from 0 to 1: the first days take more room than the last. */
export function shareOfDay(day: number): number {
  return Math.sqrt(day / SHOWN);
}

export function dayOfShare(share: number): number {
  return Math.round(share ** 2 * SHOWN);
}

/** What holds on that day. */
export function stageOn(day: number) {
  if (day < NEXT) return "alone";
  if (day < IMMUNE_UNTIL) return "immune";
  return day < CONTESTABLE ? "exposed" : "contestable";
}

/**
 * A year in the lab, by the codes there: as it begins there while nothing can happen to the place, and with as little demand
 * as makes it the one that goes once it may.
 */
export function yearInLab(day: number): Readonly<Record<string, number>> {
  return day < IMMUNE_UNTIL ? {} : { i: 8, a: 8 };
}
