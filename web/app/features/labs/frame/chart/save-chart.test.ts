import { describe, expect, it } from "vitest";
import { toCsv } from "./save-chart.ts";

describe("toCsv", () => {
  it("has a head and a row for each value, and quotes what needs it", () => {
    const axis = { label: 'Amount, "given"', format: String };
    const csv = toCsv({
      kind: "lines",
      name: "any",
      title: "Any",
      x: axis,
      y: axis,
      xs: [0, 0.5],
      series: [{ name: "=SUM(A1)", values: [1e-7, null] }],
    });
    expect(csv).toBe('"Amount, ""given""",\'=SUM(A1)\r\n0,1e-7\r\n0.5,\r\n');
  });
});
