import { expect, it } from "vitest";
import { FINISHED_PERCENT } from "./learning-state.ts";
import { sectionEnds } from "./section-ends.ts";

it("lets the last of all sections end where a document counts as read", () => {
  expect(sectionEnds(1)).toEqual([FINISHED_PERCENT]);
  expect(sectionEnds(4)).toEqual([0, 1, 2, 3].map((at) => Math.floor(25 * at + FINISHED_PERCENT / 4)));
  expect(sectionEnds(0)).toEqual([]);
});
