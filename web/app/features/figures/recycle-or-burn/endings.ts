import {
  halvings,
  halvingThresholdInRao,
  MAX_SUPPLY_IN_RAO,
  RAO_PER_TAO,
} from "@learn-bittensor/simulators/block-emission";

const RAO = Number(RAO_PER_TAO);
export const LIMIT = Number(MAX_SUPPLY_IN_RAO) / RAO;
/** Made up, in τ: what has been issued, as in the text, and the most that the picture lets leave. */
export const ISSUED = 15_000_000;
export const MOST = 4_000_000;

/** What so much τ, taken out, leaves: in the ledger, to the next halving, and in use at the very end. */
function endOf(issued: number, limit: number) {
  const next = halvingThresholdInRao((halvings(BigInt(issued) * RAO_PER_TAO) ?? 0) + 1);
  return { issued, next: Number(next) / RAO, end: limit };
}

export function takeOut(amount: number) {
  return { recycled: endOf(ISSUED - amount, LIMIT), burned: endOf(ISSUED, LIMIT - amount) };
}
