import type { IndexContent } from "@learn-bittensor/search-engine/create-search-service";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createEmbeddedSearch, type EmbeddedSearchOptions } from "./create-embedded-search.ts";
import type { LogEvent } from "./log.ts";

const SEARCH_KEY = "public-key";
const ADMIN_KEY = "admin-key";
const NOT_YET = { status: 503, body: { code: "too_many_search_requests", type: "system" } };

describe("createEmbeddedSearch", () => {
  it("answers from what the provider has, filled when the first search comes", async () => {
    const { titlesOf } = createSearch({ listIndexes: async () => [films("Network")] });
    expect(await titlesOf("netw")).toEqual(["Network"]);
  });

  it("answers the site itself as it answers a browser", async () => {
    const { search } = createSearch({ listIndexes: async () => [films("Network")] });
    const { status, body } = await search.answer({ queries: [{ indexUid: "films", q: "netw" }] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ results: [{ hits: [{ title: "Network" }] }] });
    expect(await search.answer({ queries: [{ indexUid: "books" }] })).toMatchObject({
      status: 400,
      body: { code: "index_not_found" },
    });
  });

  it("reads 100 kB of a search at most", async () => {
    const { post } = createSearch({ listIndexes: async () => [films("Network")] });
    const filled = (bytes: number) => ({ filler: "a".repeat(bytes - JSON.stringify({ filler: "" }).length) });
    expect(await post(filled(100_001))).toMatchObject({ status: 413, body: { code: "payload_too_large" } });
    expect(await post(filled(100_000))).toMatchObject({ status: 400, body: { code: "bad_request" } });
  });

  it("takes over what has changed, and searches what was there until then", async () => {
    let title = "Network";
    const { search, titlesOf } = createSearch({ listIndexes: async () => [films(title)] });
    await search.refill();
    title = "Network mining";
    expect(await titlesOf("network")).toEqual(["Network"]);
    await search.refill();
    expect(await titlesOf("network")).toEqual(["Network mining"]);
  });

  it("takes over texts alone, and reads all once when nothing has changed for a while", async () => {
    const title = { now: "Network" };
    const lists: boolean[] = [];
    const asked: (readonly string[])[] = [];
    const rests: PromiseWithResolvers<void>[] = [];
    const { search, titlesOf } = createSearch({
      listIndexes: async (aside) => {
        lists.push(aside !== null);
        return [films(title.now)];
      },
      listChanges: async (texts) => {
        asked.push(texts);
        return [{ uid: "films", documents: [{ id: 1, title: title.now }], gone: [] }];
      },
      wait: (milliseconds) => {
        expect(milliseconds).toBe(600_000);
        const rest = Promise.withResolvers<void>();
        rests.push(rest);
        return rest.promise;
      },
    });
    await search.refill();
    for (let change = 1; change <= 3; change += 1) {
      title.now = `Network ${change}`;
      await search.refill([`film/a${change}`]);
      expect(await titlesOf("network")).toEqual([title.now]);
    }
    expect(asked).toEqual([["film/a1"], ["film/a2"], ["film/a3"]]);
    expect(lists).toEqual([false]);
    expect(rests).toHaveLength(3);
    for (const { resolve } of rests) resolve();
    await vi.waitFor(() => expect(search.freshness().behindSince).toBeNull());
    expect(lists).toEqual([false, true]);
    expect(rests).toHaveLength(3);
  });

  it("puts off reading all for texts that change meanwhile, a few times", async () => {
    const done: string[] = [];
    const changing: (() => void)[] = [];
    const { search } = createSearch({
      listIndexes: async (aside) => {
        for (let question = 0; question < 3; question += 1) {
          aside?.checkpoint();
          await new Promise(setImmediate);
          if (aside && question === 0) changing.shift()?.();
        }
        done.push("all");
        return [films("Network")];
      },
      listChanges: async (texts) => {
        done.push(texts.join(" "));
        return [];
      },
      wait: () => new Promise(() => undefined),
    });
    await search.refill();
    for (let change = 1; change <= 7; change += 1) changing.push(() => void search.refill([`film/a${change}`]));
    await search.refill();
    expect(done).toEqual(["all", "film/a1", "film/a2", "film/a3", "film/a4", "film/a5", "all", "film/a6"]);
    expect(search.freshness().behindSince).toBeNull();
  });

  it("asks for the same texts again where the provider did not answer, and for all where it refuses them", async () => {
    const asked: string[] = [];
    const { search } = createSearch({
      listIndexes: async () => {
        asked.push("all");
        return [films("Network")];
      },
      listChanges: async (texts) => {
        asked.push(texts.join(" "));
        throw new Error("no answer");
      },
      wait: async () => undefined,
    });
    await search.refill();
    await Promise.all([search.refill(["film/a"]), search.refill(["film/b"])]);
    expect(asked).toEqual(["all", "film/a", "film/a film/b", "all"]);
  });

  it("says since when it lacks what the provider has, until it holds that", async () => {
    let now = new Date("2026-11-20T09:00:00Z");
    const failed = Promise.withResolvers<void>();
    const back = Promise.withResolvers<void>();
    let isAway = false;
    const { search } = createSearch({
      listIndexes: async () => {
        if (isAway) throw new Error("the provider is away");
        return [films("Network")];
      },
      wait: async () => {
        failed.resolve();
        await back.promise;
      },
      now: () => now,
    });
    expect(search.freshness()).toEqual({ takenOverAt: null, behindSince: null });
    await search.refill();
    const firstFilled = now;
    expect(search.freshness()).toEqual({ takenOverAt: firstFilled, behindSince: null });
    const changed = new Date("2026-11-20T10:00:00Z");
    [isAway, now] = [true, changed];
    const refilled = search.refill();
    await failed.promise;
    [isAway, now] = [false, new Date("2026-11-20T10:05:00Z")];
    expect(search.freshness()).toEqual({ takenOverAt: firstFilled, behindSince: changed });
    back.resolve();
    await refilled;
    expect(search.freshness()).toEqual({ takenOverAt: now, behindSince: null });
  });

  it("takes over what changes while it is being filled", async () => {
    const titles = ["one", "two", "three"];
    const listed = Promise.withResolvers<void>();
    const { search, titlesOf } = createSearch({
      listIndexes: async () => {
        const title = titles.shift() ?? "none";
        await listed.promise;
        return [films(title)];
      },
    });
    const fills = [search.refill(), search.refill(), search.refill()];
    listed.resolve();
    await Promise.all(fills);
    // The changes told of meanwhile are one more look at the provider, not one for each.
    expect(await titlesOf("")).toEqual(["two"]);
  });

  it("tries again, later and later, while the provider is away, and answers an error meanwhile", async () => {
    const waits: number[] = [];
    let isAway = true;
    const { search, post, titlesOf, logged } = createSearch({
      listIndexes: async () => {
        if (isAway) throw new Error("the provider is away");
        return [films("Network")];
      },
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        if (waits.length === 3) {
          expect(await post({ queries: [{ indexUid: "films", q: "a" }] })).toMatchObject(NOT_YET);
          isAway = false;
        }
      },
    });
    await search.refill();
    expect(waits).toEqual([500, 1_000, 2_000]);
    expect(logged.map(({ level }) => level)).toEqual(["warn", "warn", "warn"]);
    expect(await titlesOf("network")).toEqual(["Network"]);
  });

  it("lets a search that comes too early wait for its own index, not for all of them", async () => {
    const rest = Promise.withResolvers<void>();
    const { search, titlesOf } = createSearch({
      listIndexes: async () =>
        (async function* () {
          yield films("Network");
          await rest.promise;
          yield { ...films("A book"), uid: "books" };
        })(),
      wait: () => new Promise(() => undefined),
    });
    expect(await titlesOf("netw")).toEqual(["Network"]);
    const ofBooks = search.answer({ queries: [{ indexUid: "books", q: "book" }] });
    rest.resolve();
    expect(await ofBooks).toMatchObject({ status: 200, body: { results: [{ hits: [{ title: "A book" }] }] } });
  });

  it("tells a search to come again once it has waited five seconds in vain", async () => {
    const waits: number[] = [];
    const listed = Promise.withResolvers<IndexContent[]>();
    const { search, call, titlesOf } = createSearch({
      listIndexes: () => listed.promise,
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    const body = { queries: [{ indexUid: "films", q: "netw" }] };
    expect(await call("POST", "/multi-search", SEARCH_KEY, body)).toMatchObject({ ...NOT_YET, retryAfter: "2" });
    expect(waits).toEqual([5_000]);
    listed.resolve([films("Network")]);
    await search.refill();
    expect(await titlesOf("netw")).toEqual(["Network"]);
  });

  it("refuses at once, also while it is being filled, what is no search", async () => {
    const { call } = createSearch({ listIndexes: () => new Promise(() => undefined) });
    expect(await call("POST", "/multi-search", "another-key", { queries: [] })).toMatchObject({ status: 403 });
    expect(await call("POST", "/multi-search", SEARCH_KEY, {})).toMatchObject({ status: 400 });
    expect(await call("GET", "/health", SEARCH_KEY)).toMatchObject({ status: 200 });
  });

  it("keeps what it has where the provider goes away later", async () => {
    let isAway = false;
    const { search, titlesOf } = createSearch({
      listIndexes: async () => {
        if (isAway) throw new Error("the provider is away");
        return [films("Network")];
      },
      wait: async () => {
        isAway = false;
      },
    });
    await search.refill();
    isAway = true;
    const refilled = search.refill();
    expect(await titlesOf("network")).toEqual(["Network"]);
    await refilled;
  });

  it("lets the calls that fill indexes through with the administrator's key only", async () => {
    const { search, call } = createSearch({ listIndexes: async () => [films("Network")], adminKey: ADMIN_KEY });
    await search.refill();
    expect(await call("GET", "/indexes", ADMIN_KEY)).toMatchObject({ status: 200, body: { total: 1 } });
    expect(await call("GET", "/indexes", SEARCH_KEY)).toMatchObject({ status: 403 });
  });
});

function createSearch(options: Pick<EmbeddedSearchOptions, "listIndexes"> & Partial<EmbeddedSearchOptions>) {
  const logged: LogEvent[] = [];
  const log = (event: LogEvent) => void logged.push(event);
  const search = createEmbeddedSearch({ searchKey: SEARCH_KEY, adminKey: null, log, ...options });
  onTestFinished(() => search.close());

  async function call(method: string, path: string, key: string, body?: object) {
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await search.fetch(new Request(`https://learn.example${path}`, init));
    const retryAfter = answer.headers.get("retry-after");
    return { status: answer.status, body: await answer.json(), ...(retryAfter && { retryAfter }) };
  }

  const post = (body: object) => call("POST", "/multi-search", SEARCH_KEY, body);

  async function titlesOf(q: string): Promise<string[]> {
    const { body } = await post({ queries: [{ indexUid: "films", q }] });
    return body.results[0].hits.map(({ title }: { title: string }) => title);
  }

  return { search, logged, call, post, titlesOf };
}

function films(title: string): IndexContent {
  return { uid: "films", settings: { searchableAttributes: ["title"] }, documents: [{ id: 1, title }] };
}
