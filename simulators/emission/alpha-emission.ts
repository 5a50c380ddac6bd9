import { blockEmissionInRao, MAX_SUPPLY_IN_RAO, RAO_PER_TAO } from "../block-emission.ts";
import { checkNumber } from "../check-argument.ts";

/** All alpha that a subnet can ever issue. */
export const MAX_ALPHA = Number(MAX_SUPPLY_IN_RAO / RAO_PER_TAO);

/**
 * Alpha that a subnet issues per block for its participants, in RAO, once it has issued `alphaIssuedInRao`: one at
 * first, and half as much after each of its own halvings, at 10.5 M, 15.75 M alpha … TAO's halvings do not touch it.
 *
 * Follows `get_subnet_terms` in subtensor's `coinbase/run_coinbase.rs`, which asks the same function as for TAO.
 *
 * @throws {RangeError} for a negative issuance
 */
export function alphaEmissionInRao(alphaIssuedInRao: bigint): bigint {
  return blockEmissionInRao(alphaIssuedInRao);
}

/**
 * `alphaEmissionInRao` in whole alpha and double precision, for long simulations.
 *
 * @throws {RangeError} for a negative or infinite issuance
 */
export function alphaEmission(alphaIssued: number): number {
  checkNumber("alphaIssued", alphaIssued, { min: 0 });
  if (alphaIssued >= MAX_ALPHA) return 0;
  let perBlock = 1;
  while (MAX_ALPHA - alphaIssued <= (MAX_ALPHA * perBlock) / 2) perBlock /= 2;
  return perBlock;
}
