import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { CONTESTABLE, dayOfShare, IMMUNE_UNTIL, NEXT, PRICE_DOWN, SHOWN, shareOfDay, stageOn } from "./stages.ts";

describe("the stages", () => {
  it("begin on the days of the text", () => {
    expect([NEXT, PRICE_DOWN, IMMUNE_UNTIL, CONTESTABLE]).toEqual([2, 16, 120, 365.25]);
    expect([0, 2, 119, 120, 365, 366].map(stageOn)).toEqual([
      "alone",
      "immune",
      "immune",
      "exposed",
      "exposed",
      "contestable",
    ]);
  });

  it("keep to the facts", async () => {
    const readValue = await readFactValues();
    expect(NEXT * 7200).toBe(readValue("subnet-rate-limit"));
    expect(PRICE_DOWN * 7200).toBe(2 * readValue("lock-cost-interval"));
    expect(IMMUNE_UNTIL * 7200).toBe(readValue("subnet-immunity"));
    expect(CONTESTABLE * 7200).toBe(readValue("conviction-subnet-age"));
  });

  it.each([0, 2, 120, 365, SHOWN])("find day %s where they drew it", (day) => {
    expect(dayOfShare(shareOfDay(day))).toBe(day);
  });
});
