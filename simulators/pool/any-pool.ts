import fc from "fast-check";
import type { Pool } from "./balancer.ts";

const TAO = 1_000_000_000;

/** 1000 TAO and 50000 alpha at equal weights, in RAO. */
export function aPool(): Pool {
  return { tao: 1000 * TAO, alpha: 50_000 * TAO, quoteWeight: 0.5 };
}

/** From ten thousand to a million whole tokens on each side, in RAO, and weights that are not far from equal. */
export function anyPool(): fc.Arbitrary<Pool> {
  const reserve = fc.integer({ min: 10_000 * TAO, max: 1_000_000 * TAO });
  return fc.record({ tao: reserve, alpha: reserve, quoteWeight: fc.double({ min: 0.3, max: 0.7, noNaN: true }) });
}
