import { describe, expect, it } from "vitest";
import { parseEmailAddress } from "./email-address.ts";

describe("parseEmailAddress", () => {
  it.each([
    ["ada@example.test", "ada@example.test"],
    [" Ada@Example.TEST ", "ada@example.test"],
    ["ada.lane+learn@mail.example.co", "ada.lane+learn@mail.example.co"],
    ["o'neil@example.test", "o'neil@example.test"],
    ["ada@bücher.example", "ada@xn--bcher-kva.example"],
    ["ada@例子.公司", "ada@xn--fsqu00a.xn--55qx5d"],
  ])("stores %j as %s", (text, address) => {
    expect(parseEmailAddress(text)).toBe(address);
  });

  it.each([
    "",
    "ada",
    "ada@",
    "@example.test",
    "ada@example",
    "ada@@example.test",
    "ada@example..test",
    "ada@.example.test",
    "ada@example.test.",
    "ada@-example.test",
    "ada@example-.test",
    "ada@example.1",
    "ada@127.0.0.1",
    "ada@[127.0.0.1]",
    "ada..lane@example.test",
    ".ada@example.test",
    "ada.@example.test",
    "ada lane@example.test",
    '"ada"@example.test',
    "ada@exa mple.test",
    "Ada <ada@example.test>",
    "ada@example.test, bob@example.test",
    "ada@example.test\r\nBcc: bob@example.test",
    "ada\u0000@example.test",
    "\u212aate@example.test",
    "ädа@example.test",
    "ada@example.test%00.evil",
    `${"a".repeat(65)}@example.test`,
    `ada@${"a".repeat(64)}.test`,
    `a@${"example.".repeat(40)}test`,
    `${"a".repeat(50_000)}@`,
    "ada@example.test' OR '1'='1",
    "<script>@example.test",
  ])("refuses %j", (text) => {
    expect(parseEmailAddress(text)).toBeNull();
  });
});
