import { describe, expect, it } from "vitest";
import { createLowering, toCondition } from "./filter-conditions.ts";

describe("toCondition", () => {
  it.each([
    [{ eq: "Apex" }, "Apex", true],
    [{ eq: "apex" }, "Apex", false],
    [{ eqi: "apex" }, "Apex", true],
    [{ ne: "Apex" }, "Apex", false],
    [{ nei: "apex" }, "Apex", false],
    [{ contains: "pe" }, "Apex", true],
    [{ contains: "PE" }, "Apex", false],
    [{ containsi: "PE" }, "Apex", true],
    [{ notContains: "PE" }, "Apex", true],
    [{ notContainsi: "PE" }, "Apex", false],
    [{ startsWith: "Ap" }, "Apex", true],
    [{ endsWith: "ap" }, "Apex", false],
    [{ in: [1, 2] }, 2, true],
    [{ notIn: [1, 2] }, 2, false],
    [{ gt: 2 }, 2, false],
    [{ gte: 2 }, 2, true],
    [{ lt: 2, gt: 0 }, 1, true],
    [{ lte: 1 }, 2, false],
    [{ between: [1, 3] }, 3, true],
    [{ between: [1, 3] }, 4, false],
    [{ eq: true }, true, true],
    [{ eq: { miners: 4 } }, { miners: 4 }, true],
    [{ gt: "2026-11-20T00:00:00.000Z" }, "2026-11-21T00:00:00.000Z", true],
    [{ or: ["a", "b"] }, "b", true],
    [{ and: ["a", "b"] }, "b", false],
    [{ not: { eq: "Apex" } }, "Apex", false],
    [{}, "Apex", true],
  ])("%j of %j is %s", (operators, value, passes) => {
    expect(toCondition(operators, createLowering())(value)).toBe(passes);
  });

  it.each([
    [{ eq: null }, true],
    [{ ne: null }, false],
    [{ null: true }, true],
    [{ null: false }, false],
    [{ notNull: true }, false],
    [{ eq: 1 }, null],
    [{ ne: 1 }, null],
    [{ notIn: [1] }, null],
    [{ not: { eq: 1 } }, null],
    [{ gt: 0 }, null],
  ])("%j of an absent value is %s", (operators, passes) => {
    expect(toCondition(operators, createLowering())(null)).toBe(passes);
  });
});
