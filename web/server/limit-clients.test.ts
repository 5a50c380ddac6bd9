import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { createSpending, limitClients } from "./limit-clients.ts";
import type { PageVariables } from "./security-headers.ts";

const MINUTE_MS = 60_000;

describe("limitClients", () => {
  it.each([
    ["/graphql", 10],
    ["/multi-search", 1],
    ["/search?q=tao", 12],
    ["/de/search.data?q=tao", 12],
    ["/lab/ask?q=tao", 40],
    ["/ko/lab/ask.data", 40],
    ["/cards/de/concepts.png", 40],
    ["/learning.json", 2],
    ["/class.json", 2],
    ["/teach/class", 4],
    ["/fr/teach/class.data", 4],
    ["/nowhere", 2],
    ["/zh/nowhere.data", 2],
    ["/too-large", 2],
  ])("lets %s be asked for until it has cost what a network may spend, at %i units each", async (target, units) => {
    const { ask } = aSite({ unitsAMinute: units * 3 });
    for (let time = 0; time < 3; time += 1) expect((await ask(target)).status).not.toBe(429);
    // What costs something afterwards only is refused once everything has been spent, and a little more.
    await ask("/nowhere");
    expect((await ask(target)).status).toBe(429);
  });

  it("says when to come back, and answers again from then on", async () => {
    const { ask, passTime } = aSite({ unitsAMinute: 10 });
    await ask("/graphql");
    passTime(20_500);
    const refused = await ask("/graphql");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "40"]);
    expect(refused.headers.get("Cache-Control")).toBe("no-store");
    passTime(MINUTE_MS - 20_500);
    expect((await ask("/graphql")).status).toBe(200);
  });

  it("does nothing of what it refuses", async () => {
    const { ask, answered } = aSite({ unitsAMinute: 10 });
    await ask("/graphql");
    await ask("/graphql");
    await ask("/search");
    expect(answered).toEqual(["/graphql"]);
  });

  it("lets pages be read without end: they cost nothing", async () => {
    const { ask } = aSite({ unitsAMinute: 1 });
    for (let time = 0; time < 100; time += 1) expect((await ask("/concepts")).status).toBe(200);
  });

  it.each([
    ["203.0.113.9", "203.0.113.9", 429],
    ["203.0.113.9", "203.0.113.10", 200],
    ["2001:db8:1:200::1", "2001:db8:1:2ff::2", 429],
    ["2001:db8:1:200::1", "2001:db8:1:300::1", 200],
  ])("counts by network: after one of %s, one of %s is answered %i", async (first, second, status) => {
    const { ask } = aSite({ unitsAMinute: 10 });
    await ask("/graphql", first);
    expect((await ask("/graphql", second)).status).toBe(status);
  });

  it("refuses in the form of who is asked", async () => {
    const { ask } = aSite({ unitsAMinute: 10 });
    await ask("/graphql");
    expect(await (await ask("/graphql")).json()).toMatchObject({ error: { status: 429, name: "RateLimitError" } });
    const search = await ask("/multi-search");
    expect(await search.json()).toMatchObject({ code: "too_many_search_requests", type: "system" });
    expect(search.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(await (await ask("/search")).text()).toBe("429 Too Many Requests\n");
  });

  it.each([
    ["/made", 4],
    ["/de/made.data", 4],
    ["/concepts/glossary", 60],
    ["/ko/concepts/glossary.data", 60],
    ["/concepts/glossary?q=a", 60],
    ["/subnets?q=a", 30],
    ["/faq", 10],
    ["/faq_legacy", 10],
  ])("counts %s for %i units where it is made, and for nothing where it is at hand", async (target, units) => {
    const { ask, make } = aSite({ unitsAMinute: units * 2 });
    for (let time = 0; time < 5; time += 1) await ask(target);
    make.isMade = true;
    for (let time = 0; time < 3; time += 1) expect((await ask(target)).status).toBe(200);
    expect((await ask(target)).status).toBe(429);
  });

  it.each([
    ["300", 2],
    ["14000", 14],
    ["64001", 65],
    [undefined, 66],
  ])("counts events by their length: %s bytes for %i units", async (length, units) => {
    const { ask } = aSite({ unitsAMinute: units });
    const send = () => ask("/learning.json", undefined, "POST", length ? { "Content-Length": length } : {});
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });

  it("adds what a search has taken", async () => {
    const { ask } = aSite({ unitsAMinute: 10, searchMs: 24 });
    // One unit for the asking, four for the time.
    expect([await ask("/multi-search"), await ask("/multi-search")].map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask("/multi-search")).status).toBe(429);
  });

  it("hands over four searches of a network at a time, and refuses those that waited where it has spent its minute", async () => {
    const { ask, answered, answerSearches } = aSite({ unitsAMinute: 20, searchMs: 200, searchesWait: true });
    const all = Promise.all(Array.from({ length: 10 }, () => ask("/multi-search")));
    await expect.poll(() => answered.length).toBe(4);
    const other = ask("/multi-search", "203.0.113.10");
    await expect.poll(() => answered.length).toBe(5);
    answerSearches();
    expect((await other).status).toBe(200);
    const statuses = (await all).map(({ status }) => status);
    expect(statuses).toEqual([...Array(4).fill(200), ...Array(6).fill(429)]);
  });

  it("answers what browsers ask beforehand", async () => {
    const { ask } = aSite({ unitsAMinute: 1 });
    await ask("/search");
    expect((await ask("/multi-search", undefined, "OPTIONS")).status).toBe(200);
  });
});

describe("createSpending", () => {
  it("limits nothing where the budget is 0", () => {
    expect(createSpending({ unitsAMinute: 0, clock: () => 0 })).toBeNull();
  });
});

interface SiteOptions {
  unitsAMinute: number;
  /** What each search takes, and whether it has to wait for `answerSearches`. */
  searchMs?: number;
  searchesWait?: boolean;
}

function aSite({ unitsAMinute, searchMs = 0, searchesWait = false }: SiteOptions) {
  let now = 0;
  const { promise: searchesMayEnd, resolve: answerSearches } = Promise.withResolvers<void>();
  const answered: string[] = [];
  const make = { isMade: false };
  const spend = createSpending({ unitsAMinute, clock: () => now });
  if (!spend) throw new Error("expected a budget");
  const app = new Hono<{ Variables: PageVariables }>()
    .use(limitClients(spend, (c) => c.req.header("From") ?? null))
    .all("*", async (c) => {
      answered.push(c.req.path);
      c.set("isMade", make.isMade);
      if (c.req.path === "/multi-search") {
        if (searchesWait) await searchesMayEnd;
        c.header("Server-Timing", `search;dur=${searchMs.toFixed(1)}`);
      }
      return c.text("", /nowhere/.test(c.req.path) ? 404 : c.req.path === "/too-large" ? 413 : 200);
    });
  return {
    answered,
    make,
    answerSearches,
    passTime(milliseconds: number): void {
      now += milliseconds;
    },
    ask: async (target: string, from = "203.0.113.9", method = "GET", headers: Record<string, string> = {}) =>
      app.request(target, { method, headers: { From: from, ...headers } }),
  };
}
