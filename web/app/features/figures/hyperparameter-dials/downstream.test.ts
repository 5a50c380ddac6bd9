import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { IMMUNITY, LONGEST, lastingAt, SHORTEST } from "./downstream.ts";

describe("lastingAt", () => {
  it("rests on the facts", async () => {
    const facts = await readFactValues();
    expect([SHORTEST, LONGEST]).toEqual([facts("tempo-min"), facts("tempo-max")]);
    expect(IMMUNITY).toBe(facts("neuron-immunity-period-new"));
    expect(lastingAt(1_000).away).toBe(Math.floor(facts("activity-cutoff-factor") * 1_000));
    expect(lastingAt(1_000).hidden).toBe(1_000 * facts("commit-reveal-period"));
  });

  it("pays a newcomer by default after what the text counts, within its protection", () => {
    expect(lastingAt(360)).toMatchObject({ firstPay: 1_080, away: 5_000, isProtected: true });
  });

  it("lets protection end before the first pay where the tempo is long", () => {
    expect(lastingAt(1_666).isProtected).toBe(true);
    expect(lastingAt(1_667).isProtected).toBe(false);
  });
});
