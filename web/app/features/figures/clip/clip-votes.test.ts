import { describe, expect, it } from "vitest";
import { clipVotes } from "./clip-votes.ts";

describe("clipVotes", () => {
  it.each([
    [0.8, 0.6, 0.75, [0.6, 0.6, 0.1]],
    [1, 0.6, 0.75, [0.6, 0.6, 0.1]],
    [0.3, 0.3, 0.75, [0.3, 0.3, 0.1]],
    [0, 0.1, 0.6, [0, 0.1, 0.1]],
  ])("with a first weight of %s", (first, consensus, support, kept) => {
    const result = clipVotes(first);
    expect(result.consensus).toBe(consensus);
    expect(result.support).toBeCloseTo(support);
    expect(result.votes.map((vote) => vote.kept)).toEqual(kept);
  });
});
