import { describe, expect, it } from "vitest";
import { toLanes } from "./lanes.ts";
import { filterChanges, groupByYear, parseTimelineFilter, timelinePath } from "./timeline-filter.ts";

const CHANGES = [
  { on: "2026-07-02", roles: ["miner", "owner"] },
  { on: "2026", roles: [] },
  { on: "2024-03", roles: ["miner"] },
] as const;

describe("the choice of role and year", () => {
  it("reads an address and writes it in one spelling; what is unknown means none", () => {
    const filter = parseTimelineFilter(new URLSearchParams("year=2026&role=miner"));
    expect(timelinePath(filter)).toBe("/timeline?role=miner&year=2026");
    for (const unknown of ["", "role=king&year=1999", "year=2026a"])
      expect(timelinePath(parseTimelineFilter(new URLSearchParams(unknown)))).toBe("/timeline");
  });

  it("lets through what concerns the role and happened in the year", () => {
    const days = (query: string) =>
      filterChanges(CHANGES, parseTimelineFilter(new URLSearchParams(query))).map(({ on }) => on);
    expect(days("")).toEqual(["2026-07-02", "2026", "2024-03"]);
    expect(days("role=miner")).toEqual(["2026-07-02", "2024-03"]);
    expect(days("year=2026")).toEqual(["2026-07-02", "2026"]);
    expect(days("role=owner&year=2024")).toEqual([]);
  });

  it("keeps the order within the years", () => {
    expect(groupByYear(CHANGES).map(([year, { length }]) => [year, length])).toEqual([
      ["2026", 2],
      ["2024", 1],
    ]);
  });
});

const NOTHING = { role: null, year: null };

describe("toLanes", () => {
  it("has a mark for each change in the lane of all and of each role, over every year there is between", () => {
    const { years, lanes } = toLanes(CHANGES, NOTHING);
    expect(years).toEqual([
      { year: "2024", count: 1 },
      { year: "2025", count: 0 },
      { year: "2026", count: 2 },
    ]);
    expect(lanes.map(({ role, marks }) => [role, marks.length])).toEqual([
      [null, 3],
      ["miner", 2],
      ["validator", 0],
      ["holder", 0],
      ["owner", 1],
      ["developer", 0],
    ]);
    // The middle of the third of three years.
    expect(lanes.at(-2)?.marks).toEqual([0.833]);
  });

  it("counts what each choice would show besides the other one", () => {
    const { years, lanes } = toLanes(CHANGES, { role: "miner", year: "2024" });
    expect(years.map(({ count }) => count)).toEqual([1, 0, 1]);
    expect(lanes.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(lanes.map(({ marks }) => marks.length)).toEqual([3, 2, 0, 0, 1, 0]);
  });

  it("draws nothing where there is nothing", () => {
    expect(toLanes([], NOTHING)).toMatchObject({ years: [], lanes: [{ marks: [] }, {}, {}, {}, {}, {}] });
  });
});
