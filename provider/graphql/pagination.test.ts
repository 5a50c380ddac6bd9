import { describe, expect, it } from "vitest";
import { describePage, toWindow } from "./pagination.ts";

describe("toWindow", () => {
  it("is the first 25 by default", () => {
    expect(toWindow(undefined)).toEqual({ start: 0, limit: 25 });
    expect(toWindow({ page: null, limit: null })).toEqual({ start: 0, limit: 25 });
  });

  it("counts pages from 1", () => {
    expect(toWindow({ page: 3, pageSize: 10 })).toEqual({ start: 20, limit: 10 });
    expect(toWindow({ page: 2 })).toEqual({ start: 25, limit: 25 });
    expect(toWindow({ page: 0, pageSize: 10 })).toEqual({ start: 0, limit: 10 });
    expect(toWindow({ page: -4, pageSize: 10 })).toEqual({ start: 0, limit: 10 });
  });

  it("counts entries from 0", () => {
    expect(toWindow({ start: 5, limit: 10 })).toEqual({ start: 5, limit: 10 });
    expect(toWindow({ start: -5 })).toEqual({ start: 0, limit: 25 });
  });

  it("is a hundred at most, and one at least", () => {
    expect(toWindow({ limit: 1000 }).limit).toBe(100);
    expect(toWindow({ limit: -1 }).limit).toBe(100);
    expect(toWindow({ limit: 0 }).limit).toBe(1);
    expect(toWindow({ pageSize: 0 }).limit).toBe(1);
  });

  it("refuses both ways at once", () => {
    expect(() => toWindow({ page: 1, start: 0 })).toThrow("Cannot use both page & offset pagination in the same query");
  });
});

describe("describePage", () => {
  it("counts what there is, also beyond the end", () => {
    expect(describePage({ start: 192, limit: 24 }, 3)).toEqual({ total: 3, page: 9, pageSize: 24, pageCount: 1 });
    expect(describePage({ start: 0, limit: 25 }, 0)).toEqual({ total: 0, page: 1, pageSize: 25, pageCount: 0 });
  });
});
