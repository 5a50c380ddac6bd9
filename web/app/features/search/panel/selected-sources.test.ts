import { describe, expect, it } from "vitest";
import { selectAtFirst, toggleSource } from "./selected-sources.ts";

describe("selectAtFirst", () => {
  it("searches concepts, subnets and guides", () => {
    expect(selectAtFirst([])).toEqual(["concept", "subnet", "guide"]);
  });

  it("leaves out what is coming soon", () => {
    expect(selectAtFirst(["article", "concept"])).toEqual(["subnet", "guide"]);
  });
});

describe("toggleSource", () => {
  it("adds and takes away, in the order of the sources", () => {
    expect(toggleSource(["subnet", "guide"], "concept")).toEqual(["concept", "subnet", "guide"]);
    expect(toggleSource(["subnet", "guide"], "guide")).toEqual(["subnet"]);
    expect(toggleSource(["subnet"], "subnet")).toEqual([]);
  });
});
