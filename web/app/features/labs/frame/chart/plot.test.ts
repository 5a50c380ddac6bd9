import { describe, expect, it } from "vitest";
import type { LineChart } from "./chart-data.ts";
import { plotOf, scalesOf } from "./plot.ts";

const AXIS = { label: "", format: String };

describe("scalesOf", () => {
  it.each([
    [5e-324, 1e-323],
    [0, 5e-324],
    [0, 0],
    [7, 7],
    [-1e300, 1e300],
    [1, 1 + Number.EPSILON],
  ])("has numbers on its axes for values from %s to %s", (low, high) => {
    const chart: LineChart = {
      kind: "lines",
      name: "any",
      title: "",
      x: AXIS,
      y: { ...AXIS, isCloseUp: true },
      xs: [low, high],
      series: [{ name: "", values: [low, high] }],
    };
    const { x, y } = scalesOf(chart, plotOf(640));
    for (const scale of [x, y]) {
      expect(scale.ticks.length).toBeGreaterThan(0);
      expect([...scale.ticks, scale(low), scale(high)].filter((value) => !Number.isFinite(value))).toEqual([]);
    }
  });
});
