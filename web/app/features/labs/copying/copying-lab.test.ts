import { describe, expect, it } from "vitest";
import { finish } from "../frame/finish.ts";
import { decodeState } from "../frame/state-link.ts";
import type { CopyingState } from "./copying-fields.ts";
import { copyingLab } from "./copying-lab.ts";

describe("copyingLab", () => {
  it("makes the prediction come true: where nothing changes, concealing does not help", () => {
    expect(compute(copyingLab.prediction.state).copierReturn).toBeCloseTo(1, 3);
  });

  it("lets a copier lose where miners change, and more with a longer lag", () => {
    const open = compute({ reveal: 0 }).copierReturn ?? 1;
    const concealed = compute({ reveal: 3 }).copierReturn ?? 1;
    expect(open).toBeLessThan(1);
    expect(concealed).toBeLessThan(open);
  });

  it("has a return for each role that is played", () => {
    const { returns } = compute({ colluder: 25, honest: 55, copier: 20 });
    expect(returns.map((values) => values?.length)).toEqual([100, 100, 100]);
    expect(compute({ copier: 0 }).returns[1]).toBeNull();
    expect(compute({ copier: 0 }).copierReturn).toBeNull();
  });

  it.each([
    [{ honest: 0, copier: 0, colluder: 0 }, "noStake"],
    [{ mode: "yuma3", liquid: true, low: 0.9, high: 0.2 }, "rates"],
    [{ low: 0.9, high: 0.2 }, null],
  ] as const)("names what is wrong with %j", (change, problem) => {
    expect(copyingLab.problemOf({ ...copyingLab.initial, ...change })).toBe(problem);
  });

  it("opens addresses of its first version", () => {
    expect(decodeState(copyingLab, "1~t.drift~g.10~r.2~q.yuma3~l.1~k.-500~e.24")).toEqual({
      truth: "drift",
      honest: 75,
      copier: 25,
      colluder: 10,
      reveal: 2,
      mode: "yuma3",
      liquid: true,
      low: 0.7,
      high: 0.9,
      steepness: -500,
      memory: 0.9,
      penalty: 1,
      epochs: 24,
    });
  });
});

function compute(change: Partial<CopyingState>) {
  return finish(copyingLab.simulate({ ...copyingLab.initial, ...change }));
}
