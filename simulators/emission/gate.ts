import { checkNumber } from "../check-argument.ts";
import { completeDemand, type SubnetDemand, toShares, toSharesOr } from "./shares.ts";

export interface GateSettings {
  /** N: the bar is the N-th largest share, a whole number. 0: the bar follows `barQuantile`. Default: 32. */
  readonly barRank?: number;
  /** q, from 0 to 1, at work only with a rank of 0. Default: 0.61, as in the code; on chain 0.75 was read. */
  readonly barQuantile?: number;
  /** h, from 1 to 8. Default: 3. */
  readonly gateExponent?: number;
}

/** Lists by subnet. */
export interface GatedShares {
  /** y: price and burn alone, of subnets without TAO emission as well. They sum to 1, or to 0. */
  readonly demandShares: number[];
  /** θ; 0 where nobody has a share, and the gate is off. */
  readonly bar: number;
  /** g: what the gate lets through of each, from 0 to 1. */
  readonly gate: number[];
  /** Of the TAO emission. They sum to 1, or to 0. */
  readonly shares: number[];
}

/** N = 32, h = 3 and q = 0.61. */
export const DEFAULT_GATE: Required<GateSettings> = { barRank: 32, barQuantile: 0.61, gateExponent: 3 };

/** The bar is computed this often and kept in between. */
export const BLOCKS_BETWEEN_BARS = 360;

/** Sums of shares miss round numbers by the last bits of double precision. */
const EQUALITY_SLACK = 1e-12;

/**
 * The emission gate g(y) = 1 / (1 + (θ/y)^h): one half at the bar, 0.889 at twice the bar, 0.111 at half of it (h = 3).
 * `share` y and `bar` θ are 0 or more; a bar of 0 switches the gate off.
 *
 * Source: `EmissionGate` in `coinbase/subnet_emissions.rs` of RaoFoundation/subtensor, v440 release page.
 *
 * @throws {RangeError} for negative shares and an exponent outside 1 to 8
 */
export function gateValue(share: number, bar: number, gateExponent = DEFAULT_GATE.gateExponent): number {
  checkNumber("share", share, { min: 0 });
  checkNumber("bar", bar, { min: 0 });
  checkNumber("gateExponent", gateExponent, { min: 1, max: 8 });
  if (bar === 0) return 1;
  return share === 0 ? 0 : 1 / (1 + (bar / share) ** gateExponent);
}

/**
 * The current rule, since 27 July 2026 (spec 440; the bar at rank 32 since 3 August, spec 441; read on chain on
 * 8 October 2026): shares by price and burn among all subnets, passed through the gate. Those without TAO emission are
 * left out then, and what is left is shared out again, as `coinbase/subnet_emissions.rs` does (spec 425).
 *
 * With fewer positive shares than `barRank` the smallest of them is taken as the bar: an assumption. The chain keeps a
 * bar for 360 blocks; here it is always fresh.
 *
 * @throws {RangeError} for lists of different lengths and for numbers outside their range
 */
export function gatedShares(demand: SubnetDemand, settings: GateSettings = {}): GatedShares {
  const { emaPrices, minerBurned, isEmissionEnabled } = completeDemand(demand);
  const { barRank, barQuantile, gateExponent } = { ...DEFAULT_GATE, ...settings };
  checkNumber("barRank", barRank, { min: 0, isWhole: true });
  checkNumber("barQuantile", barQuantile, { min: 0, max: 1 });

  const priceOnly = toShares(emaPrices);
  const demandShares = toSharesOr(
    priceOnly.map((share, i) => share * (1 - (minerBurned[i] ?? 0))),
    priceOnly,
  );
  const descending = demandShares.filter((share) => share > 0).sort((a, b) => b - a);
  const bar = barRank > 0 ? barAtRank(descending, barRank) : barAtQuantile(descending, barQuantile);
  const gate = demandShares.map((share) => gateValue(share, bar, gateExponent));
  const enabled = demandShares.map((share, i) => (isEmissionEnabled[i] ? share : 0));
  const shares = toSharesOr(
    enabled.map((share, i) => share * (gate[i] ?? 0)),
    enabled,
  );
  return { demandShares, bar, gate, shares };
}

function barAtRank(descending: readonly number[], rank: number): number {
  return descending[Math.min(rank, descending.length) - 1] ?? 0;
}

/** The rule of the first week, 27 July to 3 August 2026: the share at which the largest ones together reach q. */
function barAtQuantile(descending: readonly number[], quantile: number): number {
  let reached = 0;
  for (const share of descending) {
    reached += share;
    if (reached >= quantile - EQUALITY_SLACK) return share;
  }
  return descending.at(-1) ?? 0;
}
