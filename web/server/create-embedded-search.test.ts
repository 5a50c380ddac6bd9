import type { IndexContent } from "@learn-bittensor/search-engine/create-search-service";
import { describe, expect, it } from "vitest";
import { ADMIN_KEY, createSearch, films, SEARCH_KEY } from "../tests/embedded-search-under-test.ts";

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
