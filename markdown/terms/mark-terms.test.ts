import type { Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { createTermMarker } from "./mark-terms.ts";

const VALIDATOR = "/concepts/glossary#term-validator";
const TAKE = "/concepts/glossary#term-take";

describe("createTermMarker", () => {
  it("links the first use of each term, in any of its forms, the longest where one stands within another", () => {
    expect(mark("Many Validators. A validator. A validator permit.")).toBe(
      `Many [Validators](${VALIDATOR}). A validator. A [validator permit](/concepts/glossary#term-permit).`,
    );
  });

  it("goes on from what an earlier part of the text has used", () => {
    const { mark } = createTermMarker([{ id: "validator", forms: ["validator"] }], "en");
    const used = new Set<string>();
    expect(mark("A validator.", used)).toContain(VALIDATOR);
    expect(mark("A validator.", used)).toBe("A validator.");
    expect([...used]).toEqual(["validator"]);
  });

  it.each([
    ["code", "`validator`"],
    ["code of several lines", "`one\nvalidator`"],
    ["a block of code", "```sh\nvalidator\n```"],
    ["a block of code that is indented", "Text.\n\n    validator"],
    ["a formula", "$validator$"],
    ["a displayed formula", "$$\nvalidator\n$$"],
    ["a heading", "## A validator {#validator}"],
    ["a heading that is underlined", "A validator\n---"],
    ["a link", "[a *validator*](/validator)"],
    ["a link by its name", "[a validator][x]\n\n[x]: /validator"],
    ["an address", "https://example.org/validator"],
    ["a picture", "![a validator](/validator.svg)"],
    ["a figure", '::figure[A validator]{name="validator"}'],
    ["a note's mark", "[^validator]\n\n[^validator]: Note."],
    ["a note that is missing", "[^validator]"],
    ["HTML", "<validator> <!-- validator -->"],
    ["the kind of a callout", "> [!VALIDATOR]\n> Text."],
    ["another word", "A subvalidator, a validator-like thing, invalidators."],
  ])("leaves %s", (_, text) => {
    expect(mark(text)).toBe(text);
  });

  it.each([
    ["a list", "- a\n- [validator](V)"],
    ["a table", "| a |\n|---|\n| [validator](V) |"],
    ["a callout", "> [!TIP]\n> A [validator](V)."],
    ["a note", "Text.[^1]\n\n[^1]: A [validator](V)."],
  ])("finds terms in %s", (_, text) => {
    expect(mark(text.replace("[validator](V)", "validator"))).toBe(text.replace("V", VALIDATOR));
  });

  it("finds terms before particles where a language writes none apart", () => {
    expect(mark("검증자는 점수를 매긴다.", "ko")).toBe(`[검증자](${VALIDATOR})는 점수를 매긴다.`);
    expect(mark("由验证者打分。", "zh")).toBe(`由[验证者](${VALIDATOR})打分。`);
  });

  it.each([
    ["**검증자**는 *검증자*다.", `[**검증자**](${VALIDATOR})는 *검증자*다.`],
    ["***검증자***", `[***검증자***](${VALIDATOR})`],
    ["_검증자_ 검증자", `[_검증자_](${VALIDATOR}) 검증자`],
    ["새 **첫 검증자**와 **검증자 둘**, 검증자.", `새 **첫 검증자**와 **검증자 둘**, [검증자](${VALIDATOR}).`],
    ["**첫 검증자 둘**", `**첫 [검증자](${VALIDATOR}) 둘**`],
    ["*새*검증자*둘* 검증자", `*새*검증자*둘* [검증자](${VALIDATOR})`],
    ["*검증자*보상", `[*검증자*](${VALIDATOR})[보상](/concepts/glossary#term-reward)`],
  ])("puts brackets around stars, and not beside one, which would print it: %s", (text, marked) => {
    expect(mark(text, "ko")).toBe(marked);
  });

  it("finds a term in italics right behind another one", () => {
    expect(mark("보상*검증자*다", "ko", new Set(["reward"]))).toBe(`보상[*검증자*](${VALIDATOR})다`);
  });

  it("takes a form between stars only where the words are emphasised, and alone", () => {
    expect(mark("You take it. The **take**.")).toBe(`You take it. The [**take**](${TAKE}).`);
    expect(mark("**You take**")).toBe("**You take**");
  });
});

function mark(text: string, locale: Locale = "en", used = new Set<string>()): string {
  const terms = [
    { id: "validator", forms: ["validator", "validators", "검증자", "验证者"] },
    { id: "permit", forms: ["validator permit"] },
    { id: "reward", forms: ["보상"] },
    { id: "take", forms: ["*take*"] },
  ];
  return createTermMarker(terms, locale).mark(text, used);
}
