import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { parseLocale } from "./parse-locale.server.ts";

describe("parseLocale", () => {
  it("reads each language, and English where an address names none", () => {
    expect(LOCALES.map(parseLocale)).toEqual([...LOCALES]);
    expect(parseLocale(undefined)).toBe("en");
  });

  it.each(["nonsense", "DE", "de-AT", "", "constructor", "__proto__"])("answers 404 to the language %j", (param) => {
    expect(() => parseLocale(param)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  });
});
