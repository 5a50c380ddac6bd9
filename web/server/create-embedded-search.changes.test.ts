import { describe, expect, it, vi } from "vitest";
import { createSearch, films } from "../tests/embedded-search-under-test.ts";

describe("createEmbeddedSearch, while content changes", () => {
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

  it("reads no more than the texts that change while it is filled for the first time", async () => {
    const done: string[] = [];
    const listed = Promise.withResolvers<void>();
    const { search } = createSearch({
      listIndexes: async () => {
        await listed.promise;
        done.push("all");
        return [films("Network")];
      },
      listChanges: async (texts) => {
        done.push(texts.join(" "));
        return [];
      },
      wait: () => new Promise(() => undefined),
    });
    const fills = [search.refill(["film/a"]), search.refill(["film/b"]), search.refill(["film/c"])];
    listed.resolve();
    await Promise.all(fills);
    expect(done).toEqual(["all", "film/b film/c"]);
    expect(search.freshness().behindSince).toBeNull();
  });

  it("takes over texts before it reads all again", async () => {
    const done: string[] = [];
    const listed = Promise.withResolvers<void>();
    const { search } = createSearch({
      listIndexes: async () => {
        await listed.promise;
        done.push("all");
        return [films("Network")];
      },
      listChanges: async (texts) => {
        done.push(texts.join(" "));
        return [];
      },
      wait: () => new Promise(() => undefined),
    });
    const fills = [search.refill(), search.refill(), search.refill(["film/a"])];
    listed.resolve();
    await Promise.all(fills);
    expect(done).toEqual(["all", "film/a", "all"]);
    expect(search.freshness().behindSince).toBeNull();
  });

  it("puts off reading all also while what was read is being indexed", async () => {
    const done: string[] = [];
    let change: (() => void) | null = null;
    const { search } = createSearch({
      async listIndexes(aside) {
        async function* list() {
          yield films("Network");
          if (aside) change?.();
          yield { ...films("Network"), uid: "films_2" };
          done.push("all");
        }
        return list();
      },
      listChanges: async (texts) => {
        done.push(texts.join(" "));
        change = null;
        return [];
      },
      wait: () => new Promise(() => undefined),
    });
    await search.refill();
    change = () => void search.refill(["film/a"]);
    await search.refill();
    expect(done).toEqual(["all", "film/a", "all"]);
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
});
