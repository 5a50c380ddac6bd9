import { completeDemand, type SubnetDemand, toShares, toSharesOr } from "./shares.ts";

/**
 * The rule from 23 June to 27 July 2026, and the first step of the gate since: each subnet's moving price, less the part
 * of its miners' pay that was withheld, as a share of all. (Until 16 July the chain multiplied by the root proportion
 * besides, which is left out here.) With nothing burned it is also the rule of February to November 2025. Where everything
 * is burned, the prices alone decide. Subnets without TAO emission get nothing, and the others what they would have had.
 *
 *     priceShares({ emaPrices: [0.05, 0.05, 0.1], minerBurned: [0, 0.8, 0.25] }); // [0.370, 0.074, 0.556]
 *
 * The shares sum to 1, or to 0 where no subnet with emission has a price.
 *
 * Follows `get_shares` and `get_subnet_block_emissions` in subtensor's `coinbase/subnet_emissions.rs`.
 *
 * @throws {RangeError} for lists of different lengths and for numbers outside their range
 */
export function priceShares(demand: SubnetDemand): number[] {
  const { emaPrices, minerBurned, isEmissionEnabled } = completeDemand(demand);
  const priceOnly = toShares(emaPrices);
  const shares = toSharesOr(
    priceOnly.map((share, i) => share * (1 - (minerBurned[i] ?? 0))),
    priceOnly,
  );
  if (!isEmissionEnabled.includes(false)) return shares;
  return toShares(shares.map((share, i) => (isEmissionEnabled[i] ? share : 0)));
}
