import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import { describe, expect, it, onTestFinished } from "vitest";
import type { ContentTransport } from "../../app/site/content-client.server.ts";
import { createHttpServer } from "../create-http-server.ts";
import { listen } from "../listen.ts";
import type { PartState } from "./check-readiness.ts";
import { createMetrics } from "./create-metrics.ts";
import { createOperationsApp } from "./create-operations-app.ts";
import { listProbes } from "./list-probes.ts";

const NOW = new Date("2026-11-20T09:00:00Z");

describe("createOperationsApp", () => {
  it("says that it is alive", async () => {
    const { app } = await anApp();
    const answer = await app.request("/healthz");
    expect([answer.status, await answer.text(), answer.headers.get("Cache-Control")]).toEqual([
      200,
      "ok\n",
      "no-store",
    ]);
    expect((await app.request("/")).status).toBe(404);
  });

  it("is ready where everything is there, and tells of each part", async () => {
    const { app } = await anApp();
    const answer = await app.request("/readyz");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      isReady: true,
      missing: [],
      parts: {
        provider: { isReady: true },
        search: {
          isReady: true,
          freshness: { behindSeconds: 0, takenOverSecondsAgo: 30 },
          indexes: [{ uid: "concept_en", documents: 62, ageSeconds: 60 }],
        },
        mail: { isReady: true },
        database: { isReady: true },
        disk: { isReady: true, freeMb: expect.any(Number) },
        facts: { isReady: true, overdue: 0, oldest: null },
        backup: { isReady: true, lastMadeAt: "2026-11-20T08:00:00.000Z" },
      },
    });
  });

  it("names all that is missing, with 503", async () => {
    const { app } = await anApp({
      transport: () => Promise.reject(new TypeError("fetch failed")),
      indexes: [],
      isMailFailing: true,
      isDatabaseAway: true,
      isBackupLate: true,
      dataDir: "/nonexistent",
    });
    const answer = await app.request("/readyz");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      missing: ["provider", "search", "mail", "database", "disk", "backup"],
      parts: { provider: { reason: "fetch failed" }, disk: { reason: expect.stringContaining("ENOENT") } },
    });
  });

  it.each([
    [120, 200],
    [301, 503],
  ])("says that the search lacks for %d s what the content has: %d", async (seconds, status) => {
    const { app } = await anApp({ behindSince: new Date(NOW.getTime() - seconds * 1_000) });
    const answer = await app.request("/readyz");
    const { search } = (await answer.json()).parts;
    expect([answer.status, search.freshness.behindSeconds]).toEqual([status, seconds]);
    expect(search.reason).toBe(status === 200 ? undefined : "what is searched is behind the content for 301 s");
  });

  it("does not know how fresh an engine is that does not say", async () => {
    const { app } = await anApp({ saysFreshness: false });
    expect((await (await app.request("/readyz")).json()).parts.search).toMatchObject({
      isReady: true,
      freshness: null,
    });
  });

  it("names a cache that is away, and a server that has been told to end", async () => {
    const world: World = { cache: { isReady: true }, isStopping: false };
    const { app } = await anApp(world);
    expect((await (await app.request("/readyz")).json()).missing).toEqual([]);
    Object.assign(world, { cache: { isReady: false, reason: "ECONNREFUSED" }, isStopping: true });
    const answer = await app.request("/readyz");
    expect([answer.status, (await answer.json()).missing]).toEqual([503, ["server", "cache"]]);
  });

  it.each([401, 403])("names the token that the provider refuses with %d", async (status) => {
    const { app } = await anApp({ transport: async () => ({ status, body: {} }) });
    const { parts } = await (await app.request("/readyz")).json();
    expect(parts.provider.reason).toBe(`CONTENT_API_TOKEN: the provider refuses it (HTTP ${status})`);
  });

  it("counts requests in OpenMetrics", async () => {
    const { app, metrics } = await anApp();
    const server = createHttpServer({
      fetch: () => new Response("made", { status: 404 }),
      pageCache: null,
      observe: metrics.observe,
    });
    onTestFinished(() => void server.close());
    const origin = await listen(server, { host: "127.0.0.1", port: 0 });
    for (const method of ["GET", "GET", "POST", "DELETE"]) await (await fetch(`${origin}/nowhere`, { method })).text();
    const answer = await app.request("/metrics");
    expect(answer.headers.get("Content-Type")).toContain("application/openmetrics-text");
    const text = await answer.text();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",status="404"} 2');
    expect(text).toContain('http_request_duration_seconds_count{method="other",status="404"} 1');
    expect(text).toContain("page_cache_bytes 1234");
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/# EOF\n$/);
  });
});

interface World {
  transport?: ContentTransport;
  indexes?: { uid: string; documents: number; filledAt: Date }[];
  behindSince?: Date | null;
  saysFreshness?: boolean;
  isMailFailing?: boolean;
  isDatabaseAway?: boolean;
  isBackupLate?: boolean;
  cache?: PartState;
  isStopping?: boolean;
  dataDir?: string;
}

async function anApp(world: World = {}) {
  const folder = await mkdtemp(join(tmpdir(), "operations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const filledAt = new Date(NOW.getTime() - 60_000);
  const { indexes = [{ uid: "concept_en", documents: 62, filledAt }], dataDir = folder } = world;
  const transport = world.transport ?? (await createProvider({ contentDir: "contract/tests/content" })).answer;
  const lastMadeAt = () => NOW.getTime() - 3_600_000;
  const probes = listProbes({
    transport,
    contentToken: "",
    search: {
      listIndexes: async () => indexes,
      freshness: () => {
        const takenOverAt = new Date(NOW.getTime() - 30_000);
        return world.saysFreshness === false ? null : { takenOverAt, behindSince: world.behindSince ?? null };
      },
    },
    embedded: {
      dataDir,
      contentDir: "contract/tests/content",
      isMailFailing: () => world.isMailFailing ?? false,
      checkDatabase: async () => {
        if (world.isDatabaseAway) throw new Error("ECONNREFUSED");
      },
    },
    ...(world.cache && { shared: { state: async () => world.cache ?? { isReady: false } } }),
    ...(world.isStopping !== undefined && { isStopping: () => world.isStopping ?? false }),
    backups: { isLate: () => world.isBackupLate ?? false, lastMadeAt },
    now: () => NOW,
  });
  const metrics = createMetrics({ pageCacheBytes: () => 1_234, lastBackupAt: lastMadeAt });
  return { app: createOperationsApp({ probes, metrics }), metrics };
}
