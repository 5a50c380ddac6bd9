import { describe, expect, it } from "vitest";
import { readingMinutes } from "./reading-minutes.ts";

describe("readingMinutes", () => {
  it("is a minute at least", () => {
    expect(readingMinutes("", "en")).toBe(1);
    expect(readingMinutes("Three short words.", "de")).toBe(1);
  });

  it.each(["en", "de", "fr"] as const)("counts words in %s", (locale) => {
    expect(readingMinutes("stake ".repeat(1000), locale)).toBe(5);
  });

  it.each(["ko", "zh"] as const)("counts characters in %s", (locale) => {
    expect(readingMinutes("子网 ".repeat(1000), locale)).toBe(4);
  });
});
