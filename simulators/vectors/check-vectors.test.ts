import { describe, expect, it } from "vitest";
import { checkVector, checkVectors, formatFailure } from "./check-vectors.ts";

describe("checkVectors", () => {
  it("counts what passes and names what does not", () => {
    const report = checkVectors({ vectors: [aVector(), aVector({ id: "wrong", expected: { price: 4 } })] });
    expect(report.passed).toBe(1);
    expect(report.failures.map(formatFailure)).toEqual(["wrong (price): price: expected 4, got 5, tolerance abs 1e-9"]);
  });

  it("refuses what is no vector file", () => {
    expect(() => checkVectors([])).toThrow(TypeError);
    expect(() => checkVectors({ vectors: "none" })).toThrow("vectors: expected a list");
  });
});

describe("checkVector", () => {
  it("fails for a kind it does not know, also one that every object has", () => {
    expect(checkVector(aVector({ kind: "telepathy" }))?.problem).toBe("unknown kind telepathy");
    expect(checkVector(aVector({ kind: "constructor" }))?.problem).toBe("unknown kind constructor");
  });

  it("fails for an expected value that nobody computes", () => {
    expect(checkVector(aVector({ expected: { mood: 1 } }))?.difference?.path).toBe("mood");
  });

  it("fails for an input that is missing, and says which", () => {
    expect(checkVector(aVector({ input: { tao_reserve: 1 } }))?.problem).toContain("alpha_reserve");
  });

  it("fails for an input that cannot be read as a number", () => {
    const input = { start_issuance_rao: "many", days: 0 };
    const vector = { id: "unreadable", kind: "issuance_timeline", input, expected: { final_issuance_rao: "0" } };
    expect(checkVector(vector)?.problem).toMatch(/many/);
  });

  it("fails for lists of another length", () => {
    const vector = { id: "short", kind: "is_topk", input: { vector: [1, 2], k: 1 }, expected: { mask: [false] } };
    expect(checkVector(vector)?.difference?.tolerance).toBe("1 entries");
  });

  it("compares whole numbers above 2⁵³ exactly", () => {
    const input = { start_issuance_rao: "20999999999999999", days: 0 };
    const timeline = { id: "large", kind: "issuance_timeline", input, tolerance: { exact: true } };
    expect(checkVector({ ...timeline, expected: { final_issuance_rao: "20999999999999999" } })).toBeNull();
    expect(checkVector({ ...timeline, expected: { final_issuance_rao: "20999999999999998" } })).not.toBeNull();
  });
});

function aVector(changes: object = {}) {
  return {
    id: "right",
    kind: "price",
    input: { tao_reserve: 10, alpha_reserve: 2, w_quote: 0.5 },
    expected: { price: 5 },
    tolerance: { abs: 1e-9 },
    ...changes,
  };
}
