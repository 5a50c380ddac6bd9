import { describe, expect, it } from "vitest";
import { ADMIN_KEY, createEngineUnderTest } from "../cases/engine-under-test.ts";
import type { Json } from "../json.ts";
import { createCaller } from "../tests/create-caller.ts";
import { at, listAt } from "../tests/read-json.ts";

describe("the calls that fill an index", () => {
  it("make it, set it, fill it, count it and put it in the place of the old one", async () => {
    const { succeed, admin, titlesOf } = createAdmin();
    await succeed("POST /indexes", { uid: "concept_en" });
    await succeed("POST /indexes", { uid: "concept_en__next", primaryKey: "id" });
    await succeed("PATCH /indexes/concept_en__next/settings", { searchableAttributes: ["title"] });
    await succeed("POST /indexes/concept_en__next/documents", [
      { id: "a", title: "one" },
      { id: "b", title: "two" },
    ]);
    expect((await admin("GET /indexes/concept_en__next/stats")).body).toEqual({
      numberOfDocuments: 2,
      isIndexing: false,
      fieldDistribution: { id: 2, title: 2 },
    });
    expect(await titlesOf("concept_en")).toEqual([]);
    const swap = await succeed("POST /swap-indexes", [{ indexes: ["concept_en", "concept_en__next"] }]);
    expect(swap).toMatchObject({ indexUid: null, type: "indexSwap" });
    expect(await titlesOf("concept_en")).toEqual(["one", "two"]);
    await succeed("DELETE /indexes/concept_en__next");
    expect((await admin("GET /indexes")).body).toMatchObject({
      results: [{ uid: "concept_en", primaryKey: "id" }],
      total: 1,
    });
    expect(await admin("GET /indexes/concept_en__next")).toMatchObject({
      status: 404,
      body: { code: "index_not_found" },
    });
  });

  it("answer 202 with a task, which has ended when it is asked for", async () => {
    const now = () => new Date("2026-11-20T08:00:00Z");
    const { admin } = createAdmin(now);
    const { status, body } = await admin("POST /indexes", { uid: "films" });
    const time = "2026-11-20T08:00:00.000Z";
    expect(status).toBe(202);
    expect(body).toEqual({
      taskUid: 0,
      indexUid: "films",
      status: "enqueued",
      type: "indexCreation",
      enqueuedAt: time,
    });
    expect((await admin("GET /tasks/0")).body).toEqual({
      uid: 0,
      indexUid: "films",
      status: "succeeded",
      type: "indexCreation",
      canceledBy: null,
      details: { primaryKey: null },
      error: null,
      duration: "PT0S",
      enqueuedAt: time,
      startedAt: time,
      finishedAt: time,
    });
    expect((await admin("GET /tasks")).body).toMatchObject({ results: [{ uid: 0 }], total: 1 });
    for (const unknown of ["1", "-1", "x"]) {
      expect(await admin(`GET /tasks/${unknown}`)).toMatchObject({ status: 404, body: { code: "task_not_found" } });
    }
  });

  it.each<[string, Json | undefined, string]>([
    ["POST /indexes", { uid: "films" }, "index_already_exists"],
    ["DELETE /indexes/nope", undefined, "index_not_found"],
    ["POST /swap-indexes", [{ indexes: ["films", "nope"] }], "index_not_found"],
    ["POST /indexes/films/documents", [{ id: "ok" }, { id: "no good" }], "invalid_document_id"],
    ["POST /indexes/films/documents", [{ id: "ok" }, { id: 1.5 }], "invalid_document_id"],
    ["POST /indexes/films/documents", [{ id: "ok" }, { title: "x" }], "missing_document_id"],
    ["POST /indexes/films/documents", [{ id: "x".repeat(512) }], "invalid_document_id"],
    ["POST /indexes/other/documents", [{ title: "x" }], "index_primary_key_no_candidate_found"],
    ["POST /indexes/other/documents", [{ id: 1, userId: 2 }], "index_primary_key_multiple_candidates_found"],
    ["POST /indexes/nope/documents/delete-batch", [1], "index_not_found"],
    ["DELETE /indexes/nope/documents", undefined, "index_not_found"],
  ])("%s with %j ends in a failed task: %s", async (route, body, code) => {
    const { admin, succeed, titlesOf } = createAdmin();
    await succeed("POST /indexes", { uid: "films", primaryKey: "id" });
    await succeed("POST /indexes/films/documents", [{ id: 1, title: "kept" }]);
    const answer = await admin(route, body);
    expect(answer.status).toBe(202);
    const task = await admin(`GET /tasks/${at(answer.body, "taskUid")}`);
    expect(task.body).toMatchObject({
      status: "failed",
      error: { code, type: "invalid_request", link: expect.anything() },
    });
    expect(await titlesOf("films")).toEqual(["kept"]);
  });

  it.each<[string, Json | undefined, string]>([
    ["POST /indexes", {}, "missing_index_uid"],
    ["POST /indexes", { uid: "a b" }, "invalid_index_uid"],
    ["POST /indexes", { uid: "a", primaryKey: 1 }, "invalid_index_primary_key"],
    ["POST /indexes", { uid: "a", more: 1 }, "bad_request"],
    ["POST /indexes", [], "bad_request"],
    ["GET /indexes/a%20b", undefined, "invalid_index_uid"],
    ["PATCH /indexes/a/settings", { rankingRules: [] }, "bad_request"],
    ["PATCH /indexes/a/settings", [], "bad_request"],
    ["PATCH /indexes/a/settings", { searchableAttributes: "title" }, "invalid_settings_searchable_attributes"],
    ["PATCH /indexes/a/settings", { displayedAttributes: [1] }, "invalid_settings_displayed_attributes"],
    ["PATCH /indexes/a/settings", { stopWords: {} }, "invalid_settings_stop_words"],
    ["PATCH /indexes/a/settings", { synonyms: { a: "b" } }, "invalid_settings_synonyms"],
    ["PATCH /indexes/a/settings", { typoTolerance: { enabled: 1 } }, "invalid_settings_typo_tolerance"],
    ["PATCH /indexes/a/settings", { typoTolerance: { sometimes: true } }, "bad_request"],
    [
      "PATCH /indexes/a/settings",
      { typoTolerance: { minWordSizeForTypos: { oneTypo: 9, twoTypos: 5 } } },
      "invalid_settings_typo_tolerance",
    ],
    [
      "PATCH /indexes/a/settings",
      { localizedAttributes: [{ locales: ["deu"] }] },
      "invalid_settings_localized_attributes",
    ],
    [
      "PATCH /indexes/a/settings",
      { localizedAttributes: [{ attributePatterns: ["*"], locales: ["tlh"] }] },
      "invalid_settings_localized_attributes",
    ],
    ["POST /indexes/a/documents", "text", "malformed_payload"],
    ["POST /indexes/a/documents/delete-batch", { id: 1 }, "bad_request"],
    ["POST /swap-indexes", { indexes: ["a", "b"] }, "bad_request"],
    ["POST /swap-indexes", [{ indexes: ["a", "b"], rename: true }], "bad_request"],
    ["POST /swap-indexes", [{ indexes: ["a"] }], "invalid_swap_indexes"],
    ["POST /swap-indexes", [{ indexes: ["a", "a"] }], "invalid_swap_duplicate_index_found"],
  ])("%s with %j is refused at once: %s", async (route, body, code) => {
    const { admin } = createAdmin();
    expect(await admin(route, body)).toMatchObject({ status: 400, body: { code, type: "invalid_request" } });
    expect((await admin("GET /indexes")).body).toMatchObject({ results: [] });
  });
});

