/** RAO in one TAO. */
export const RAO_PER_TAO = 1_000_000_000n;

/** All TAO that can ever exist, in RAO. */
export const MAX_SUPPLY_IN_RAO = 21_000_000n * RAO_PER_TAO;

/** One block every twelve seconds. */
export const BLOCKS_PER_DAY = 7_200;

/**
 * How often the block emission has halved once `totalIssuanceInRao` exist: at 10.5 M, 15.75 M, 18.375 M TAO …
 * A halving takes place each time the remaining supply has halved. Null where nothing remains.
 *
 * Follows `get_block_emission_for_issuance` in subtensor's `coinbase/block_emission.rs`, with whole numbers: the chain's
 * 32-bit fraction limits the very last halvings, which are an illustration here.
 *
 * @throws {RangeError} for a negative issuance
 */
export function halvings(totalIssuanceInRao: bigint): number | null {
  if (totalIssuanceInRao < 0n)
    throw new RangeError(`total issuance: expected 0 or more RAO, got ${totalIssuanceInRao}`);
  const remaining = MAX_SUPPLY_IN_RAO - totalIssuanceInRao;
  if (remaining <= 0n) return null;
  let count = 0;
  while (remaining * 2n ** BigInt(count + 1) <= MAX_SUPPLY_IN_RAO) count += 1;
  return count;
}

/** RAO minted per block once `totalIssuanceInRao` exist: one TAO at first, half as much after each halving, at last none. */
export function blockEmissionInRao(totalIssuanceInRao: bigint): bigint {
  const count = halvings(totalIssuanceInRao);
  return count === null ? 0n : RAO_PER_TAO / 2n ** BigInt(count);
}

/** The issuance at which the halving with this number (1, 2, 3 …) takes place, in RAO. */
export function halvingThresholdInRao(number: number): bigint {
  return MAX_SUPPLY_IN_RAO - MAX_SUPPLY_IN_RAO / 2n ** BigInt(number);
}
