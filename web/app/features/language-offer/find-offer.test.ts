import { describe, expect, it } from "vitest";
import { findOffer, isEntrance } from "./find-offer.ts";

describe("findOffer", () => {
  it.each([
    ["en", "de", ["en-US"], "de"],
    ["de", "de", ["en-US"], null],
    ["en", null, ["ko-KR", "en"], null],
    ["en", null, ["ko-KR", "fr"], "ko"],
    ["de", null, ["zh-Hans-CN"], "zh"],
    ["de", null, ["pt-BR", "es"], null],
    ["de", null, [], null],
  ] as const)("on a page in %s, to who has chosen %s and reads %j, is %s", (current, saved, languages, offered) => {
    expect(findOffer({ current, saved, languages })).toBe(offered);
  });
});

describe("isEntrance", () => {
  const origin = "https://learn.example";
  it.each([
    ["/", `${origin}/concepts`, true],
    ["/concepts", "", true],
    ["/concepts", "https://learn.example.evil/", true],
    ["/concepts", "https://search.example/", true],
    ["/concepts", `${origin}/`, false],
    ["/concepts", `${origin}/de/about`, false],
  ])("%s, come to from %j: %s", (path, referrer, is) => {
    expect(isEntrance({ path, referrer, origin })).toBe(is);
  });
});
