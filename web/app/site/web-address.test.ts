import { describe, expect, it } from "vitest";
import { isWebAddress } from "./web-address.ts";

describe("isWebAddress", () => {
  it.each(["https://chat.example", "http://chat.example/a?b#c", "HTTPS://CHAT.EXAMPLE"])("takes %s", (link) => {
    expect(isWebAddress(link)).toBe(true);
  });

  it.each(["", " ", "/apps", "//chat.example", "https://", "https:///a", "ftp://a.example", "mailto:a@b.example"])(
    "does not take %j",
    (link) => {
      expect(isWebAddress(link)).toBe(false);
    },
  );

  it.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)//https://a.example",
    "data:text/html,a",
  ])("does not take %j, which runs code", (link) => {
    expect(isWebAddress(link)).toBe(false);
  });
});