describe("documents", () => {
  it("are replaced by POST, and merged by PUT, each in its place", async () => {
    const { admin, succeed, titlesOf } = createAdmin();
    await succeed("POST /indexes/films/documents?primaryKey=slug", [
      { slug: "a", title: "one", year: 1 },
      { slug: "b", title: "two", year: 2 },
    ]);
    await succeed("PUT /indexes/films/documents", [{ slug: "a", title: "uno" }]);
    await succeed("POST /indexes/films/documents", { slug: "b", title: "due" });
    expect((await admin("GET /indexes/films/documents/a")).body).toEqual({ slug: "a", title: "uno", year: 1 });
    expect((await admin("GET /indexes/films/documents/b")).body).toEqual({ slug: "b", title: "due" });
    expect(await titlesOf("films")).toEqual(["uno", "due"]);
    expect(await titlesOf("films", "two")).toEqual([]);
  });

  it("are deleted one by one, in batches, or all", async () => {
    const { admin, succeed, titlesOf } = createAdmin();
    await succeed(
      "POST /indexes/films/documents",
      [1, 2, 3, 4, 5].map((id) => ({ id, title: `title ${id}` })),
    );
    await succeed("DELETE /indexes/films/documents/2");
    const task = await succeed("POST /indexes/films/documents/delete-batch", [1, "3", 99]);
    expect(task).toMatchObject({ details: { providedIds: 3, deletedDocuments: 2 } });
    expect(await titlesOf("films")).toEqual(["title 4", "title 5"]);
    expect(await titlesOf("films", "1")).toEqual([]);
    expect(await admin("GET /indexes/films/documents/2")).toMatchObject({
      status: 404,
      body: { code: "document_not_found" },
    });
    await succeed("DELETE /indexes/films/documents");
    expect(await titlesOf("films")).toEqual([]);
    await succeed("POST /indexes/films/documents", [{ id: 1, title: "again" }]);
    expect(await titlesOf("films", "again")).toEqual(["again"]);
  });

  it("may be more bytes than a search, up to a limit", async () => {
    const { fetch } = createEngineUnderTest({ searchBodyBytes: 100, adminBodyBytes: 1000 });
    const { call } = createCaller(fetch, ADMIN_KEY);
    expect(await call("POST /indexes/a/documents", [{ id: 1, title: "x".repeat(500) }])).toMatchObject({ status: 202 });
    expect(await call("POST /indexes/a/documents", [{ id: 1, title: "x".repeat(1000) }])).toMatchObject({
      status: 413,
      body: { code: "payload_too_large" },
    });
  });
});

