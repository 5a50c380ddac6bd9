import { describe, expect, it } from "vitest";
import { createSimplifier } from "./traditional-characters.ts";

describe("createSimplifier", () => {
  it("simplifies traditional characters, and leaves all others", () => {
    const simplify = createSimplifier();
    expect(simplify("質押TAO，區塊鏈與礦工的獎勵")).toBe("质押TAO，区块链与矿工的奖励");
    expect(simplify("质押 스테이킹 é ー 𠀀\ud800")).toBe("质押 스테이킹 é ー 𠀀\ud800");
    expect(simplify("")).toBe("");
  });
});
