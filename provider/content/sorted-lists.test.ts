import { describe, expect, it } from "vitest";
import { createSortedLists } from "./sorted-lists.ts";

const LIST = [{ title: "b" }, { title: "a" }];

describe("createSortedLists", () => {
  it("sorts a list by the same keys once", () => {
    const sorted = createSortedLists(() => "1");
    const first = sorted(LIST, "title", () => LIST.toReversed());
    expect(first).toEqual([{ title: "a" }, { title: "b" }]);
    expect(sorted(LIST, "title", notAgain)).toBe(first);
  });

  it("sorts anew by other keys, another list, and once content has changed", () => {
    let version = "1";
    const sorted = createSortedLists(() => version);
    sorted(LIST, "title", () => LIST.toReversed());
    expect(sorted(LIST, "slug", () => LIST)).toBe(LIST);
    const other = [...LIST];
    expect(sorted(other, "title", () => other)).toBe(other);
    version = "2";
    expect(sorted(LIST, "title", () => LIST)).toBe(LIST);
  });

  it("keeps the four orders that were asked for last", () => {
    const sorted = createSortedLists(() => "1");
    for (const keys of ["a", "b", "c", "d", "a", "e"]) sorted(LIST, keys, () => LIST);
    expect(sorted(LIST, "a", notAgain)).toBe(LIST);
    let isSortedAnew = false;
    sorted(LIST, "b", () => {
      isSortedAnew = true;
      return LIST;
    });
    expect(isSortedAnew).toBe(true);
  });
});

function notAgain(): never {
  throw new Error("sorted anew");
}
