import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { BARS, ROWS } from "./findings.ts";

const valuesOf = (bars: readonly { value: number }[]) => bars.map(({ value }) => Math.round(value * 100) / 100);

describe("what stands behind a claim", () => {
  it("are the three worths of the text", () => {
    expect(valuesOf(BARS.share)).toEqual([60_000, 40_000, 13_333.33]);
  });

  it("is a loss in TAO", () => expect(valuesOf(BARS.unit)).toEqual([1.6, 0.6, 0.96]));

  it("is the immunity of the code, and the one of the chain", async () => {
    const facts = await readFactValues();
    expect(valuesOf(BARS.source)).toEqual([180, facts("subnet-immunity") / facts("blocks-per-day")]);
  });

  it("are the days on which the rule changed", () => {
    const starts = ["2025-11-04", "2026-05-28", "2026-06-23", "2026-07-16", "2026-07-27", "2026-10-08"].map(Date.parse);
    const days = starts.slice(1).map((end, place) => (end - (starts[place] ?? 0)) / 86_400_000);
    expect(days).toEqual([...ROWS.date.parts]);
  });
});
