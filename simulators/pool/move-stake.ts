import { checkNumber } from "../check-argument.ts";
import { checkPool, type Pool } from "./balancer.ts";
import { DEFAULT_FEE_RATE_U16, type Refusal, type SwapResult, swap } from "./swap.ts";

/** Where stake is. Root, subnet 0, has no pool: one unit of its stake is one TAO. */
export interface StakePlace {
  readonly netuid: number;
  /** With reserves in whole RAO; null for root. */
  readonly pool: Pool | null;
}

export interface MoveResult {
  readonly refusal: Refusal | null;
  /** In alpha of the origin where it is a subnet, else in TAO; 0 within one subnet. */
  readonly feeInRao: number;
  /** The TAO between the two pools, which is what one of them pays out and the other takes in. 0 within one subnet. */
  readonly taoMovedInRao: number;
  /** The stake at the destination: alpha, or TAO on root. */
  readonly amountOutInRao: number;
  /** The swap in the origin's pool; null where there is none. */
  readonly sale: SwapResult | null;
  /** The swap in the destination's pool; null where there is none. */
  readonly purchase: SwapResult | null;
}

/**
 * Moves stake between subnets: what is sold in the origin's pool, with the fee, buys in the destination's pool, without
 * one. To or from root there is one swap, with the fee. Within a subnet nothing is swapped and nothing is paid.
 *
 * `amountInRao` is a whole number of RAO, of the origin's alpha or, from root, of TAO.
 *
 * Follows `move_stake` in subtensor's `staking/move_stake.rs`; docs/learn/fees.md.
 *
 * @throws {RangeError} as `swap` does, and for a subnet without a pool
 */
export function moveStake(
  origin: StakePlace,
  destination: StakePlace,
  amountInRao: number,
  feeRateU16 = DEFAULT_FEE_RATE_U16,
): MoveResult {
  checkPlace("origin", origin);
  checkPlace("destination", destination);
  checkNumber("amountInRao", amountInRao, { min: 0, isWhole: true });
  const unswapped = { refusal: null, feeInRao: 0, taoMovedInRao: 0, amountOutInRao: amountInRao };
  if (origin.netuid === destination.netuid) return { ...unswapped, sale: null, purchase: null };

  const sale = origin.pool && swap(origin.pool, { side: "sell", amountIn: amountInRao, feeRateU16 });
  const taoMovedInRao = sale ? sale.amountOut : amountInRao;
  const purchase =
    destination.pool &&
    swap(destination.pool, { side: "buy", amountIn: taoMovedInRao, feeRateU16: sale ? 0 : feeRateU16 });
  return {
    refusal: sale?.refusal ?? purchase?.refusal ?? null,
    feeInRao: sale ? sale.fee : (purchase?.fee ?? 0),
    taoMovedInRao: sale ? taoMovedInRao : (purchase?.amountInAfterFee ?? 0),
    amountOutInRao: purchase ? purchase.amountOut : taoMovedInRao,
    sale,
    purchase,
  };
}

function checkPlace(name: string, { netuid, pool }: StakePlace): void {
  checkNumber(`${name}.netuid`, netuid, { min: 0, isWhole: true });
  if (netuid > 0 && !pool) throw new RangeError(`${name}.pool: expected a pool for subnet ${netuid}, got none`);
  if (netuid === 0 && pool) throw new RangeError(`${name}.pool: expected none for root, got a pool`);
  if (pool) checkPool(`${name}.pool`, pool);
}
