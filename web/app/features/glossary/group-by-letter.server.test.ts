import { readFileSync } from "node:fs";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { groupByLetter, letterOf } from "./group-by-letter.server.ts";

describe("letterOf", () => {
  it.each([
    ["axon", "A"],
    ["Überschüssiges TAO", "U"],
    ["émission", "E"],
    ["nœud léger", "N"],
    ["가중치", "ㄱ"],
    ["끝", "ㄱ"],
    ["서브넷", "ㅅ"],
    ["쌍", "ㅅ"],
    ["액손", "ㅇ"],
    ["힐 함수", "ㅎ"],
    ["힐 함수".normalize("NFD"), "ㅎ"],
    ["（矿工的）共识", "K"],
    ["16 bits", "#"],
    ["…", "#"],
  ])("%s: %s", (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  it("reads Chinese as it is spoken, in every letter that a syllable can begin with", () => {
    const first =
      "阿 安 八 部 嚓 错 代 多 额 二 发 父 更 归 哈 活 激 卷 开 矿 拉 罗 妈 目 拿 诺 哦 欧 排 普 七 群 日 若 散 所 他 托 外 无 夕 训 押 运 杂 作";
    const letters = "A A B B C C D D E E F F G G H H J J K K L L M M N N O O P P Q Q R R S S T T W W X X Y Y Z Z";
    expect(first.split(" ").map(letterOf).join(" ")).toBe(letters);
  });
});

describe("groupByLetter", () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));

  it("has each letter once, in the order of the language, with its terms in theirs", () => {
    const groups = groupByLetter(named("16 bits", "alpha", "Ämter", "axon", "TAO"), "de");
    expect(groups.map(({ letter, terms }) => [letter, terms.map(({ name }) => name)])).toEqual([
      ["#", ["16 bits"]],
      ["A", ["alpha", "Ämter", "axon"]],
      ["T", ["TAO"]],
    ]);
  });

  it("has Korean consonants before what is written in Latin letters", () => {
    const groups = groupByLetter(named("TAO", "서브넷", "가중치", "AlphaIn"), "ko");
    expect(groups.map(({ letter }) => letter)).toEqual(["ㄱ", "ㅅ", "A", "T"]);
  });

  it("has what is written in Latin letters among what is read so in Chinese", () => {
    const groups = groupByLetter(named("抽成", "子网", "coldkey", "TAO"), "zh");
    expect(groups.map(({ letter, terms }) => [letter, terms.length])).toEqual([
      ["C", 2],
      ["T", 1],
      ["Z", 1],
    ]);
  });

  it.each(LOCALES)("finds a letter for each name of the glossary (%s)", (locale) => {
    const table = readFileSync(new URL("../../../../content/terms.yaml", import.meta.url), "utf8");
    const names = [...table.matchAll(new RegExp(`^ {4}${locale}: "?([^["\\n]+)"?$`, "gm"))];
    const terms = names.map(([, name = ""]) => ({ name }));
    expect(terms.length).toBeGreaterThan(100);
    expect(groupByLetter(terms, locale).map(({ letter }) => letter)).not.toContain("#");
  });
});
