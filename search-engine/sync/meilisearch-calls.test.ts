import { describe, expect, it } from "vitest";
import { createMeilisearchCalls } from "./meilisearch-calls.ts";

describe("createMeilisearchCalls", () => {
  it("looks at a task soon, then less and less often, until it is done", async () => {
    const { calls, waits } = createCalls({ statuses: [...Array(7).fill("processing"), "succeeded"] });
    await calls.createIndex("a", "id");
    expect(waits).toEqual([50, 100, 200, 400, 800, 1_000, 1_000, 1_000]);
  });

  it("gives a task up that is not done in time", async () => {
    const { calls } = createCalls({ statuses: Array(100).fill("enqueued"), timeoutMs: 5_000 });
    await expect(calls.createIndex("a", "id")).rejects.toThrow("POST /indexes: task 7 was not done within 5 s");
  });

  it.each(["failed", "canceled"])("tells why a task %s", async (status) => {
    const error = { message: "no good", code: "invalid_document_id", type: "invalid_request", link: "" };
    const { calls } = createCalls({ statuses: ["processing", status], error });
    await expect(calls.addDocuments("a", "[]")).rejects.toMatchObject({
      message: `POST /indexes/a/documents: task 7 ${status}, invalid_document_id: no good`,
      code: "invalid_document_id",
    });
  });

  it("deletes what is not there, and makes what is there, without complaint", async () => {
    const gone = createCalls({ statuses: ["failed"], error: { code: "index_not_found", message: "" } });
    await gone.calls.deleteIndex("a");
    const there = createCalls({ statuses: ["failed"], error: { code: "index_already_exists", message: "" } });
    await there.calls.createIndexUnlessThere("a", "id");
    await expect(there.calls.createIndex("a", "id")).rejects.toMatchObject({ code: "index_already_exists" });
    await expect(there.calls.deleteIndex("a")).rejects.toMatchObject({ code: "index_already_exists" });
  });

  it.each([
    [403, '{"code":"invalid_api_key","message":"no"}', "GET /health: HTTP 403, invalid_api_key: no"],
    [502, "<h1>Bad Gateway</h1>", "GET /health: HTTP 502"],
    [200, "not JSON", "GET /health: HTTP 200"],
    [200, "[]", "GET /health: HTTP 200"],
  ])("says what a server answered: %i %s", async (status, body, message) => {
    const { calls } = createCalls({ answer: async () => new Response(body, { status }) });
    await expect(calls.isAvailable()).rejects.toMatchObject({ name: "MeilisearchRefusal", message });
  });

  it("says which server does not answer, without the key", async () => {
    const { calls } = createCalls({ answer: () => Promise.reject(new TypeError("fetch failed")) });
    const error = await calls.isAvailable().catch((caught) => caught);
    expect(error.message).toBe("GET /health: no answer from http://search.example");
    expect(JSON.stringify(error) + error.stack).not.toContain("the-admin-key");
  });

  it("knows an index that is not there from a server that fails", async () => {
    const gone = createCalls({ answer: async () => Response.json({ code: "index_not_found" }, { status: 404 }) });
    expect(await gone.calls.countDocuments("a")).toBeNull();
    const failing = createCalls({ answer: async () => new Response("", { status: 500 }) });
    await expect(failing.calls.countDocuments("a")).rejects.toThrow("HTTP 500");
  });
});

type Server = {
  /** What is said of a task each time it is looked at. */
  statuses?: string[];
  error?: object;
  timeoutMs?: number;
  answer?: (request: Request) => Promise<Response>;
};

function createCalls({ statuses = [], error, timeoutMs, answer }: Server) {
  const waits: number[] = [];
  let looks = 0;
  const calls = createMeilisearchCalls({
    url: "http://search.example",
    adminKey: "the-admin-key",
    ...(timeoutMs && { timeoutMs }),
    wait: async (milliseconds) => void waits.push(milliseconds),
    fetch:
      answer ??
      (async ({ url }) => {
        if (!url.includes("/tasks/")) return Response.json({ taskUid: 7, status: "enqueued" }, { status: 202 });
        const status = statuses[looks % statuses.length];
        looks += 1;
        return Response.json({ uid: 7, status, error: error ?? null });
      }),
  });
  return { calls, waits };
}
