import { expect, it } from "vitest";
import { shownShare } from "./shown-share.ts";

const outline = ["install", "register", "mine", "watch"].map((anchor) => ({ anchor, title: anchor }));

it("is all of a guide, or the part of the section that is shown alone", () => {
  expect(shownShare({ outline, section: null })).toEqual({ from: 0, to: 1 });
  expect(shownShare({ outline, section: { anchor: "register", title: "register" } })).toEqual({ from: 0.25, to: 0.5 });
});
