import { runSubnet } from "./run-subnet.ts";

/** Made-up numbers: what three validators give three miners, of ten. The third knows a miner it would like to see paid. */
export const VALIDATORS = [
  { name: "A", stake: 0.4, marks: [9, 6, 0] },
  { name: "B", stake: 0.35, marks: [5, 5, 0] },
  { name: "C", stake: 0.25, marks: [1, 1, 8] },
] as const;

export const MINERS = ["1", "2", "3"] as const;

/** What the chain makes of it. */
export const OUTCOME = runSubnet(VALIDATORS, MINERS.length);
