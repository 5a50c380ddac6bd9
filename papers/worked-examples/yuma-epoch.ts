import { at, columns, dot, scaled, sharesOfColumns, sum } from "./arithmetic.ts";

export interface EpochInput {
  stake: number[];
  weights: number[][];
  beta: number;
  rate?: number;
  kappa?: number | undefined;
  before?: number[][];
  isYuma3?: boolean;
  liquid?: [low: number, high: number];
}

export interface Epoch {
  consensus: number[];
  trust: number[];
  incentive: number[];
  bonds: number[][];
  dividend: number[];
}

/** One epoch as the edition on Yuma Consensus prints it, with the bonds of Yuma 3 and liquid alpha on request. */
export function epoch({ weights, beta, rate = 0.1, kappa = 32767 / 65535, ...input }: EpochInput): Epoch {
  const stake = scaled(input.stake);
  const supported = (column: number[], w: number) =>
    dot(
      stake,
      column.map((v) => (v >= w ? 1 : 0)),
    ) >=
    kappa - 1e-12;
  const consensus = columns(weights).map((column) => Math.max(0, ...column.filter((w) => supported(column, w))));
  const clipped = weights.map((row) => row.map((w, j) => Math.min(w, at(consensus, j))));
  const incentive = scaled(columns(clipped).map((column) => dot(stake, column)));
  const forBonds = weights.map((row, i) => row.map((w, j) => (1 - beta) * w + beta * at(at(clipped, i), j)));
  const before = input.before ?? weights.map((row) => row.map(() => 0));
  const speed = (w: number, b: number, c: number) => {
    if (!input.liquid) return rate;
    const [low, high] = input.liquid;
    const distance = Math.min(1, Math.max(0, w >= b ? w - c : b - w));
    return low + (high - low) / (1 + Math.exp(-10 * (distance - 0.5)));
  };
  const target = input.isYuma3 ? forBonds : sharesOfColumns(forBonds.map((row, i) => row.map((w) => at(stake, i) * w)));
  const moved = target.map((row, i) =>
    row.map((w, j) => {
      const old = at(at(before, i), j);
      const a = speed(w, old, at(consensus, j));
      return a * w + (1 - a) * old;
    }),
  );
  const held = sharesOfColumns(moved);
  const earned = held.map((row, i) => dot(row, incentive) * (input.isYuma3 ? at(stake, i) : 1));
  return {
    consensus,
    trust: clipped.map(sum),
    incentive,
    bonds: input.isYuma3 ? moved : held,
    dividend: scaled(earned),
  };
}
