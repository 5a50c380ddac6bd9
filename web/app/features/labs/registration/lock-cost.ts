import { RAO_PER_TAO } from "@learn-bittensor/simulators/block-emission";
import {
  lockReductionIntervalInBlocks,
  subnetLockCostInRao,
} from "@learn-bittensor/simulators/registration/subnet-lock-cost";

const BLOCKS_PER_DAY = 7200;
/** As read on chain on 11 September and 8 October 2026. */
const STORED_INTERVAL_IN_BLOCKS = 115_200;
const LOWEST_IN_RAO = RAO_PER_TAO;
/** Since December 2025. */
const BLOCK_EMISSION_IN_RAO = RAO_PER_TAO / 2n;

/** In so many blocks the price of a subnet falls by the price last paid. */
export const LOCK_REDUCTION_INTERVAL = lockReductionIntervalInBlocks(STORED_INTERVAL_IN_BLOCKS, BLOCK_EMISSION_IN_RAO);

/** What the next subnet costs, in TAO, so many days after one was created for `lastLock`. */
export function lockCostAfter(days: number, lastLock: number): number {
  const rao = Number(RAO_PER_TAO);
  const cost = subnetLockCostInRao({
    lastLockInRao: BigInt(Math.round(lastLock * rao)),
    lastLockBlock: 1,
    currentBlock: 1 + Math.round(days * BLOCKS_PER_DAY),
    minLockInRao: LOWEST_IN_RAO,
    reductionIntervalInBlocks: LOCK_REDUCTION_INTERVAL,
  });
  return Number(cost) / rao;
}
