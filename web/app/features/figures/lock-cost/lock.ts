import { RAO_PER_TAO } from "@learn-bittensor/simulators/block-emission";
import { subnetLockCostInRao } from "@learn-bittensor/simulators/registration/subnet-lock-cost";

const BLOCKS_PER_DAY = 7200;
/** What the last subnet cost: made up, as in the worked example. In TAO. */
export const LAST = 600;
/** In so many days the price falls by what was paid last: 57,600 blocks. */
export const INTERVAL_DAYS = 8;
/** When the next subnet may be created at the earliest, and at the latest in the picture. */
export const EARLIEST = 2;
export const LATEST = 16;
export const SHOWN = 24;

/** What a subnet costs so many days after one for which `paid` was paid. In TAO. */
export function costAfter(days: number, paid: number): number {
  // Block 0 would mean that there was no subnet before.
  const lastLockBlock = 1;
  const cost = subnetLockCostInRao({
    lastLockInRao: BigInt(Math.round(paid)) * RAO_PER_TAO,
    lastLockBlock,
    currentBlock: lastLockBlock + Math.round(days * BLOCKS_PER_DAY),
    minLockInRao: RAO_PER_TAO,
    reductionIntervalInBlocks: INTERVAL_DAYS * BLOCKS_PER_DAY,
  });
  return Number(cost) / Number(RAO_PER_TAO);
}
