import { describe, expect, it } from "vitest";
import { isLinkAddress } from "./addresses.ts";

describe("isLinkAddress", () => {
  it.each(["https://a.example/b", "HTTP://a.example", "mailto:a@b.example", "/", "/concepts#part", "/a?b=//c"])(
    "takes %s",
    (address) => expect(isLinkAddress(address)).toBe(true),
  );

  it.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "//a.example",
    "/\\a.example",
    "https:///a",
    "https:",
    "mailto:",
    "a.example",
    "",
  ])("refuses %j", (address) => expect(isLinkAddress(address)).toBe(false));
});
