import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNumber, writeNumber } from "./read-number.ts";

describe("readNumber", () => {
  it.each([
    ["1,500.5", "en", 1500.5],
    ["1.500,5", "de", 1500.5],
    ["1.500", "de", 1500],
    ["1.5", "de", 1.5],
    ["1 500,5", "fr", 1500.5],
    ["1,5", "fr", 1.5],
    ["20,358", "ko", 20_358],
    ["−3", "zh", -3],
    [".5", "en", 0.5],
    ["1e-7", "en", 1e-7],
  ])("reads %s in %s", (text, locale, value) => expect(readNumber(text, locale)).toBe(value));

  it.each(["", "many", "1e400", "NaN", "Infinity", "1,2,3", "0x10", "--1"])("finds no number in “%s”", (text) =>
    expect(readNumber(text, "en")).toBeNull(),
  );

  it.each(["en", "de", "ko", "fr", "zh"])("reads back what is written, in %s", (locale) => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readNumber(writeNumber(value, locale), locale)).toBe(value || 0);
      }),
    );
  });
});
