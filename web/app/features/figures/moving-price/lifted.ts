import { movingPrice } from "@learn-bittensor/simulators/emission/moving-price";

const BLOCKS_PER_HOUR = 300;
/** A subnet of this age, a year and a half, whose average moves at nearly the full rate. */
const AGE_IN_BLOCKS = 3_944_700;
/** When the price is lifted, how long at most, and what is shown. In hours. */
export const LIFTED_AT = 2;
export const LONGEST = 36;
export const SHOWN = 46;

/** Held for so many hours, a price has taken its average half of the way. */
export const HALF_LIFE = 8.1;

/** How far the moving price is, from 0 to 1: it follows by the rule of the chain. */
export function averageAfter(hours: number, held: number): number {
  const lifted = Math.min(held, Math.max(0, hours - LIFTED_AT));
  const fallen = Math.max(0, hours - LIFTED_AT - held);
  const highest = follow(0, 1, lifted);
  return follow(highest, 0, fallen);
}

function follow(average: number, price: number, hours: number): number {
  return movingPrice(average, price, { blocksSinceStart: AGE_IN_BLOCKS, updates: Math.round(hours * BLOCKS_PER_HOUR) });
}
