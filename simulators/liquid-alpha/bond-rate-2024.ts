import { checkNumber, checkNumbers } from "../check-argument.ts";

/** The two numbers of the logistic curve α = 1 / (1 + e^(b − a·C)). */
export interface LogisticCurve {
  readonly a: number;
  readonly b: number;
}

/** Where the curve of 2024 is anchored: at `consensusLow` it gives `alphaLow`, at `consensusHigh` `alphaHigh`. */
export interface LogisticAnchors {
  /** From 0 to below 1. */
  readonly alphaLow: number;
  /** From 0 to below 1. */
  readonly alphaHigh: number;
  /** The 25th percentile of the consensus. */
  readonly consensusLow: number;
  /** The 75th percentile of the consensus. */
  readonly consensusHigh: number;
}

/** The chain knows no smaller differences. */
const SMALLEST_DIFFERENCE = 2 ** -32;

/** The curve reaches 1 nowhere, so no anchor may lie there. */
const HIGHEST_ANCHOR = 1 - SMALLEST_DIFFERENCE;

/**
 * The curve of the first liquid alpha (2024 to early 2025), when one rate held for all validators of a miner:
 *
 *     a = (ln(1/α_H − 1) − ln(1/α_L − 1)) / (C_L − C_H)        b = ln(1/α_L − 1) + a·C_L
 *
 * Where `consensusHigh` is not above `consensusLow`, or a rate is 0, a and b are 0 and each rate is 0.5 before clamping.
 *
 * Source: "Amplifying the Weight-copying Penalty in Bittensor", 12 July 2024; `calculate_logistic_params` in subtensor
 * before commit 875a0ff18 of 8 April 2025.
 *
 * @throws {RangeError} for rates outside 0 to 1, 1 itself excluded
 */
export function logisticCurve({ alphaLow, alphaHigh, consensusLow, consensusHigh }: LogisticAnchors): LogisticCurve {
  checkNumber("alphaLow", alphaLow, { min: 0, max: HIGHEST_ANCHOR });
  checkNumber("alphaHigh", alphaHigh, { min: 0, max: HIGHEST_ANCHOR });
  checkNumber("consensusLow", consensusLow);
  checkNumber("consensusHigh", consensusHigh);
  if (consensusHigh - consensusLow < SMALLEST_DIFFERENCE || alphaLow === 0 || alphaHigh === 0) return { a: 0, b: 0 };
  const low = Math.log(1 / alphaLow - 1);
  const high = Math.log(1 / alphaHigh - 1);
  const a = (high - low) / (consensusLow - consensusHigh);
  return { a, b: low + a * consensusLow };
}

/** The rate for each consensus value, from 0 to 1, before clamping. */
export function ratesOnCurve({ a, b }: LogisticCurve, consensus: readonly number[]): number[] {
  checkNumber("a", a);
  checkNumber("b", b);
  checkNumbers("consensus", consensus);
  return consensus.map((value) => 1 / (1 + Math.exp(b - a * value)));
}

/** @throws {RangeError} where `alphaLow` is above `alphaHigh` */
export function clampRates(rates: readonly number[], alphaLow: number, alphaHigh: number): number[] {
  checkNumbers("rates", rates);
  checkNumber("alphaHigh", alphaHigh, { min: 0, max: 1 });
  checkNumber("alphaLow", alphaLow, { min: 0, max: alphaHigh });
  return rates.map((rate) => Math.min(alphaHigh, Math.max(alphaLow, rate)));
}

/**
 * The rate of each miner in the version of 2024, from its consensus: the curve through the quartiles, clamped.
 *
 * @param consensus one value from 0 to 1 per miner
 */
export function bondRatesOf2024(consensus: readonly number[], alphaLow: number, alphaHigh: number): number[] {
  checkNumbers("consensus", consensus, { min: 0, max: 1 });
  const consensusLow = percentile(consensus, 0.25);
  const consensusHigh = percentile(consensus, 0.75);
  const curve = logisticCurve({ alphaLow, alphaHigh, consensusLow, consensusHigh });
  return clampRates(ratesOnCurve(curve, consensus), alphaLow, alphaHigh);
}

/** With linear interpolation between neighbours; 0 of nothing. */
function percentile(values: readonly number[], fraction: number): number {
  const ascending = [...values].sort((a, b) => a - b);
  const position = fraction * Math.max(0, ascending.length - 1);
  const below = ascending[Math.floor(position)] ?? 0;
  const above = ascending[Math.ceil(position)] ?? 0;
  return below + (above - below) * (position - Math.floor(position));
}
