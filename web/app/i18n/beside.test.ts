import { describe, expect, it } from "vitest";
import { besideOf } from "./beside.ts";

describe("besideOf", () => {
  it.each([
    ["beside=en", "de", "en"],
    ["path=holder&beside=en", "zh", "en"],
    ["beside=en", "en", null],
    ["beside=fr", "de", null],
    ["beside=", "ko", null],
    ["", "ko", null],
  ] as const)("of %j on a page in %s is %s", (query, locale, beside) => {
    expect(besideOf(new URLSearchParams(query), locale)).toBe(beside);
  });
});
