import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { toPreferredLocale } from "./preferred-locale.ts";

describe("toPreferredLocale", () => {
  it.each(LOCALES)("knows %s", (locale) => {
    expect(toPreferredLocale(locale)).toBe(locale);
  });

  it.each([
    ["de-AT, de;q=0.9, en;q=0.5", "de"],
    ["en;q=0.2, ko;q=0.8", "ko"],
    ["it, fr;q=0.7", "fr"],
    ["zh-Hant-TW", "zh"],
    ["DE", "de"],
    ["de;q=0, fr;q=0.1", "fr"],
  ])("reads %j as %s", (header, locale) => {
    expect(toPreferredLocale(header)).toBe(locale);
  });

  it.each([null, "", "*", "it", ";;,q=,", "de;q=x", ",".repeat(10_000)])("takes English for %j", (header) => {
    expect(toPreferredLocale(header)).toBe("en");
  });
});
