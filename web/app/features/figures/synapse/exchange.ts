/** The way of a question, in order: from whom to whom, and whether the chain is part of it. */
export const STEPS = [
  { name: "serve", from: "miner", to: "chain" },
  { name: "read", from: "chain", to: "validator" },
  { name: "ask", from: "validator", to: "miner" },
  { name: "answer", from: "miner", to: "validator" },
  { name: "weigh", from: "validator", to: "chain" },
] as const;

export function isOnChain({ from, to }: (typeof STEPS)[number]): boolean {
  return from === "chain" || to === "chain";
}

/** The text's example, made up: miners that are asked, rounds in an epoch, bytes of an answer; a weight is a 16-bit number. */
const [MINERS, ROUNDS, ANSWER_BYTES, WEIGHT_BYTES] = [200, 10, 4_000, 2];

/** Bytes of answers that travel in an epoch, and those of the weights that reach the chain. */
export function traffic() {
  return { answers: MINERS * ROUNDS * ANSWER_BYTES, weights: MINERS * WEIGHT_BYTES };
}
