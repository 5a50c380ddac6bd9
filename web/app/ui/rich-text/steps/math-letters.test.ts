import { describe, expect, it } from "vitest";
import { toMathLetters } from "./math-letters.ts";

describe("toMathLetters", () => {
  it("finds the letters that Unicode had before it had the alphabets", () => {
    expect(toMathLetters("RNZQC", "double-struck")).toBe("ℝℕℤℚℂ");
    expect(toMathLetters("Lo", "script")).toBe("ℒℴ");
    expect(toMathLetters("CZ", "fraktur")).toBe("ℭℨ");
  });

  it("finds the first and the last of each alphabet", () => {
    expect(toMathLetters("AYaz09", "double-struck")).toBe("𝔸𝕐𝕒𝕫𝟘𝟡");
    expect(toMathLetters("AZaz", "script")).toBe("𝒜𝒵𝒶𝓏");
    expect(toMathLetters("AYaz", "fraktur")).toBe("𝔄𝔜𝔞𝔷");
  });

  it("leaves what has no such form", () => {
    expect(toMathLetters("α1", "script")).toBe("α1");
    expect(toMathLetters("x", "bold")).toBe("x");
  });
});
