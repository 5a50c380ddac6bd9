import { describe, expect, it } from "vitest";
import { DEFAULT_QUERY } from "../search-query.ts";
import { createSearchIn } from "./search-in.ts";

const TITLES = ["x x stake", "stakes", "stake", "steak"].map((title) => ({ title }));

describe("the time that a request may take", () => {
  it("orders and corrects while there is some", () => {
    const { ids } = createSearchIn(TITLES, {}, { budgetMs: 1, clock: () => 0 });
    expect(ids("stake")).toEqual([3, 2, 1]);
    expect(ids("staek ")).toEqual([3, 4, 1]);
  });

  it("answers what is written, in the order of adding, when it is over", () => {
    const { ids, search } = createSearchIn(TITLES, {}, { budgetMs: 0, clock: () => 0 });
    expect(ids("stake")).toEqual([1, 2, 3]);
    expect(ids("staek ")).toEqual([]);
    expect(search("stake")).toMatchObject({ estimatedTotalHits: 3, processingTimeMs: 0 });
  });

  it("leaves texts without marks when it is over", () => {
    const { formatted } = createSearchIn(TITLES, {}, { budgetMs: 0, clock: () => 0 });
    expect(formatted("stake")[0]).toEqual({ id: "1", title: "x x stake" });
  });

  it("is enough for twenty hits when it is over, and not for a thousand", () => {
    const many = Array.from({ length: 100 }, () => ({ title: "stake" }));
    const { search } = createSearchIn(many, {}, { budgetMs: 0, clock: () => 0 });
    const { hits, ...rest } = search("stake", { limit: 1000, showMatchesPosition: true });
    expect(hits).toHaveLength(20);
    expect(rest).toMatchObject({ limit: 1000, estimatedTotalHits: 100 });
    expect(hits[0]?._matchesPosition).toEqual({});
    const inTime = createSearchIn(many).search("stake", { limit: 1000, showMatchesPosition: true });
    expect(inTime.hits).toHaveLength(100);
  });

  it("leaves out words that must not occur, behind the tenth, when it is over", () => {
    const words = Array.from({ length: 12 }, (_, index) => `word${index}`);
    const titles = words.map((title) => ({ title }));
    const query = words.map((word) => `-${word}`).join(" ");
    expect(createSearchIn(titles).ids(query)).toEqual([]);
    expect(createSearchIn(titles, {}, { budgetMs: 0, clock: () => 0 }).ids(query)).toEqual([11, 12]);
  });

  it("is that of all queries together", () => {
    let now = 0;
    const clock = () => {
      now += 1;
      return now;
    };
    const { engine } = createSearchIn(TITLES, {}, { budgetMs: 25, clock });
    const query = { ...DEFAULT_QUERY, indexUid: "index", q: "stake" };
    const ids = engine.multiSearch(Array(10).fill(query)).map(({ hits }) => hits.map(({ id }) => id));
    expect(ids[0]).toEqual([3, 2, 1]);
    expect(ids.at(-1)).toEqual([1, 2, 3]);
  });

  it("is told in whole milliseconds", () => {
    let now = 0;
    const clock = () => {
      now += 0.4;
      return now;
    };
    const { search } = createSearchIn(TITLES, {}, { clock });
    expect(Number.isInteger(search("stake").processingTimeMs)).toBe(true);
  });
});
