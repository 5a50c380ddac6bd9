import { gateValue } from "@learn-bittensor/simulators/emission/gate";

/** The largest share that the picture has room for, as a multiple of the bar. */
export const LARGEST = 2;

/** What the gate leaves of a share, with both as multiples of the bar: the part that passes, and what it makes of the share. */
export function passGate(share: number) {
  const gate = gateValue(share, 1);
  return { gate, passed: share * gate };
}
