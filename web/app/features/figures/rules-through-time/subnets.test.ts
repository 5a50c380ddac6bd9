import { describe, expect, it } from "vitest";
import { ERAS } from "./subnets.ts";

describe("the same network under each rule", () => {
  it("is shared out whole", () => {
    for (const { shares } of ERAS) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  const sharesUnder = (rule: string) => ERAS.find((era) => era.rule === rule)?.shares ?? [];

  it("follows prices, or who comes and goes", () => {
    expect(sharesUnder("price")[0]).toBeCloseTo(0.05 / 0.146, 9);
    expect(sharesUnder("flow")).toEqual([0, 0.5, 0.3, 0.15, 0.05]);
    expect(sharesUnder("net-flow")[2]).toBe(0);
  });

  it("counts withheld pay, and leaves the small ones little behind the gate", () => {
    expect(sharesUnder("price-and-burn")[3]).toBeCloseTo(0.004 / 0.11, 9);
    expect(sharesUnder("gate")[4]).toBeLessThan((sharesUnder("price-and-burn")[4] ?? 0) / 5);
  });
});
