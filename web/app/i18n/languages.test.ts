import { describe, expect, it } from "vitest";
import { savedLanguage } from "./languages.ts";

describe("savedLanguage", () => {
  it.each([
    ["locale=de", "de"],
    ["a=b; locale=ko; c=d", "ko"],
    ["mylocale=de", null],
    ["locale=es", null],
    ["locale=de-AT", null],
    ["locale=", null],
    ["", null],
  ])("reads of the cookies %j %j", (cookies, locale) => {
    expect(savedLanguage(cookies)).toBe(locale);
  });
});
