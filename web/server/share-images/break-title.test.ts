import type { Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { breakTitle, forceTitle } from "./break-title.ts";

describe("breakTitle", () => {
  it("leaves a title that has room on one line", () => {
    expect(breakTitle("Staking", aRoom({ width: 10 }))).toEqual(["Staking"]);
  });

  it("makes lines of about the same length", () => {
    expect(breakTitle("What a validator does all day", aRoom({ width: 26 }))).toEqual([
      "What a validator",
      "does all day",
    ]);
  });

  it("is null where there would be too many lines, or a word has no room", () => {
    expect(breakTitle("one two three", aRoom({ width: 5, most: 2 }))).toBeNull();
    expect(breakTitle("Gewichtungsaktualisierung", aRoom({ width: 10 }))).toBeNull();
  });

  it("breaks after a hyphen or a slash between words", () => {
    expect(breakTitle("proof-of-stake", aRoom({ width: 9 }))).toEqual(["proof-", "of-stake"]);
  });

  it("keeps a question mark with its word in French", () => {
    expect(breakTitle("Un sous-réseau\u00a0?", aRoom({ width: 9 }))).toEqual(["Un sous-", "réseau\u00a0?"]);
  });

  it("breaks Korean between words only", () => {
    expect(breakTitle("서브넷은 무엇인가", aRoom({ locale: "ko", width: 6 }))).toEqual(["서브넷은", "무엇인가"]);
  });

  it("breaks Chinese between words, and begins no line with what closes", () => {
    const lines = breakTitle("子网的注册，与注销。", aRoom({ locale: "zh", width: 5, most: 4 }));
    expect(lines?.join("")).toBe("子网的注册，与注销。");
    expect(lines?.length).toBeGreaterThan(1);
    for (const line of lines ?? []) expect(line).not.toMatch(/^[，。]/);
  });
});

describe("forceTitle", () => {
  it("breaks a word that is too wide with a hyphen, and no other", () => {
    expect(forceTitle("Die Gewichtungsaktualisierung kommt", aRoom({ width: 12, most: 5 }))).toEqual([
      "Die",
      "Gewichtungs-",
      "aktualisier-",
      "ung kommt",
    ]);
  });

  it("says where there is more than it has room for", () => {
    expect(forceTitle("one two three four", aRoom({ width: 9, most: 1 }))).toEqual(["one two…"]);
    expect(forceTitle("가".repeat(30), aRoom({ locale: "ko", width: 10, most: 2 }))).toEqual([
      "가".repeat(10),
      `${"가".repeat(9)}…`,
    ]);
  });

  it("has no lines where there are no words", () => {
    expect(forceTitle("", aRoom({}))).toEqual([]);
  });
});

/** Letters of width 1. */
function aRoom(room: { locale?: Locale; width?: number; most?: number }) {
  return { locale: "en" as const, width: 20, most: 3, measure: (text: string) => [...text].length, ...room };
}
