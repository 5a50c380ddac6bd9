import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { FROZEN, standAt, TEMPO } from "./tempo.ts";

describe("standAt", () => {
  it("counts as the facts do", async () => {
    const value = await readFactValues();
    expect([TEMPO, FROZEN]).toEqual([value("tempo"), value("admin-freeze-window")]);
    expect(standAt(0).minutesLeft * 60).toBe(TEMPO * value("block-time"));
    expect(standAt(1).pending).toBe(value("alpha-per-block"));
  });

  it.each([
    [0, 0, 72, "filling"],
    [270, 270, 18, "filling"],
    [350, 350, 2, "filling"],
    [351, 351, 1.8, "frozen"],
    [359, 359, 0.2, "frozen"],
    [360, 360, 0, "epoch"],
  ])("after %s blocks", (block, pending, minutesLeft, phase) => {
    expect(standAt(block)).toEqual({ pending, left: 360 - block, minutesLeft, phase });
  });
});
