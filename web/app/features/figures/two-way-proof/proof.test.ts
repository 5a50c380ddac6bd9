import { describe, expect, it } from "vitest";
import { CASES, isProved, namesKey, namesSite, turned } from "./proof.ts";

describe("a proof in both directions", () => {
  it("takes both", () => {
    expect(CASES.filter(isProved)).toEqual(["both"]);
  });

  it.each(CASES)("changes by one direction at a time: %s", (what) => {
    expect(namesSite(turned(what, "site"))).toBe(!namesSite(what));
    expect(namesKey(turned(what, "site"))).toBe(namesKey(what));
    expect(namesKey(turned(what, "key"))).toBe(!namesKey(what));
    expect(turned(turned(what, "key"), "key")).toBe(what);
  });
});
