import { describe, expect, it } from "vitest";
import { createSearchIn, searchTitles } from "./search-in.ts";

/** In which order documents are found; the rules are those of section 6 of the search contract. */
describe("the order of documents", () => {
  it("is that of adding without a query, also when one is replaced", () => {
    const { engine, ids } = createSearchIn([{ title: "a" }, { title: "b" }, { title: "c" }]);
    expect(ids("")).toEqual([1, 2, 3]);
    engine.writeDocuments("index", [{ id: 1, title: "z" }, { id: 4 }], "replace");
    engine.deleteDocuments("index", [2]);
    expect(ids("")).toEqual([1, 3, 4]);
    expect(ids("-c")).toEqual([1, 4]);
  });

  it("1: prefers more words, whatever else", () => {
    const { ids } = searchTitles(["yuma", "consensus of yumas", "yuma consensus"]);
    expect(ids("yuma consensus paper")).toEqual([3, 1]);
  });

  it("2: prefers fewer typos to nearness; a prefix costs nothing, a split word one typo", () => {
    const { ids } = searchTitles(["neuron. x. weights", "neutron weights"]);
    expect(ids("neuron weights ")).toEqual([1, 2]);
    const split = searchTitles(["meta graph", "metagraf", "metagraphs"]);
    expect(split.ids("metagraph")).toEqual([3, 1, 2]);
    expect(split.ids("metagrap")).toEqual([3, 2]);
  });

  it("3: prefers near words, in their order, up to four apart", () => {
    const { ids } = searchTitles([
      "weights a a a miners",
      "weights a a a a miners",
      "miners weights",
      "weights a miners",
      "weights miners",
      "weights. miners",
    ]);
    expect(ids("weights miners ").slice(0, 1)).toEqual([5]);
    expect(ids("weights miners ").slice(1, 3).sort()).toEqual([3, 4]);
    expect(ids("weights miners ").slice(3)).toEqual([1, 2, 6]);
  });

  it("3: does not count words of different attributes as near", () => {
    const { ids } = createSearchIn([
      { title: "weights", description: "miners" },
      { description: "a weights a miners" },
    ]);
    expect(ids("weights miners ")).toEqual([2, 1]);
  });

  it("3: adds up over neighbours", () => {
    const { ids } = searchTitles(["a b x c", "a x b c", "a b c", "c b a"]);
    expect(ids("a b c ")).toEqual([3, 1, 2, 4]);
  });

  it("4: prefers earlier attributes, for each term", () => {
    const { ids } = createSearchIn([
      { body: "tao weights" },
      { title: "tao", body: "tao weights" },
      { description: "tao weights" },
    ]);
    expect(ids("tao weights ")).toEqual([2, 3, 1]);
  });

  it("6: prefers terms near to their place in the query, in steps", () => {
    const { ids } = searchTitles(["a b c stake", "a stake", "a b stake", "stake x"]);
    expect(ids("stake ")).toEqual([4, 2, 1, 3]);
    const places = searchTitles([`${"a ".repeat(30)}stake`, `${"a ".repeat(60)}stake`, `${"a ".repeat(5)}stake`]);
    expect(places.ids("stake ")).toEqual([3, 1, 2]);
  });

  it("7: prefers an attribute that is the query, then one that starts with it, then words as written", () => {
    const { ids } = searchTitles(["subnets", "subnet owners", "subnet"]);
    expect(ids("subnet")).toEqual([3, 2, 1]);
  });

  it("7: counts what is left of the query when words are dropped", () => {
    const { ids } = searchTitles(["subnet owner x", "subnet owner", "subnet owners"]);
    expect(ids("subnet owner zebra")).toEqual([2, 1, 3]);
  });

  it("counts the words of a list 8 apart", () => {
    const { ids } = createSearchIn([{ tags: ["a", "b"] }, { tags: ["a b"] }, { tags: ["b", "x a"] }], {
      searchableAttributes: ["tags"],
    });
    expect(ids("a b ")).toEqual([2, 1, 3]);
  });

  it("takes the attributes in the order of the settings, not of the request", () => {
    const { ids } = createSearchIn([{ description: "tao" }, { title: "tao" }]);
    expect(ids("tao", { attributesToSearchOn: ["description", "title"] })).toEqual([2, 1]);
  });

  it("is the same on each page", () => {
    const documents = Array.from({ length: 60 }, (_, index) => ({ title: `${"x ".repeat(index % 7)}stake ${index}` }));
    const { ids } = createSearchIn(documents);
    const pages = [0, 20, 40].flatMap((offset) => ids("stake", { offset, limit: 20 }));
    expect(pages).toEqual(ids("stake", { limit: 60 }));
    expect(new Set(pages).size).toBe(60);
  });

  it("is kept where documents are too many to be compared: the best still come first", () => {
    const titles = Array.from({ length: 3000 }, (_, index) => `${"x ".repeat(2 + (index % 5))}stake guide`);
    titles.push("stake guide", "stake");
    const { ids } = searchTitles(titles);
    expect(ids("stake", { limit: 2 })).toEqual([3002, 3001]);
    expect(ids("stake guide", { limit: 1 })).toEqual([3001]);
  });
});
