import { describe, expect, it } from "vitest";
import { at, columns, dot, scaled } from "./arithmetic.ts";
import { paperText } from "./paper-text.ts";

describe("the Bittensor whitepaper", () => {
  const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));
  const factor = (trust: number) => sigmoid(10 * (trust - 0.5));

  it("pays five peers in one round", async () => {
    const stake = [0.25, 0.2, 0.15, 0.25, 0.15];
    const weights = [
      [0, 0.6, 0.4, 0, 0],
      [0.7, 0, 0.3, 0, 0],
      [0.6, 0.4, 0, 0, 0],
      [0, 0, 0, 0, 1],
      [0, 0, 0, 1, 0],
    ];
    const rank = columns(weights).map((column) => dot(stake, column));
    const trust = columns(weights).map((column) => dot(stake, column.map(Math.sign)));
    const share = scaled(rank.map((r, j) => r * factor(at(trust, j))));
    const text = await paperText("bittensor-whitepaper");
    ["P1", "P2", "P3", "Q1", "Q2"].forEach((peer, j) => {
      const cells = [at(stake, j), at(rank, j), at(trust, j)].map((value) => value.toFixed(2));
      const row = [peer, ...cells, factor(at(trust, j)).toFixed(4), at(share, j).toFixed(4)];
      expect(text).toContain(row.map((cell) => `[${cell}]`).join(", "));
    });
    expect(text).toContain(`receive ${((at(share, 3) + at(share, 4)) * 100).toFixed(1)} %`);
  });

  it("follows a closed group for two hundred rounds", async () => {
    const next = (x: number) => {
      const paid = x * factor(x) + (1 - x) * factor(1 - x);
      return (x + (0.02 * x * factor(x)) / paid) / 1.02;
    };
    const text = await paperText("bittensor-whitepaper");
    for (const start of [0.3, 0.4, 0.49, 0.51]) {
      const course = [start];
      for (let round = 1; round <= 200; round++) course.push(next(at(course, round - 1)));
      const cells = [25, 50, 100, 150, 200].map((round) => `[${at(course, round).toFixed(4)}]`);
      expect(text).toContain([`[${start.toFixed(2)}]`, ...cells].join(", "));
    }
  });
});
