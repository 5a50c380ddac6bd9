import { describe, expect, it } from "vitest";
import { ADMIN_KEY, createEngineUnderTest } from "../cases/engine-under-test.ts";
import type { Json } from "../json.ts";
import { createCaller as createCallerOf } from "../tests/create-caller.ts";
import { at, listAt } from "../tests/read-json.ts";

const FILMS = { primaryKey: "id", settings: {}, documents: [{ id: 1, title: "Network" }] };

describe("/multi-search", () => {
  it("answers in the order of the queries, also when an index is asked twice", async () => {
    const { call, load } = createCaller();
    await load("films", FILMS);
    const queries = ["network", "zebra"].map((q) => ({ indexUid: "films", q, limit: 5 }));
    const { status, body } = await call("POST /multi-search", { queries });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      results: [
        { indexUid: "films", query: "network", hits: [{ id: 1 }], limit: 5, offset: 0, estimatedTotalHits: 1 },
        { indexUid: "films", query: "zebra", hits: [], estimatedTotalHits: 0 },
      ],
    });
  });

  it.each<[string, Json]>([
    ["q", 1],
    ["limit", "5"],
    ["limit", -1],
    ["limit", 1.5],
    ["limit", null],
    ["limit", 1e300],
    ["offset", "0"],
    ["page", "1"],
    ["hitsPerPage", []],
    ["attributesToRetrieve", "title"],
    ["attributesToHighlight", "title"],
    ["attributesToHighlight", [1]],
    ["attributesToCrop", {}],
    ["attributesToSearchOn", "title"],
    ["cropLength", "10"],
    ["cropMarker", null],
    ["highlightPreTag", null],
    ["highlightPostTag", 1],
    ["highlightPreTag", "x".repeat(33)],
    ["highlightPostTag", "x".repeat(33)],
    ["cropMarker", "x".repeat(33)],
    ["matchingStrategy", "frequency"],
    ["showMatchesPosition", "yes"],
  ])("refuses %s: %j, and says where", async (field, value) => {
    const { call, load } = createCaller();
    await load("films", FILMS);
    const queries = [{ indexUid: "films" }, { indexUid: "films", [field]: value }];
    const { status, body } = await call("POST /multi-search", { queries });
    expect(status).toBe(400);
    const code = `invalid_search_${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
    expect(body).toMatchObject({
      code,
      type: "invalid_request",
      message: expect.stringContaining(`.queries[1].${field}`),
    });
    expect(body).toHaveProperty("link");
  });

  it.each<[string, Json, string]>([
    ["an unknown field", { queries: [], federation: {} }, "bad_request"],
    ["an option nobody supports", { queries: [{ indexUid: "films", filter: "id = 1" }] }, "bad_request"],
    ["queries that are no list", { queries: {} }, "bad_request"],
    ["a query that is no object", { queries: ["films"] }, "bad_request"],
    ["a text", "queries", "bad_request"],
    ["too many queries", { queries: Array(51).fill({ indexUid: "films" }) }, "bad_request"],
    ["no index", { queries: [{}] }, "missing_index_uid"],
    ["an index that cannot be", { queries: [{ indexUid: "a b" }] }, "invalid_index_uid"],
    ["an index with too long a name", { queries: [{ indexUid: "a".repeat(513) }] }, "invalid_index_uid"],
    ["an index that cannot be made a text", { queries: [{ indexUid: [{ toString: 1 }] }] }, "invalid_index_uid"],
    ["an index that is no text", { queries: [{ indexUid: 1 }] }, "invalid_index_uid"],
    ["an unknown index", { queries: [{ indexUid: "nope" }] }, "index_not_found"],
  ])("refuses %s", async (_, request, code) => {
    const { call } = createCaller();
    const { status, body } = await call("POST /multi-search", request);
    expect({ status, body }).toMatchObject({ status: 400, body: { code, type: "invalid_request" } });
  });

  it("allows null where nothing is wanted, and fifty queries", async () => {
    const { call, load } = createCaller();
    await load("films", FILMS);
    const query = { indexUid: "films", q: null, attributesToHighlight: null, attributesToSearchOn: null };
    const { status, body } = await call("POST /multi-search", { queries: Array(50).fill(query) });
    expect(status).toBe(200);
    expect(body).toHaveProperty("results.49.hits.0.id", 1);
  });
});

describe("the checks of a request", () => {
  it("come in their order: key, content type, JSON, shape, the index", async () => {
    const { send, searchKey } = createCaller();
    const own = `Bearer ${searchKey}`;
    const ask = (indexUid: string) => JSON.stringify({ queries: [{ indexUid }] });
    const codeOf = async (headers: Record<string, string>, text: string) =>
      at((await send("POST /multi-search", headers, text)).body, "code");
    const json = { "content-type": "application/json" };
    expect(await codeOf({}, "{")).toBe("missing_authorization_header");
    expect(await codeOf({ authorization: "Basic abc" }, "{")).toBe("missing_authorization_header");
    expect(await codeOf({ authorization: "Bearer" }, "{")).toBe("invalid_api_key");
    expect(await codeOf({ authorization: "Bearer wrong", ...json }, "{")).toBe("invalid_api_key");
    expect(await codeOf({ authorization: own }, "{")).toBe("missing_content_type");
    expect(await codeOf({ authorization: own, "content-type": "text/plain" }, "{")).toBe("invalid_content_type");
    expect(await codeOf({ authorization: own, ...json }, " ")).toBe("missing_payload");
    expect(await codeOf({ authorization: own, ...json }, "{")).toBe("malformed_payload");
    expect(await codeOf({ authorization: own, ...json }, "{}")).toBe("bad_request");
    expect(await codeOf({ authorization: own, ...json }, ask("nothing_en"))).toBe("index_not_found");
    expect(await codeOf({ authorization: own, "content-type": "application/json; charset=utf-8" }, "[]")).toBe(
      "bad_request",
    );
  });

  it("tell the status of each refusal", async () => {
    const { send, searchKey } = createCaller({ searchBodyBytes: 100 });
    const authorization = `Bearer ${searchKey}`;
    const json = { authorization, "content-type": "application/json" };
    const statusOf = async (route: string, headers: Record<string, string>, text?: string) =>
      (await send(route, headers, text)).status;
    expect(await statusOf("POST /multi-search", {}, "{}")).toBe(401);
    expect(await statusOf("POST /multi-search", { authorization: "Bearer x" }, "{}")).toBe(403);
    expect(await statusOf("POST /multi-search", { authorization }, "{}")).toBe(415);
    expect(await statusOf("POST /multi-search", json, "{}")).toBe(400);
    expect(await statusOf("POST /multi-search", json, JSON.stringify({ queries: ["a".repeat(100)] }))).toBe(413);
    expect(await statusOf("POST /multi-search", { ...json, "content-length": "1000" }, "{}")).toBe(413);
    expect(await statusOf("GET /multi-search", json)).toBe(404);
    expect(await statusOf("GET /nowhere", json)).toBe(404);
    expect(await statusOf("GET /indexes", json)).toBe(403);
  });

  it("let browsers of any origin ask, and read the answer", async () => {
    const { fetch } = createCaller();
    const preflight = await fetch(
      new Request("http://search.example/indexes/x/documents", {
        method: "OPTIONS",
        headers: { origin: "http://site.example", "access-control-request-headers": "authorization,x-own" },
      }),
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization,x-own");
    expect(preflight.headers.get("access-control-max-age")).toBe("86400");
    const refused = await fetch(new Request("http://search.example/multi-search", { method: "POST" }));
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("are stored by no cache", async () => {
    const { call, load } = createCaller();
    await load("films", FILMS);
    const queries = [{ indexUid: "films" }];
    const answers = [
      await call("POST /multi-search", { queries }),
      await call("GET /indexes/films", undefined, ADMIN_KEY),
      await call("GET /tasks", undefined, ADMIN_KEY),
    ];
    const policies = answers.map(({ status, headers }) => [status, headers.get("cache-control")]);
    expect(policies).toEqual(answers.map(() => [200, "no-store"]));
  });

  it("need no key for /health", async () => {
    const { send } = createCaller();
    expect(await send("GET /health", {})).toMatchObject({ status: 200, body: { status: "available" } });
  });
});

describe("bad input", () => {
  const nasty = [
    "a".repeat(10_000),
    "a ".repeat(5_000),
    `"${"a ".repeat(500)}`,
    '"'.repeat(1_001),
    "-".repeat(1_000),
    "-a ".repeat(400),
    "质".repeat(10_000),
    "합".repeat(10_000),
    "\ud800",
    "\udc00\ud800 x",
    "\u0000\u0001\u0007\u001b",
    "a\u0301\u0301\u0301".repeat(100),
    "👩‍👩‍👧‍👦🏽",
    "\u202eabc\u202c \u200f",
    "שלום العربية ไทย",
    "<script>alert(1)</script>",
    "(.*)+$ [a-z]{1,1000} \\",
    "AND OR NOT ( field:value ) ~2 ^3 *",
    "' OR 1=1; --",
    "%00 ../../etc/passwd {{y}} #{z}",
    "constructor __proto__ toString hasOwnProperty",
    "\ue000\ue001",
  ];

  it.each(nasty.map((q) => [q.slice(0, 30), q]))("is answered: %j", async (_, q) => {
    const { call, load } = createCaller();
    const documents = nasty.map((title, id) => ({ id, title, constructor: "x" }));
    await load("films", { ...FILMS, documents });
    const queries = [q, `${q} `, `x ${q}`].map((text) => ({
      indexUid: "films",
      q: text,
      attributesToHighlight: ["*"],
      attributesToCrop: ["title"],
      showMatchesPosition: true,
    }));
    const { status, body } = await call("POST /multi-search", { queries });
    expect(status).toBe(200);
    expect(listAt(body, "results").map((result) => at(result, "query"))).toEqual([q, `${q} `, `x ${q}`]);
  });

  it("may break off: that is no fault to be logged", async () => {
    const { fetch, searchKey } = createCaller();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"queries":')),
      pull: (controller) => controller.error(new Error("aborted")),
    });
    const headers = { authorization: `Bearer ${searchKey}`, "content-type": "application/json" };
    const sent = { method: "POST", headers, body, duplex: "half" as const };
    const response = await fetch(new Request("http://search.example/multi-search", sent));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "malformed_payload" });
  });

  it("is refused where it is nested without end", async () => {
    const { call, send } = createCaller();
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const headers = { authorization: `Bearer ${ADMIN_KEY}`, "content-type": "application/json" };
    expect(await send("POST /multi-search", headers, `{"queries":${deep}}`)).toMatchObject({ status: 400 });
    const document = `{"id":1,"a":${deep}}`;
    expect(await send("POST /indexes/x/documents", headers, document)).toMatchObject({ status: 400 });
    expect(await call("GET /indexes/x", undefined, ADMIN_KEY)).toMatchObject({ status: 404 });
  });
});

function createCaller(options: Parameters<typeof createEngineUnderTest>[0] = {}) {
  const engine = createEngineUnderTest(options);
  return { ...engine, ...createCallerOf(engine.fetch, engine.searchKey) };
}
