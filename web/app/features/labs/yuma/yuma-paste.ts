import type { PasteFault } from "../frame/lab-definition.ts";
import { packTable } from "./pasted-table.ts";
import { readMetagraph } from "./read-metagraph.ts";
import { BY_HAND, type YumaState } from "./yuma-fields.ts";

/** Made up: UID 3 has the most stake, and UID 9 agrees with nobody. */
export const SAMPLE = `uid,stake,validator_permit,consensus,w_21,w_22,w_34,w_57,w_60,w_71,w_88
3,41200,true,0,30,25,20,10,10,5,0
5,30500,true,0,28,27,18,12,10,5,0
8,12900,true,0,25,25,25,15,5,5,0
9,9800,true,0,5,5,0,0,0,0,90
12,5600,true,0,30,20,20,10,15,5,0
21,0,false,0.29,,,,,,,
22,0,false,0.26,,,,,,,
34,0,false,0.19,,,,,,,
57,0,false,0.11,,,,,,,
60,0,false,0.1,,,,,,,
71,0,false,0.05,,,,,,,
88,0,false,0,,,,,,,
`;

/** The state that a pasted metagraph means. What fits by hand can be changed by hand, and stands in the address. */
export function readPasted(text: string): Partial<YumaState> | PasteFault {
  const table = readMetagraph(text);
  if ("fault" in table) return table;
  const { validatorUids, minerUids, stake, weights } = table;
  if (validatorUids.length > BY_HAND || minerUids.length > BY_HAND) {
    return { pasted: packTable(table), noise: 0, turnAt: 0 };
  }
  return {
    pasted: [],
    network: "hand",
    validators: validatorUids.length,
    miners: minerUids.length,
    stake: fill(inHundredths(stake), BY_HAND),
    weights: Array.from({ length: BY_HAND }, (_, i) => fill(inHundredths(weights[i] ?? []), BY_HAND)).flat(),
    turnAt: 0,
  };
}

/** Only the proportions count. */
function inHundredths(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => (total > 0 ? Number(((100 * value) / total).toFixed(4)) : 0));
}

function fill(values: readonly number[], length: number): number[] {
  return Array.from({ length }, (_, index) => values[index] ?? 0);
}
