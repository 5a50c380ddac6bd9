import { describe, expect, it } from "vitest";
import { attack } from "./attack.ts";

describe("attack", () => {
  it("is the one of the text without protection", () => {
    const { received, undisturbed, lost, back, gain } = attack("none");
    expect(received).toBeCloseTo(22_906.4, 1);
    expect(undisturbed).toBeCloseTo(23_809.5, 1);
    expect(lost).toBeCloseTo(0.038, 3);
    expect(back).toBeCloseTo(219.88, 2);
    expect(gain).toBeCloseTo(19.88, 2);
  });

  it("has little room below a limit, and the price ends at it", () => {
    const { ahead, gain, rises } = attack("limit");
    expect(ahead).toBeCloseTo(11.9, 1);
    expect(gain).toBeLessThan(1.3);
    expect(rises[2]).toBeCloseTo(0.105, 9);
  });

  it("does not take place where nothing can be read", () => {
    expect(attack("shield")).toMatchObject({ ahead: 0, back: 0, gain: 0, lost: 0 });
  });
});
