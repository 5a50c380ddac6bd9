import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { createSearchService, type SearchServiceOptions } from "./create-search-service.ts";
import type { Json } from "./json.ts";
import { storeIndex } from "./stored/stored-indexes.ts";
import { createCaller } from "./tests/create-caller.ts";
import { at, listAt } from "./tests/read-json.ts";

const SEARCH_KEY = "public-key";
const ADMIN_KEY = "admin-key";
const FILMS = { uid: "films", settings: { searchableAttributes: ["title"] }, documents: [{ id: 1, title: "Network" }] };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

describe("createSearchService", () => {
  it("searches what it is filled with, in another thread", async () => {
    const { service, titlesOf } = createService();
    await service.fill([FILMS]);
    expect(await titlesOf("network")).toEqual(["Network"]);
  });

  it("puts a new index in the place of the old one", async () => {
    const { service, titlesOf } = createService();
    await service.fill([FILMS]);
    await service.fill([{ ...FILMS, documents: [{ id: 2, title: "Network mining" }] }]);
    expect(await titlesOf("network")).toEqual(["Network mining"]);
  });

  it("refuses to be filled with what is not as it must be, and keeps what it has", async () => {
    const { service, titlesOf } = createService();
    await service.fill([FILMS]);
    const bad = { ...FILMS, documents: [{ id: "no good" }] };
    await expect(service.fill([bad])).rejects.toMatchObject({ code: "invalid_document_id" });
    await expect(service.fill([{ ...FILMS, settings: { filterable: [] } }])).rejects.toMatchObject({
      code: "bad_request",
    });
    expect(await titlesOf("network")).toEqual(["Network"]);
  });

  it("is filled by the administrator's calls", async () => {
    const { call, titlesOf } = createService();
    await call("POST /indexes/films/documents", [{ id: 1, title: "Network" }], ADMIN_KEY);
    expect(await titlesOf("network")).toEqual(["Network"]);
  });

  it("closes the administrator's calls where there is no key for them", async () => {
    const { call } = createService({ adminKey: null });
    expect(await call("GET /indexes", undefined, ADMIN_KEY)).toMatchObject({ status: 403 });
    expect(await call("GET /indexes", undefined, "")).toMatchObject({ status: 403 });
  });

  it.each([{ searchKey: "" }, { searchKey: "a", adminKey: "" }, { searchKey: "a", adminKey: "a" }])(
    "refuses keys that are empty or the same: %j",
    (options) => {
      expect(() => createSearchService(options)).toThrow("createSearchService");
    },
  );

  it.each([
    ["an answer", 1, 200],
    ["what it refuses for its size", 50, 400],
  ])("says how long it has worked, also on %s", async (_, count, status) => {
    const { service } = createService();
    const documents = Array.from({ length: 10 }, (_, id) => ({ id, title: "network ".repeat(1_000) }));
    await service.fill([{ ...FILMS, documents }]);
    const query = { indexUid: "films", q: "network", limit: 10, attributesToHighlight: ["*"] };
    const response = await service.fetch(
      new Request("http://search.internal/multi-search", {
        method: "POST",
        headers: { Authorization: `Bearer ${SEARCH_KEY}`, "Content-Type": "application/json" },
        body: JSON.stringify({ queries: Array(count).fill(query) }),
      }),
    );
    expect(response.status).toBe(status);
    const [, milliseconds] = /^search;dur=(\d+\.\d)$/.exec(response.headers.get("Server-Timing") ?? "") ?? [];
    expect(Number(milliseconds)).toBeGreaterThan(0);
  });

  it("starts another thread with the same indexes when one dies", async () => {
    const { service, call, titlesOf, killWorker, workers } = createService();
    await service.fill([FILMS]);
    await call("POST /indexes/more/documents", [{ id: 1, title: "one" }], ADMIN_KEY);
    await call("PUT /indexes/more/documents", [{ id: 1, year: 1999 }], ADMIN_KEY);
    await call("DELETE /indexes/gone", undefined, ADMIN_KEY);
    await call("POST /indexes", { uid: "films__next", primaryKey: "id" }, ADMIN_KEY);
    await call("POST /indexes/films__next/documents", [{ id: 2, title: "Network mining" }], ADMIN_KEY);
    await call("POST /swap-indexes", [{ indexes: ["films", "films__next"] }], ADMIN_KEY);
    await call("DELETE /indexes/films__next", undefined, ADMIN_KEY);
    await killWorker();
    expect(await titlesOf("network")).toEqual(["Network mining"]);
    expect((await call("GET /indexes/more/documents/1", undefined, ADMIN_KEY)).body).toEqual({
      id: 1,
      title: "one",
      year: 1999,
    });
    expect((await call("GET /indexes", undefined, ADMIN_KEY)).body).toMatchObject({ total: 2 });
    expect(workers).toHaveLength(2);
  });

  it("reads what lies in a file in its own thread, again when that dies", async () => {
    const folder = await mkdtemp(join(tmpdir(), "search-service-"));
    closers.push(() => rm(folder, { recursive: true }));
    const { service, titlesOf, killWorker } = createService();
    const { file, documents } = storeIndex(folder, { ...FILMS, source: "concept", locale: "en" });
    await service.fill([{ uid: "films", file: join(folder, file), documentCount: documents }]);
    expect(await titlesOf("network")).toEqual(["Network"]);
    await killWorker();
    expect(await titlesOf("network")).toEqual(["Network"]);
    await expect(service.fill([{ uid: "films", file: `${file}.gone`, documentCount: 1 }])).rejects.toThrow("ENOENT");
    expect(await titlesOf("network")).toEqual(["Network"]);
  });

  it("remembers an index instead of hundreds of changes to it", async () => {
    const { call, killWorker } = createService();
    for (let year = 0; year < 150; year += 1) {
      await call("POST /indexes/films/documents", [{ id: year % 3, title: `film ${year}` }], ADMIN_KEY);
    }
    await call("PATCH /indexes/films/settings", { stopWords: ["the"] }, ADMIN_KEY);
    await killWorker();
    const { body } = await call("POST /multi-search", { queries: [{ indexUid: "films" }] });
    expect(body).toMatchObject({
      results: [{ hits: [{ title: "film 147" }, { title: "film 148" }, { title: "film 149" }] }],
    });
    expect((await call("GET /indexes/films/settings", undefined, ADMIN_KEY)).body).toMatchObject({
      stopWords: ["the"],
    });
  });

  it("refuses for the moment what a dying thread has not answered", async () => {
    const { service, call, killWorker } = createService();
    await service.fill([FILMS]);
    const [answer] = await Promise.all([call("POST /multi-search", { queries: slowQueries() }), killWorker()]);
    expect(answer).toMatchObject({ status: 503, body: { code: "too_many_search_requests", type: "system" } });
    expect(answer.headers.get("retry-after")).toBe("10");
  });

  it("refuses for the moment what is more than can wait", async () => {
    const { service, call } = createService({ maxPendingSearches: 2 });
    await service.fill([FILMS]);
    const search = () => call("POST /multi-search", { queries: [{ indexUid: "films", q: "network" }] });
    const answers = await Promise.all([search(), search(), search()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503]);
    expect(answers[2]?.body).toMatchObject({ code: "too_many_search_requests", type: "system" });
    expect(await search()).toMatchObject({ status: 200 });
  });

  it("leaves this thread free while it searches", async () => {
    const { service, call } = createService();
    await service.fill([FILMS]);
    let hasAnswered = false;
    const answer = call("POST /multi-search", { queries: slowQueries() }).then(() => {
      hasAnswered = true;
    });
    // Answers come with later turns of the event loop: this one must be free before.
    await new Promise((resolve) => setImmediate(resolve));
    expect(hasAnswered).toBe(false);
    await answer;
  });

  it("refuses everything once it is closed", async () => {
    const { service, call } = createService();
    await service.close();
    expect(await call("POST /multi-search", { queries: [] })).toMatchObject({ status: 503 });
    expect(await call("GET /health")).toMatchObject({ status: 200 });
  });
});

function slowQueries(): Json {
  const q = Array.from({ length: 10 }, (_, index) => `netwrok${index}`).join(" ");
  return Array.from({ length: 50 }, () => ({ indexUid: "films", q }));
}

function createService(options: Partial<SearchServiceOptions> = {}) {
  const workers: Worker[] = [];
  const service = createSearchService({
    searchKey: SEARCH_KEY,
    adminKey: ADMIN_KEY,
    log: () => undefined,
    onWorker: (worker) => workers.push(worker),
    ...options,
  });
  closers.push(service.close);
  const { call } = createCaller(service.fetch, SEARCH_KEY);
  return {
    service,
    call,
    workers,
    async killWorker() {
      await workers.at(-1)?.terminate();
    },
    async titlesOf(q: string) {
      const { body } = await call("POST /multi-search", { queries: [{ indexUid: "films", q }] });
      return listAt(body, "results", 0, "hits").map((hit) => at(hit, "title"));
    },
  };
}
