import { describe, expect, it } from "vitest";
import { pageLoadStatus } from "./page-load-status.ts";

describe("pageLoadStatus", () => {
  it("is idle on the page one arrived at", () => {
    expect(pageLoadStatus({ isPending: false, hasNavigated: false, failed: false })).toBe("idle");
  });

  it("is pending during a navigation, whatever came before", () => {
    for (const hasNavigated of [true, false])
      for (const failed of [true, false])
        expect(pageLoadStatus({ isPending: true, hasNavigated, failed })).toBe("pending");
  });

  it("is success after a navigation that brought a page", () => {
    expect(pageLoadStatus({ isPending: false, hasNavigated: true, failed: false })).toBe("success");
  });

  it("is error where the page is an error, also the one one arrived at", () => {
    expect(pageLoadStatus({ isPending: false, hasNavigated: true, failed: true })).toBe("error");
    expect(pageLoadStatus({ isPending: false, hasNavigated: false, failed: true })).toBe("error");
  });
});
