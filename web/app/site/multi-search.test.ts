import { describe, expect, it } from "vitest";
import { multiSearch } from "./multi-search.ts";

const QUERIES = [{ indexUid: "concept_en" }, { indexUid: "guide_en" }, { indexUid: "team_en" }];

describe("multiSearch", () => {
  it.each([
    [[], [1, 1, 1], 1],
    [["guide_en"], [1, 0, 1], 2],
    [["concept_en", "team_en"], [0, 1, 0], 3],
  ])(
    "finds nothing where there is no index, and everything in the others: without %j",
    async (missing, found, times) => {
      const { ask, asked } = anEngineWithout(missing);
      const told: string[] = [];
      const { results } = await multiSearch(QUERIES, ask, (indexUid) => told.push(indexUid));
      expect(results?.map(({ total }) => total)).toEqual(found);
      expect(told).toEqual(missing);
      expect(asked).toHaveLength(times);
    },
  );

  it("has no results where there is no index at all", async () => {
    const { ask } = anEngineWithout(QUERIES.map(({ indexUid }) => indexUid));
    expect(await multiSearch(QUERIES, ask, () => undefined)).toMatchObject({ status: 400, results: null });
  });

  it.each([
    { code: "index_not_found", message: "Index `of_somebody_else` not found." },
    { code: "index_not_found", message: "no such index" },
    { code: "bad_request", message: "Index `guide_en` not found." },
    "Index `guide_en` not found.",
    null,
  ])("does not ask again for %j", async (body) => {
    const asked: unknown[] = [];
    const ask = async (queries: readonly object[]) => {
      asked.push(queries);
      return { status: 400, body };
    };
    expect((await multiSearch(QUERIES, ask, () => undefined)).results).toBeNull();
    expect(asked).toHaveLength(1);
  });
});

/** Answers as Meilisearch does: the first index that is missing fails all queries. */
function anEngineWithout(missing: readonly string[]) {
  const asked: unknown[] = [];
  return {
    asked,
    async ask(queries: readonly { indexUid: string }[]) {
      asked.push(queries);
      const at = queries.findIndex(({ indexUid }) => missing.includes(indexUid));
      const message = `Inside \`.queries[${at}]\`: Index \`${queries[at]?.indexUid}\` not found.`;
      if (at !== -1) return { status: 400, body: { code: "index_not_found", message } };
      return { status: 200, body: { results: queries.map(() => ({ hits: [{}], estimatedTotalHits: 1 })) } };
    },
  };
}
