import {
  blockEmissionInRao,
  halvings,
  halvingThresholdInRao,
  MAX_SUPPLY_IN_RAO,
  RAO_PER_TAO,
} from "@learn-bittensor/simulators/block-emission";

const RAO = Number(RAO_PER_TAO);

export const MAX_SUPPLY = Number(MAX_SUPPLY_IN_RAO) / RAO;

/** The fact `total-issuance`, in τ. */
export const ISSUED_NOW = 11_597_865;

/** Steps that can be seen: later ones are as thin as a line. */
const STEPS = 6;

/** Of each step, from which issuance to which it lasts and what a block creates there, in τ. */
export const STAIRS = Array.from({ length: STEPS }, (_, place) => ({
  from: place === 0 ? 0 : Number(halvingThresholdInRao(place)) / RAO,
  to: Number(halvingThresholdInRao(place + 1)) / RAO,
  emission: 1 / 2 ** place,
}));

/** What holds once so much τ has been issued. `next` is the issuance at the next halving; null once all of it is issued. */
export function standAt(issued: number): { emission: number; next: number | null } {
  const inRao = BigInt(Math.round(issued)) * RAO_PER_TAO;
  const count = halvings(inRao);
  return {
    emission: Number(blockEmissionInRao(inRao)) / RAO,
    next: count === null ? null : Number(halvingThresholdInRao(count + 1)) / RAO,
  };
}
