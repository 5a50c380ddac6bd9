import { SOURCES } from "@learn-bittensor/contract/search";
import { describe, expect, it } from "vitest";
import { createSelectedSources } from "./selected-sources.ts";

describe("createSelectedSources", () => {
  it("searches concepts, subnets and guides at first", () => {
    expect(createSelectedSources([]).list()).toEqual(["concept", "subnet", "guide"]);
  });

  it("adds and takes away what is toggled, in the order of the sources", () => {
    const selected = createSelectedSources([]);
    for (const source of SOURCES) selected.toggle(source);
    expect(selected.list()).toEqual(["article", "application", "team"]);
    selected.toggle("concept");
    expect(selected.list()).toEqual(["concept", "article", "application", "team"]);
    expect(selected.isSelected("concept")).toBe(true);
    expect(selected.isSelected("guide")).toBe(false);
  });

  it("neither searches nor toggles what is coming soon, not even what is searched at first", () => {
    const selected = createSelectedSources(["article", "concept"]);
    expect(selected.list()).toEqual(["subnet", "guide"]);
    for (const source of ["article", "concept"] as const) {
      selected.toggle(source);
      expect(selected.isSelected(source)).toBe(false);
    }
    expect(selected.list()).toEqual(["subnet", "guide"]);
  });
});
