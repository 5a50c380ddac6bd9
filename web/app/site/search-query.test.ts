import { describe, expect, it } from "vitest";
import { cleanQuery, createSearchQuery, listSearchedSources, readResults } from "./search-query.ts";

describe("createSearchQuery", () => {
  it("asks the index of the language, in the fields of the contract", () => {
    expect(createSearchQuery("concept", "consen", { indexes: "{source}_ko", limit: 5 })).toEqual({
      indexUid: "concept_ko",
      q: "consen",
      limit: 5,
      attributesToHighlight: ["title", "description", "description.asked"],
      attributesToSearchOn: ["title", "description", "body"],
      highlightPreTag: "\ue000",
      highlightPostTag: "\ue001",
    });
  });
});

describe("listSearchedSources", () => {
  it("leaves out what is coming soon", () => {
    expect(listSearchedSources({ comingSoon: ["article", "application", "team"] })).toEqual([
      "concept",
      "subnet",
      "guide",
    ]);
    expect(listSearchedSources({ comingSoon: [] })).toHaveLength(6);
  });
});

describe("cleanQuery", () => {
  it.each([
    ["  a  b ", "a  b"],
    ["a\u0000b\nc", "a b c"],
    ["\ue000a\ue001", "a"],
    ["a\ud800b", "a b"],
    ["합의", "합의"],
    ["e\u0301", "e\u0301"],
    ["\u202eabc", "\u202eabc"],
    ['"quote', '"quote'],
  ])("asks %j as %j", (typed, asked) => {
    expect(cleanQuery(typed)).toBe(asked);
  });

  it("asks no more than 200 characters, and none by halves", () => {
    expect(cleanQuery("a".repeat(10_000))).toHaveLength(200);
    expect(cleanQuery("😀".repeat(10_000))).toBe("😀".repeat(200));
  });
});

describe("readResults", () => {
  it("has hits and their number, estimated or counted", () => {
    const estimated = { hits: [{ id: 1 }], estimatedTotalHits: 7, requestUid: "a newer engine's" };
    const counted = { hits: [], totalHits: 3 };
    expect(readResults({ results: [estimated, counted] }, 2)).toEqual([
      { hits: [{ id: 1 }], total: 7 },
      { hits: [], total: 3 },
    ]);
  });

  it.each([
    null,
    "<h1>Bad Gateway</h1>",
    [],
    {},
    { results: {} },
    { results: [] },
    { results: [{ hits: [] }, { hits: [] }] },
    { results: [{}] },
    { results: [null] },
    { results: [{ hits: {} }] },
    { message: "no", code: "invalid_api_key" },
  ])("takes %j for no answer to one query", (answer) => {
    expect(readResults(answer, 1)).toBeNull();
  });
});
