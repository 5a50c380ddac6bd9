import { describe, expect, it } from "vitest";
import { keepReturnPath, parseReturnPath } from "./return-path.ts";

describe("parseReturnPath", () => {
  it.each([
    "/",
    "/profile",
    "/de/concepts/economics/staking?tab=notes#history",
    "/search?q=a%20b&redirect=https://evil.example",
    "/%2F%2Fevil.example",
    "/profile?next=//evil.example",
  ])("follows %s, which is of this site", (text) => {
    expect(parseReturnPath(text)).toBe(text);
  });

  it("writes other letters as addresses have them", () => {
    expect(parseReturnPath("/suche/größe")).toBe("/suche/gr%C3%B6%C3%9Fe");
  });

  it.each([
    null,
    "",
    "profile",
    "https://evil.example",
    "https:evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/concepts\\..\\..\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/ /evil.example",
    "/\u0000/evil.example",
    "/\u0085/evil.example",
    "/\u2028/evil.example",
    "/\u200b/evil.example",
    "/.//evil.example",
    "/concepts/..//evil.example",
    "/%2e//evil.example",
    "/%2E%2e//evil.example",
    "/././/evil.example",
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "@evil.example",
    `/${"a".repeat(2_000)}`,
  ])("follows %j nowhere", (text) => {
    expect(parseReturnPath(text)).toBeNull();
  });

  it("leads to this site, whatever a browser makes of it", () => {
    const parts = ["/", "\\", ".", "..", "%2f", "%5c", "%2e", "@", ":", "evil.example", "\t", "?", "#", "//", " "];
    for (const one of parts)
      for (const two of parts)
        for (const three of parts)
          for (const four of parts) {
            const path = parseReturnPath(`/${one}${two}${three}${four}`);
            if (path !== null)
              expect(new URL(path, "https://learn.example").origin, path).toBe("https://learn.example");
          }
  });
});

describe("keepReturnPath", () => {
  it.each([
    ["?redirect=%2Fsubnets%3Ftag%3Dx&password=hunter2&done=confirmed", "?redirect=%2Fsubnets%3Ftag%3Dx"],
    ["?password=hunter2", ""],
    ["?redirect=https://evil.example", ""],
    ["", ""],
  ])("of %j, %j goes along", (search, kept) => {
    expect(keepReturnPath(search)).toBe(kept);
  });
});
