import { describe, expect, it } from "vitest";
import type { MiningNeeds } from "#app/site/mining-needs.server.ts";
import { isEnough, miningQuery, parseMiningFilter } from "./mining-filter.ts";

const NEEDS: MiningNeeds = {
  gpuMemoryGb: 24,
  gpuCount: 1,
  ramGb: 32,
  diskGb: 500,
  cpuCores: 8,
  bandwidthMbps: null,
  software: [],
  skills: ["machine_learning"],
  newcomers: "closed",
  readOn: "2026-08-06",
  sourceName: "min_compute.yml",
  sourceHref: null,
};

describe("what can be mined with what one has", () => {
  it.each([
    ["", true],
    ["gpu=24", true],
    ["gpu=16", false],
    ["gpu=0", false],
    ["gpu=48&disk=500", true],
    ["gpu=48&disk=250", false],
    // Their documents say nothing of the line.
    ["line=10", true],
    ["skill=machine_learning", true],
    ["skill=trading", false],
    ["open=1", false],
  ])("?%s: %s", (query, expected) => {
    expect(isEnough(parseMiningFilter(new URLSearchParams(query)), NEEDS)).toBe(expected);
  });

  it("offers no subnet of which nothing is known, but where nothing is asked", () => {
    expect(isEnough(parseMiningFilter(new URLSearchParams("gpu=80")), null)).toBe(false);
    expect(isEnough(parseMiningFilter(new URLSearchParams()), null)).toBe(true);
  });

  it("takes what cannot be chosen for no condition, and writes the rest as it was read", () => {
    const read = parseMiningFilter(new URLSearchParams("gpu=25&disk=1e3&line=NaN&skill=luck&open=yes"));
    expect(miningQuery(read)).toEqual([]);
    const query = "gpu=0&disk=1000&line=100&skill=data&open=1";
    expect(String(new URLSearchParams(miningQuery(parseMiningFilter(new URLSearchParams(query)))))).toBe(query);
  });
});