describe("settings", () => {
  it("are kept where they are not named, and go back to their defaults", async () => {
    const { admin, succeed, titlesOf } = createAdmin();
    await succeed("POST /indexes/films/documents", [{ id: 1, title: "network", body: "mining" }]);
    await succeed("PATCH /indexes/films/settings", { searchableAttributes: ["title"], stopWords: ["the"] });
    expect(await titlesOf("films", "mining")).toEqual([]);
    await succeed("PATCH /indexes/films/settings", { synonyms: { web: ["network"] }, searchableAttributes: null });
    expect(await titlesOf("films", "mining")).toEqual(["network"]);
    expect(await titlesOf("films", "web ")).toEqual(["network"]);
    expect((await admin("GET /indexes/films/settings")).body).toEqual({
      searchableAttributes: ["*"],
      displayedAttributes: ["*"],
      stopWords: ["the"],
      synonyms: { web: ["network"] },
      typoTolerance: {
        enabled: true,
        minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
        disableOnWords: [],
        disableOnAttributes: [],
      },
      localizedAttributes: null,
    });
    await succeed("DELETE /indexes/films/settings");
    expect((await admin("GET /indexes/films/settings")).body).toMatchObject({ stopWords: [], synonyms: {} });
  });

  it("change what they name of the tolerance of typos", async () => {
    const { admin, succeed } = createAdmin();
    await succeed("PATCH /indexes/films/settings", { typoTolerance: { disableOnWords: ["tao"] } });
    await succeed("PATCH /indexes/films/settings", { typoTolerance: { minWordSizeForTypos: { oneTypo: 4 } } });
    const { body } = await admin("GET /indexes/films/settings");
    expect(body).toMatchObject({
      typoTolerance: { enabled: true, disableOnWords: ["tao"], minWordSizeForTypos: { oneTypo: 4, twoTypos: 9 } },
    });
  });
});

describe("the public key", () => {
  it("can only search", async () => {
    const { call } = createAdmin();
    for (const route of ["GET /indexes", "GET /tasks", "DELETE /indexes/films", "POST /swap-indexes"]) {
      expect(await call(route)).toMatchObject({ status: 403, body: { code: "invalid_api_key", type: "auth" } });
    }
  });
});

function createAdmin(now = () => new Date()) {
  const { fetch, searchKey } = createEngineUnderTest({ now });
  const { call } = createCaller(fetch, searchKey);
  const admin = (route: string, body?: Json) => call(route, body, ADMIN_KEY);

  /** The task of a change, which must have succeeded. */
  async function succeed(route: string, body?: Json): Promise<Json> {
    const answer = await admin(route, body);
    expect(answer.status).toBe(202);
    const task = (await admin(`GET /tasks/${at(answer.body, "taskUid")}`)).body;
    expect(task).toMatchObject({ status: "succeeded", error: null });
    return task;
  }

  async function titlesOf(indexUid: string, q = ""): Promise<Json[]> {
    const { body } = await call("POST /multi-search", { queries: [{ indexUid, q }] });
    return listAt(body, "results", 0, "hits").map((hit) => at(hit, "title"));
  }

  return { admin, call, succeed, titlesOf };
}
