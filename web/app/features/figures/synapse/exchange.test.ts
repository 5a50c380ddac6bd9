import { describe, expect, it } from "vitest";
import { isOnChain, STEPS, traffic } from "./exchange.ts";

describe("an exchange", () => {
  it("leaves the chain out of question and answer, and of nothing else", () => {
    expect(STEPS.filter((step) => !isOnChain(step)).map(({ name }) => name)).toEqual(["ask", "answer"]);
  });

  it("sends the bytes that the text counts", () => {
    const { answers, weights } = traffic();
    expect([answers, weights, answers / weights]).toEqual([8_000_000, 400, 20_000]);
  });

  it("goes on where it has arrived, but for the reading of the table", () => {
    for (const [place, { from }] of STEPS.entries()) {
      const before = STEPS[place - 1];
      if (before) expect(from).toBe(before.to);
    }
  });
});
