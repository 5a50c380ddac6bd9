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
   * In how many blocks the price falls by L: the interval in force, which `lockReductionIntervalInBlocks` makes of the
   * stored one. Default: 100800, as in the code while a block made 1 TAO; on chain 57600 is in force since 115200 is
   * stored (read on 8 October 2026) and a block makes 0.5 TAO.
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

/**
 * The interval in force: what the chain stores, times the TAO that a block makes. It halves with each halving.
 *
 *     lockReductionIntervalInBlocks(115_200, 500_000_000n); // 57600: eight days
 *
 * Follows `get_lock_reduction_interval` in subtensor's `coinbase/root.rs`.
 *
 * @throws {RangeError} for negative or missing numbers and half a block
 */
export function lockReductionIntervalInBlocks(storedIntervalInBlocks: number, blockEmissionInRao: bigint): number {
  checkNumber("storedIntervalInBlocks", storedIntervalInBlocks, { min: 0, isWhole: true });
  checkRao("blockEmissionInRao", blockEmissionInRao);
  return Number((BigInt(storedIntervalInBlocks) * blockEmissionInRao) / RAO_PER_TAO);
}

function checkRao(name: string, amount: bigint): void {
  if (amount < 0n) throw new RangeError(`${name}: expected 0 or more RAO, got ${amount}`);
}
