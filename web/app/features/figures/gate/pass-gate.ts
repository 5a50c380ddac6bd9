import { gateValue } from "@learn-bittensor/simulators/emission/gate";

/** The largest share that the picture has room for, as a multiple of the bar. */
export const LARGEST = 2;

/** In the lab, where shares fall with the rank, and the bar is the share at this one. */
const RANK_OF_BAR = 32;
export const LAB_SUBNETS = 128;

/** The rank at which a subnet of the lab has this share, as a multiple of the bar. */
export function rankOf(share: number): number {
  return Math.min(LAB_SUBNETS, Math.max(1, Math.round(RANK_OF_BAR / share)));
}

/** What the gate leaves of a share, with both as multiples of the bar: the part that passes, and what it makes of the share. */
export function passGate(share: number) {
  const gate = gateValue(share, 1);
  return { gate, passed: share * gate };
}
