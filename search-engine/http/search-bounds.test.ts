import { describe, expect, it } from "vitest";
import { ADMIN_KEY, createEngineUnderTest } from "../cases/engine-under-test.ts";
import type { JsonObject } from "../json.ts";
import { createCaller as createCallerOf } from "../tests/create-caller.ts";
import { at, listAt } from "../tests/read-json.ts";

const FILMS = { primaryKey: "id", settings: {} };

describe("what a search may ask for", () => {
  it("pages by limit and offset, a hundred at a time, up to a thousand", async () => {
    const { ask } = await withManyFilms();
    expect(listAt(await ask({}), "hits")).toHaveLength(20);
    const most = await ask({ limit: 5000 });
    expect(most).toMatchObject({ limit: 100, estimatedTotalHits: 1000 });
    expect(listAt(most, "hits")).toHaveLength(100);
    expect(listAt(await ask({ q: "stake", offset: 995, limit: 20 }), "hits")).toHaveLength(5);
    expect(await ask({ q: "stake", offset: 2000 })).toMatchObject({ hits: [], offset: 1000 });
    expect(await ask({ q: "stake", limit: 0 })).toMatchObject({ hits: [], estimatedTotalHits: 1000 });
    expect(await ask({ page: 2, hitsPerPage: 3 })).toMatchObject({
      hits: [{ id: 3 }, { id: 4 }, { id: 5 }],
      page: 2,
      hitsPerPage: 3,
      totalHits: 1000,
      totalPages: 334,
    });
    const page = await ask({ page: 2, hitsPerPage: 400 });
    expect(page).toMatchObject({ page: 2, hitsPerPage: 100, totalPages: 10 });
    expect(listAt(page, "hits")).toHaveLength(100);
    expect(at(page, "hits", 0, "id")).toBe(100);
    expect(await ask({ page: 2 ** 50, hitsPerPage: 100 })).toMatchObject({ hits: [], totalPages: 10 });
    expect(await ask({ page: 0 })).toMatchObject({ hits: [], page: 0, hitsPerPage: 20, totalPages: 50 });
    expect(await ask({ hitsPerPage: 0 })).toMatchObject({ hits: [], page: 1, totalPages: 0 });
    expect(await ask({ page: 1 })).not.toHaveProperty("estimatedTotalHits");
  });

  it("gives the administrator a thousand at a time, with tags of a thousand characters", async () => {
    const { ask } = await withManyFilms();
    const tag = "x".repeat(1_000);
    const asked = { q: "stake", limit: 5000, attributesToHighlight: ["title"], highlightPreTag: tag };
    const found = await ask(asked, ADMIN_KEY);
    expect(found).toMatchObject({ limit: 5000, estimatedTotalHits: 1000 });
    expect(listAt(found, "hits")).toHaveLength(1000);
    expect(JSON.stringify(found).length).toBeGreaterThan(1_000_000);
  });

  it("answers a megabyte at most, and refuses what would be longer", async () => {
    const { call, load, send, searchKey } = createCaller();
    // Each has a little more than 10,000 bytes.
    const documents = Array.from({ length: 100 }, (_, id) => ({ id, title: "ä".repeat(5_000) }));
    await load("films", { ...FILMS, documents });
    const query = { indexUid: "films" };
    const ask = (limit: number) => call("POST /multi-search", { queries: [{ ...query, limit }, query] });
    const { status, body } = await ask(79);
    expect(status).toBe(200);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeGreaterThan(990_000);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(1_000_000);
    expect(await ask(80)).toMatchObject({
      status: 400,
      body: { code: "bad_request", type: "invalid_request", message: expect.stringContaining("1000000 bytes") },
    });
    // What was asked is repeated in the answer, and counts as well.
    const echoed = {
      queries: [
        { ...query, limit: 79 },
        { ...query, q: " ".repeat(15_000) },
      ],
    };
    const headers = { authorization: `Bearer ${searchKey}`, "content-type": "application/json" };
    expect(await send("POST /multi-search", headers, JSON.stringify(echoed))).toMatchObject({ status: 400 });
  });

  it("makes no more of an answer than may be sent", async () => {
    let looks = 0;
    const clock = () => {
      looks += 1;
      return 0;
    };
    const { call, load } = createCaller({ clock });
    const documents = Array.from({ length: 100 }, (_, id) => ({ id, title: "stake ".repeat(2_000) }));
    await load("films", { ...FILMS, documents });
    const query = { indexUid: "films", q: "stake", limit: 100, attributesToHighlight: ["*"] };
    expect(await call("POST /multi-search", { queries: Array(50).fill(query) })).toMatchObject({ status: 400 });
    // The clock is looked at for each of the 5,000 texts that are marked.
    expect(looks).toBeGreaterThan(20);
    expect(looks).toBeLessThan(1_000);
  });
});

/** Asks an index of 1,500 documents. */
async function withManyFilms() {
  const { call, load } = createCaller();
  const documents = Array.from({ length: 1500 }, (_, id) => ({ id, title: "stake" }));
  await load("films", { ...FILMS, documents });
  return {
    async ask(query: JsonObject, key?: string) {
      const { body } = await call("POST /multi-search", { queries: [{ indexUid: "films", ...query }] }, key);
      return at(body, "results", 0);
    },
  };
}

function createCaller(options: Parameters<typeof createEngineUnderTest>[0] = {}) {
  const engine = createEngineUnderTest(options);
  return { ...engine, ...createCallerOf(engine.fetch, engine.searchKey) };
}
