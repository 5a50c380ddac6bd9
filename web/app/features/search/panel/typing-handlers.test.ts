import { describe, expect, it } from "vitest";
import { composesPlainWords } from "./typing-handlers.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Mobile";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0";

describe("composesPlainWords", () => {
  it.each(["en", "de", "fr", "ko"])("holds for Latin words on Android: %s", (locale) => {
    for (const composed of ["stak", "prüfen", "l’émission", "sn64", ""])
      expect(composesPlainWords(composed, { userAgent: ANDROID, locale })).toBe(true);
  });

  it("does not hold for syllables, characters, and the sounds of Chinese ones", () => {
    for (const composed of ["스", "ㅅ", "质", "かな"])
      expect(composesPlainWords(composed, { userAgent: ANDROID, locale: "ko" })).toBe(false);
    expect(composesPlainWords("zhiya", { userAgent: ANDROID, locale: "zh" })).toBe(false);
  });

  it("does not hold elsewhere: there, Latin words are typed and not composed", () => {
    expect(composesPlainWords("zhiya", { userAgent: MAC, locale: "en" })).toBe(false);
  });
});
