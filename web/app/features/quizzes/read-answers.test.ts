import type { Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { fieldOf } from "./field-names.ts";
import { parseNumber } from "./parse-number.ts";
import { readAnswers } from "./read-answers.ts";

describe("readAnswers", () => {
  it("takes what was chosen, steps by their places and numbers as they are sent", () => {
    const form = aForm([
      ["locale", "de"],
      [fieldOf.choice("one"), "this"],
      [fieldOf.choice("two"), "b"],
      [fieldOf.choice("two"), "a"],
      [fieldOf.place("way", "pay"), "3"],
      [fieldOf.place("way", "ask"), "1"],
      [fieldOf.place("way", "score"), "2"],
      [fieldOf.number("minutes"), "1.072,5"],
    ]);
    expect(readAnswers(form, "de")).toEqual([
      { question: "one", options: ["this"] },
      { question: "two", options: ["b", "a"] },
      { question: "way", options: ["ask", "score", "pay"] },
      { question: "minutes", options: ["1072.5"] },
    ]);
  });

  it("leaves steps at the same place as they stand", () => {
    const form = aForm(
      ["pay", "ask", "score"].map((step) => [fieldOf.place("way", step), step === "score" ? "1" : "2"]),
    );
    expect(readAnswers(form, "en")).toEqual([{ question: "way", options: ["score", "pay", "ask"] }]);
  });

  it("takes what is no number for no answer", () => {
    expect(readAnswers(aForm([[fieldOf.number("minutes"), "an hour"]]), "en")).toEqual([]);
  });

  it.each([
    ["too many fields", Array.from({ length: 101 }, () => [fieldOf.choice("one"), "this"] as const)],
    ["a key that is too long", [[fieldOf.choice("x".repeat(101)), "this"] as const]],
    ["a value that is too long", [[fieldOf.number("one"), "1".repeat(101)] as const]],
  ])("refuses %s", (_, fields) => {
    expect(readAnswers(aForm(fields), "en")).toBeNull();
  });
});

describe("parseNumber", () => {
  it.each<[Locale, string, string | null]>([
    ["en", "72", "72"],
    ["en", " 1,234.5 ", "1234.5"],
    ["en", "0,5", "0.5"],
    ["en", ".5", "0.5"],
    ["en", "1,234", "1234"],
    ["en", "−3", "-3"],
    ["de", "1.234,5", "1234.5"],
    ["de", "1.234", "1234"],
    ["de", "0.5", "0.5"],
    ["fr", "1\u202f234,5", "1234.5"],
    ["fr", "5,1", "5.1"],
    ["ko", "3,600", "3600"],
    ["zh", "５．１", "5.1"],
    ["en", "1.2.3", null],
    ["en", "1e9", null],
    ["en", "12 minutes", null],
    ["en", "", null],
    ["en", "1".repeat(13), null],
  ])("reads in %s %j as %j", (locale, text, sent) => {
    expect(parseNumber(text, locale)).toBe(sent);
  });
});

function aForm(fields: readonly (readonly [string, string] | readonly string[])[]): FormData {
  const form = new FormData();
  for (const [name = "", value = ""] of fields) form.append(name, value);
  return form;
}
