import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { neverCacheErrors } from "./never-cache-errors.ts";

const PUBLIC = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";

describe("neverCacheErrors", () => {
  it.each([200, 204, 301, 308, 304])("leaves the route's policy to an answer with status %i", async (status) => {
    const answer = await answerWith({ status });
    expect(answer.headers.get("Cache-Control")).toBe(PUBLIC);
    expect(answer.headers.has("Retry-After")).toBe(false);
  });

  it.each([400, 401, 404, 405, 414, 500, 502])("takes it from an answer with status %i", async (status) => {
    const answer = await answerWith({ status });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.has("Retry-After")).toBe(false);
  });

  it("says when to try again where the content cannot be reached", async () => {
    const answer = await answerWith({ status: 503 });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Retry-After")).toBe("30");
  });

  it("also holds for what a route throws", async () => {
    const app = new Hono();
    app.onError((_error, c) => c.text("failed", 500, { "Cache-Control": PUBLIC }));
    app.use(neverCacheErrors);
    app.get("/", () => {
      throw new Error("a fault of the page");
    });
    const answer = await app.request("/");
    expect(answer.status).toBe(500);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("keeps what the answer says", async () => {
    expect(await (await answerWith({ status: 404 })).text()).toBe("an answer");
  });
});

async function answerWith({ status }: { status: number }): Promise<Response> {
  const app = new Hono();
  app.use(neverCacheErrors);
  const body = status === 204 || status === 304 ? null : "an answer";
  app.get("/", () => new Response(body, { status, headers: { "Cache-Control": PUBLIC } }));
  return app.request("/");
}
