import { checkNumber, checkNumbers } from "../check-argument.ts";
import { toShares } from "./shares.ts";

/** The rate of the flow averages in 2⁶³ − 1ths: half of a change has arrived after 216000 blocks, 30 days. */
export const DEFAULT_FLOW_SMOOTHING = 29_597_889_189_277;

/** The other rate that the code names: half of a change has arrived after 50400 blocks, 7 days. */
export const WEEKLY_FLOW_SMOOTHING = 126_847_427_788_335;

const SMOOTHING_SCALE = 2 ** 63;

export interface FlowSettings {
  /** A: flows are counted from max(A, the most negative flow or 0), in the unit of the flows. Default: 0. */
  readonly cutoff?: number;
  /** P, 1 or more. Default: 1. */
  readonly exponent?: number;
}

export interface NetFlows {
  /** m, from 0 to 1: how much of a protocol's positive spending counts. */
  readonly normFactor: number;
  readonly netFlows: number[];
}

/** a, the part by which the average follows in one block, from 0 to 1. About 3.209e-6 by default. */
export function flowRate(smoothing = DEFAULT_FLOW_SMOOTHING): number {
  checkNumber("smoothing", smoothing, { min: 1, max: SMOOTHING_SCALE });
  return smoothing / SMOOTHING_SCALE;
}

/** After how many blocks half of a change has arrived: ln 2 / −ln(1 − a). */
export function flowHalfLifeInBlocks(smoothing = DEFAULT_FLOW_SMOOTHING): number {
  return -Math.LN2 / Math.log1p(-flowRate(smoothing));
}

/**
 * The average of a subnet's flow of TAO after `blocks` blocks with the same `flow` in each:
 * S′ = f + (S − f)·(1 − a)ⁿ, which is n times S ← (1 − a)·S + a·f. In TAO (or RAO) per block; staked is positive,
 * unstaked negative.
 *
 * Follows `get_ema_flow` in subtensor's `coinbase/subnet_emissions.rs`.
 *
 * @throws {RangeError} for numbers that are infinite or missing and for negative or broken numbers of blocks
 */
export function flowEma(average: number, flow: number, blocks = 1, smoothing = DEFAULT_FLOW_SMOOTHING): number {
  checkNumber("average", average);
  checkNumber("flow", flow);
  return average + (flow - average) * flowProgress(blocks, smoothing);
}

/** How much of a change of the flow has arrived in its average after so many blocks: 1 − (1 − a)ⁿ, from 0 to 1. */
export function flowProgress(blocks: number, smoothing = DEFAULT_FLOW_SMOOTHING): number {
  checkNumber("blocks", blocks, { min: 0, isWhole: true });
  return -Math.expm1(blocks * Math.log1p(-flowRate(smoothing)));
}

/**
 * The rule from 4 November 2025 to June 2026: what lies above the lower limit L = max(A, min(0, the most negative
 * flow)), raised to P, as a share of all. With the default A = 0 a subnet with more unstaked than staked gets nothing;
 * with a negative one it may still receive.
 *
 * @param flows the average flow of each subnet
 * @returns shares that sum to 1, or to 0 where nobody is above the limit: then the block's TAO is not given out
 * @throws {RangeError} for flows that are infinite or missing and exponents below 1
 */
export function flowShares(flows: readonly number[], { cutoff = 0, exponent = 1 }: FlowSettings = {}): number[] {
  checkNumbers("flows", flows);
  checkNumber("cutoff", cutoff);
  let mostNegative = 0;
  for (const flow of flows) mostNegative = Math.min(mostNegative, flow);
  const lowerLimit = Math.max(cutoff, mostNegative);
  return powNormalize(
    flows.map((flow) => Math.max(flow - lowerLimit, 0)),
    exponent,
  );
}

/**
 * zᵢ^P / Σ z^P; zeros where all are 0.
 *
 * Follows `inplace_pow_normalize` in subtensor's `coinbase/subnet_emissions.rs`, whose fixed-point logarithm is good to
 * about 1 %.
 */
export function powNormalize(values: readonly number[], exponent: number): number[] {
  checkNumbers("values", values, { min: 0 });
  checkNumber("exponent", exponent, { min: 0 });
  let largest = 0;
  for (const value of values) largest = Math.max(largest, value);
  // Relative to the largest, so that powers neither overflow nor vanish together.
  return toShares(values.map((value) => (value > 0 ? (value / largest) ** exponent : 0)));
}

/**
 * The rule from 28 May to 23 June 2026 takes off what the chain itself spent on a subnet, before `flowShares`:
 * nᵢ = uᵢ − m·qᵢ where qᵢ is positive, else uᵢ − qᵢ, with m = min(1, Σ u⁺ / Σ q⁺).
 *
 * @param userFlows u, the average flow of users of each subnet
 * @param protocolFlows q, the average of injections and chain buys less root sales
 * @throws {RangeError} for lists of different lengths and for numbers that are infinite or missing
 */
export function netFlowsOf(userFlows: readonly number[], protocolFlows: readonly number[]): NetFlows {
  checkNumbers("userFlows", userFlows);
  checkNumbers("protocolFlows", protocolFlows, { length: userFlows.length });
  const spent = sumOfPositive(protocolFlows);
  const normFactor = spent > 0 ? Math.min(1, sumOfPositive(userFlows) / spent) : 0;
  const netFlows = userFlows.map((flow, i) => {
    const cost = protocolFlows[i] ?? 0;
    return flow - (cost > 0 ? normFactor * cost : cost);
  });
  return { normFactor, netFlows };
}

function sumOfPositive(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += Math.max(value, 0);
  return sum;
}
