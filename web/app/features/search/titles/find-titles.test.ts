import { describe, expect, it } from "vitest";
import { findTitles } from "./find-titles.ts";
import { readTitleList, type TitleEntry } from "./title-list.ts";

const TITLES: TitleEntry[] = [
  ["Can I lose my stake?", "/faq#can-i-lose-my-stake"],
  ["Staking", "/concepts/economics/staking"],
  ["Move stake", "/guides/move-stake"],
  ["Chutes", "/subnets/64"],
  ["Root", "/subnets/root"],
  ["Stakers' diary", "/articles/diary"],
  ["Validator-Vertrauen", "/concepts/glossary#term-vtrust", "Validator trust"],
  ["질권과 스테이킹", "/concepts/economics/ko"],
  ["质押是什么", "/concepts/economics/zh"],
];

describe("findTitles", () => {
  it.each([
    ["what is called just so, first", "staking", "en", ["/concepts/economics/staking"]],
    ["the number of a subnet, however it is written", "sn 64", "en", ["/subnets/64"]],
    ["what another language calls it", "validator trust", "de", ["/concepts/glossary#term-vtrust"]],
    ["a question without its small words", "how can I move my stake", "en", ["/guides/move-stake"]],
    ["a Korean word with its particle", "스테이킹을", "ko", ["/concepts/economics/ko"]],
    ["Chinese without blanks", "质押", "zh", ["/concepts/economics/zh"]],
    ["part of a longer word", "vertrauen", "de", ["/concepts/glossary#term-vtrust"]],
    ["most of the words, where nothing holds all", "stake quickly", "en", ["/guides/move-stake"]],
  ] as const)("finds %s", (_, text, locale, [first]) => {
    expect(findTitles(TITLES, text, locale)[0]?.href).toBe(first);
  });

  it.each(["", "?!", "zzzz", "sn 65"])("finds nothing for %j", (text) => {
    expect(findTitles(TITLES, text, "en")).toEqual([]);
  });

  it("knows of what kind a page is by its address", () => {
    const sources = TITLES.map((entry) => findTitles([entry], entry[0], "en")[0]?.source);
    expect(sources).toEqual([
      ...["title", "concept", "guide", "subnet", "subnet", "article", "title", "concept", "concept"],
    ]);
  });
});

describe("readTitleList", () => {
  it("takes entries of a title and an address, and nothing else", () => {
    expect(readTitleList(JSON.parse(JSON.stringify(TITLES)))).toEqual(TITLES);
    for (const other of [null, {}, [["a"]], [["a", 1]], ["a"], "a"]) expect(readTitleList(other)).toBeNull();
  });
});
