import { describe, expect, it } from "vitest";
import { parseIconName } from "./icon-name.ts";

describe("parseIconName", () => {
  it.each([
    ["book", { prefix: "lucide", name: "book" }],
    ["file-text", { prefix: "lucide", name: "file-text" }],
    ["mdi:home", { prefix: "mdi", name: "home" }],
    ["fa6-brands:500px", { prefix: "fa6-brands", name: "500px" }],
    ["constructor:constructor", { prefix: "constructor", name: "constructor" }],
    [`${"a".repeat(64)}:${"b".repeat(64)}`, { prefix: "a".repeat(64), name: "b".repeat(64) }],
  ])("reads %s", (text, name) => {
    expect(parseIconName(text)).toEqual(name);
  });

  it.each([
    "",
    ":",
    "mdi:",
    ":home",
    "mdi:home:more",
    "@own:mdi:home",
    "Home",
    "mdi:Home",
    "__proto__",
    "mdi:../../etc/passwd",
    "mdi:a/b",
    "mdi:a.json",
    "mdi:a?icons=b",
    "mdi:a,b",
    "mdi:a b",
    "mdi:a\n",
    "mdi:-a",
    "mdi:a--b",
    "mdi:häus",
    "mdi:ｈome",
    '"><script>alert(1)</script>',
    "javascript:alert(1)",
    "a".repeat(65),
    `mdi:${"a".repeat(65)}`,
    "a".repeat(100_000),
  ])("takes %j for no name", (text) => {
    expect(parseIconName(text)).toBeNull();
  });
});
