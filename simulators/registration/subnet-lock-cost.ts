import { RAO_PER_TAO } from "../block-emission.ts";
import { checkNumber } from "../check-argument.ts";

export interface LockCostInput {
  /** L, what the last subnet cost. */
  readonly lastLockInRao: bigint;
  /** 0 where no subnet was created yet: then the price is L instead of twice L. */
  readonly lastLockBlock: number;
  readonly currentBlock: number;
  /** Default: 1000 TAO, as in the code; on chain 1 TAO was read on 11 September 2026. */
  readonly minLockInRao?: bigint;
  /**
   * In how many blocks the price falls by L. Default: 100800, two weeks; on chain 115200 was read on 11 September 2026.
   * The chain multiplies the value it stores with the TAO per block before it uses it: 0.5 since December 2025.
   */
  readonly reductionIntervalInBlocks?: number;
}

const DEFAULT_MIN_LOCK_IN_RAO = 1000n * RAO_PER_TAO;
const DEFAULT_REDUCTION_INTERVAL = 100_800;

/**
 * What it costs to create a subnet, in RAO: twice the last price, falling in a straight line, never below the minimum:
 * max(min, 2·L − ⌊L/interval⌋·(now − then)).
 *
 * Follows `get_network_lock_cost` in subtensor's `coinbase/root.rs`.
 *
 * @throws {RangeError} for negative amounts and blocks, and for a current block before the last lock
 */
export function subnetLockCostInRao({
  lastLockInRao,
  lastLockBlock,
  currentBlock,
  minLockInRao = DEFAULT_MIN_LOCK_IN_RAO,
  reductionIntervalInBlocks = DEFAULT_REDUCTION_INTERVAL,
}: LockCostInput): bigint {
  checkRao("lastLockInRao", lastLockInRao);
  checkRao("minLockInRao", minLockInRao);
  checkNumber("lastLockBlock", lastLockBlock, { min: 0, isWhole: true });
  checkNumber("currentBlock", currentBlock, { min: lastLockBlock, isWhole: true });
  checkNumber("reductionIntervalInBlocks", reductionIntervalInBlocks, { min: 1, isWhole: true });
  const factor = lastLockBlock === 0 ? 1n : 2n;
  const fallPerBlock = lastLockInRao / BigInt(reductionIntervalInBlocks);
  const cost = factor * lastLockInRao - fallPerBlock * BigInt(currentBlock - lastLockBlock);
  return cost > minLockInRao ? cost : minLockInRao;
}

function checkRao(name: string, amount: bigint): void {
  if (amount < 0n) throw new RangeError(`${name}: expected 0 or more RAO, got ${amount}`);
}
