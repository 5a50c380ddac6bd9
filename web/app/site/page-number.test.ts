import { describe, expect, it } from "vitest";
import { cutPage, parsePageNumber } from "./page-number.ts";

describe("parsePageNumber", () => {
  it.each([
    ["1", 1],
    ["2", 2],
    ["10", 10],
    ["999999", 999_999],
  ])("reads %s", (value, page) => {
    expect(parsePageNumber(value)).toBe(page);
  });

  it.each([
    null,
    "",
    "0",
    "-1",
    "-5",
    "1.5",
    "1e3",
    "0x10",
    "01",
    " 2",
    "2 ",
    "two",
    "٣",
    "NaN",
    "Infinity",
    "1000000",
    "9".repeat(400),
  ])("takes %j for the first page", (value) => {
    expect(parsePageNumber(value)).toBe(1);
  });
});

describe("cutPage", () => {
  const letters = ["a", "b", "c", "d", "e"];

  it("cuts out a page and counts", () => {
    expect(cutPage(letters, { page: 1, pageSize: 2 })).toEqual({ items: ["a", "b"], page: 1, pageCount: 3, total: 5 });
    expect(cutPage(letters, { page: 3, pageSize: 2 })).toEqual({ items: ["e"], page: 3, pageCount: 3, total: 5 });
  });

  it("shows the last page for one beyond the end", () => {
    expect(cutPage(letters, { page: 999_999, pageSize: 2 })).toEqual({ items: ["e"], page: 3, pageCount: 3, total: 5 });
  });

  it("has one page, and an empty one, where there is nothing", () => {
    expect(cutPage([], { page: 7, pageSize: 2 })).toEqual({ items: [], page: 1, pageCount: 1, total: 0 });
  });

  it("has no empty last page where the last is just full", () => {
    expect(cutPage(letters.slice(0, 4), { page: 2, pageSize: 2 })).toMatchObject({ items: ["c", "d"], pageCount: 2 });
  });

  it("together, the pages are the whole, each entry once", () => {
    for (let pageSize = 1; pageSize <= 7; pageSize += 1) {
      const { pageCount } = cutPage(letters, { page: 1, pageSize });
      const pages = Array.from(
        { length: pageCount },
        (_, index) => cutPage(letters, { page: index + 1, pageSize }).items,
      );
      expect(pages.flat()).toEqual(letters);
    }
  });
});
