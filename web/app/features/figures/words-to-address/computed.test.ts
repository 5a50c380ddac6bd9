import { describe, expect, it } from "vitest";
import { canSpend, LINKS, reachOf } from "./computed.ts";

describe("what can be computed", () => {
  it("leads down only: the address from everything, the words from nothing", () => {
    for (const link of LINKS) expect(reachOf(link)).toContain("address");
    expect(LINKS.filter((link) => reachOf(link).includes("words"))).toEqual(["words"]);
    expect(reachOf("public")).toEqual(["public", "address"]);
  });

  it("lets nobody spend who has no more than what everybody may see", () => {
    expect(LINKS.filter(canSpend)).toEqual(["words", "secret"]);
  });
});
