import { describe, expect, it } from "vitest";
import { shouldRevalidate } from "./root.tsx";

describe("shouldRevalidate", () => {
  it.each([
    ["another page", "/concepts", undefined, false],
    ["the same page once more, as after a change of content", "/", undefined, true],
    ["a form that React sends", "/concepts", "POST", false],
    ["a form that only asks", "/search?q=a", "GET", false],
  ] as const)("of menu, notices and reader, for %s", (_what, next, formMethod, expected) => {
    const currentUrl = new URL("https://learn.example/");
    const nextUrl = new URL(next, currentUrl);
    const params = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
    expect(shouldRevalidate({ currentUrl, nextUrl, formMethod, ...params })).toBe(expected);
  });
});
