import { describe, expect, it } from "vitest";
import { choosePath, pathAddress, stepAddress } from "./choose-path.ts";

const CURIOUS = { slug: "curious", steps: ["read", "look"] };
const HOLDER = { slug: "holder", steps: ["read", "protect"] };
const PATHS = [CURIOUS, HOLDER];

describe("choosePath", () => {
  it.each([
    ["the one that is asked for", "holder", undefined, HOLDER],
    ["the first where none is asked for", null, undefined, CURIOUS],
    ["the first where there is no such path", "__proto__", undefined, CURIOUS],
    ["the one that is asked for, with the step", "holder", "read", HOLDER],
    ["one that has the step, whatever is asked for", "curious", "protect", HOLDER],
    ["none where no path has the step", "holder", "unknown", null],
  ])("takes %s", (_, asked, step, expected) => {
    expect(choosePath(PATHS, asked, step)).toBe(expected);
  });

  it("takes none of none", () => {
    expect(choosePath([], "holder")).toBeNull();
  });
});

describe("addresses", () => {
  it("name the path where the query is read, and its place on the page", () => {
    expect(pathAddress("holder", { readsQuery: true })).toBe("/get-started?path=holder#path-holder");
    expect(pathAddress("holder", { readsQuery: false })).toBe("/get-started#path-holder");
    expect(stepAddress("read", "holder")).toBe("/get-started/read?path=holder");
    expect(stepAddress("read", null)).toBe("/get-started/read");
  });
});
