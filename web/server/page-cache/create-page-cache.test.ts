import { gunzipSync } from "node:zlib";
import { createYield } from "@learn-bittensor/provider/yield-to-event-loop";
import { describe, expect, it, vi } from "vitest";
import type { CachedPage } from "./create-cached-page.ts";
import { createPageCache, type Rendering } from "./create-page-cache.ts";

const FRESH_FOR_MS = 300_000;

describe("createPageCache", () => {
  it("renders a page once, and finds it from then on", async () => {
    const { cache, asked, render } = aCache();
    expect(cache.find("/concepts")).toBeNull();
    expect(await cache.take("/concepts", render("first"))).toEqual({ page: aPage("first") });
    expect(await cache.take("/concepts", render("second"))).toEqual({ page: aPage("first") });
    expect(cache.find("/concepts")).toEqual(aPage("first"));
    expect(asked).toEqual(["first"]);
  });

  it("renders once for all who ask at the same time", async () => {
    const { cache, asked, render } = aCache();
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.take("/concepts", render("page"))));
    expect(asked).toEqual(["page"]);
    expect(answers).toEqual(Array.from({ length: 50 }, () => ({ page: aPage("page") })));
  });

  it("keeps addresses apart", async () => {
    const { cache, render } = aCache();
    await Promise.all([cache.take("/concepts", render("en")), cache.take("/de/concepts", render("de"))]);
    expect(cache.find("/concepts")).toEqual(aPage("en"));
    expect(cache.find("/de/concepts")).toEqual(aPage("de"));
  });

  it("makes a page smaller once it is asked for often, and gives it as it was until then", async () => {
    const recompressed: string[] = [];
    const recompress = async (page: CachedPage) => {
      recompressed.push(page.etag);
      return { ...page, body: Buffer.from("small") };
    };
    const { cache, render } = aCache({ recompress });
    await cache.take("/concepts", render("often"));
    await cache.take("/about", render("once"));
    const found = ["/about", "/concepts", "/concepts", "/concepts"].map((key) => cache.find(key)?.etag);
    expect(cache.find("/concepts")).toEqual(aPage("often"));
    await vi.waitFor(() => expect(cache.find("/concepts")?.body.toString()).toBe("small"));
    expect(cache.find("/concepts")?.etag).toBe(found[1]);
    expect(recompressed).toEqual([found[1]]);
  });

  it("hands an answer that is not to be cached to the one who asked, and asks the others to ask themselves", async () => {
    const { cache } = aCache();
    const own: Rendering = { own: new Response("404", { status: 404 }), isFault: false };
    const answers = await Promise.all([
      cache.take("/nowhere", async () => own),
      cache.take("/nowhere", () => Promise.reject(new Error("not asked"))),
    ]);
    expect(answers).toEqual([own, null]);
    expect(cache.find("/nowhere")).toBeNull();
  });

  it("renders anew what the content may have changed, for whoever comes next", async () => {
    const { cache, clock, render } = aCache();
    await cache.take("/concepts", render("old"));
    clock.now += FRESH_FOR_MS - 1;
    expect(cache.find("/concepts")).toEqual(aPage("old"));
    clock.now += 1;
    expect(cache.find("/concepts")).toBeNull();
    const renewed = aRendering("new");
    expect(await cache.take("/concepts", renewed.render)).toEqual({ page: aPage("old") });
    await renewed.done;
    expect(cache.find("/concepts")).toEqual(aPage("new"));
  });

  it("tries one page every ten seconds while none can be rendered, however many are asked for, and all once one can", async () => {
    const { cache, clock, render, asked } = aCache();
    const keys = Array.from({ length: 50 }, (_, at) => `/${at}`);
    for (const key of keys) await cache.take(key, render(key));
    clock.now += FRESH_FOR_MS;
    let tries = 0;
    const fail = async (): Promise<Rendering> => {
      tries += 1;
      return { own: new Response(null, { status: 503 }), isFault: true };
    };
    const askAll = async (rendering: (key: string) => () => Promise<Rendering>) => {
      for (const key of keys) {
        expect(await cache.take(key, rendering(key))).toEqual({ page: aPage(key) });
        await new Promise((then) => setTimeout(then));
      }
    };
    await askAll(() => fail);
    expect(tries).toBe(3);
    for (let time = 0; time < 5; time += 1) {
      clock.now += 10_000;
      await askAll(() => fail);
    }
    expect(tries).toBe(8);
    expect(cache.find("/49")).toEqual(aPage("/49"));
    asked.splice(0);
    clock.now += 10_000;
    await askAll(render);
    await askAll(render);
    expect(asked).toHaveLength(50);
  });

  it("answers nothing of before once the content has changed", async () => {
    const { cache, render } = aCache();
    await cache.take("/concepts", render("old"));
    cache.drop();
    expect(cache.find("/concepts")).toBeNull();
    expect(await cache.take("/concepts", render("new"))).toEqual({ page: aPage("new") });
    expect(cache.find("/concepts")).toEqual(aPage("new"));
  });

  it("renders once for all who ask at the same time after a change", async () => {
    const { cache, asked, render } = aCache();
    await cache.take("/concepts", render("old"));
    cache.drop();
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.take("/concepts", render("new"))));
    expect(asked).toEqual(["old", "new"]);
    expect(answers).toEqual(Array.from({ length: 50 }, () => ({ page: aPage("new") })));
  });

  it("answers what was being rendered while the content changed only where it cannot be rendered anew", async () => {
    const { cache } = aCache();
    const asked = cache.take("/concepts", aRendering("old").render);
    cache.drop();
    await asked;
    expect(cache.find("/concepts")).toBeNull();
    const away = () => Promise.reject(new Error("the provider does not answer"));
    expect(await cache.take("/concepts", away)).toEqual({ page: aPage("old") });
  });

  it("caches nothing older than what it has", async () => {
    const { cache, render } = aCache();
    const before = Promise.withResolvers<Rendering>();
    const asked = cache.take("/concepts", () => before.promise);
    cache.drop();
    await cache.take("/concepts", render("new"));
    before.resolve({ page: aPage("old") });
    await asked;
    expect(cache.find("/concepts")).toEqual(aPage("new"));
  });

  it("does not cache what was being rendered while the content changed", async () => {
    const { cache, render } = aCache();
    const before = aRendering("old");
    const asked = cache.take("/concepts", before.render);
    cache.drop();
    const after = await cache.take("/concepts", render("new"));
    await asked;
    expect(after).toEqual({ page: aPage("new") });
    expect(cache.find("/concepts")).toEqual(aPage("new"));
  });

  it.each([
    ["rejects", () => Promise.reject(new Error("the provider does not answer"))],
    ["answers 503", async () => ({ own: new Response("", { status: 503 }), isFault: true })],
  ])("answers a page as it was while rendering %s, tries again later, and says so in the log", async (_, fail) => {
    const { cache, clock, logged, render } = aCache();
    await cache.take("/concepts", render("old"));
    cache.drop();
    expect(await cache.take("/concepts", fail)).toEqual({ page: aPage("old") });
    expect(cache.find("/concepts")).toEqual(aPage("old"));
    expect(logged).toEqual([expect.objectContaining({ level: "warn" })]);
    clock.now += 10_000;
    const renewed = aRendering("new");
    expect(await cache.take("/concepts", renewed.render)).toEqual({ page: aPage("old") });
    await renewed.done;
    expect(cache.find("/concepts")).toEqual(aPage("new"));
  });

  it("has nothing to answer with where a page was never rendered, and caches no fault", async () => {
    const { cache, render } = aCache();
    const fault = new Error("the provider does not answer");
    await expect(cache.take("/concepts", () => Promise.reject(fault))).rejects.toBe(fault);
    expect(await cache.take("/concepts", render("page"))).toEqual({ page: aPage("page") });
  });

  it("forgets a page that has gone", async () => {
    const { cache, render } = aCache();
    await cache.take("/concepts/gone", render("old"));
    cache.drop();
    const own: Rendering = { own: new Response("", { status: 404 }), isFault: false };
    expect(await cache.take("/concepts/gone", async () => own)).toBe(own);
    expect(await cache.take("/concepts/gone", async () => own)).toBe(own);
    expect(cache.bytes).toBe(0);
  });

  it("takes no more memory than it may, and lets go of what has not been asked for longest", async () => {
    const { cache, render } = aCache({ maxBytes: 6_000 });
    for (const name of ["a", "b", "c"]) await cache.take(`/${name}`, render(name));
    cache.find("/a");
    await cache.take("/d", render("d"));
    expect(cache.bytes).toBe(3_000);
    expect(cache.find("/b")).toBeNull();
    expect(cache.find("/a")).toEqual(aPage("a"));
  });

  it("gives addresses with a query a part of the room only", async () => {
    const { cache, render } = aCache({ maxBytes: 8_000 });
    await cache.take("/explore", render("explore"));
    for (let page = 2; page < 50; page += 1) await cache.take(`/explore?page=${page}`, render(String(page)));
    expect(cache.find("/explore")).toEqual(aPage("explore"));
    expect(cache.find("/explore?page=49")).toEqual(aPage("49"));
    expect(cache.bytes).toBe(3_000);
  });

  it("lets pictures push out no page", async () => {
    const { cache, render } = aCache({ maxBytes: 8_000 });
    await cache.take("/concepts", render("concepts"));
    for (let page = 1; page < 50; page += 1) await cache.take(`/cards/en/subnets/${page}.png`, render(String(page)));
    expect(cache.find("/concepts")).toEqual(aPage("concepts"));
    expect(cache.find("/cards/en/subnets/49.png")).toEqual(aPage("49"));
    expect(cache.bytes).toBe(3_000);
  });

  it("makes what those get who take no brotli once, in a part of the room", () => {
    const [first, ...others] = Array.from("abcdefgh", aPage);
    if (!first) throw new Error("expected pages");
    const { cache } = aCache({ maxBytes: 400 });
    const made = cache.toForm(first, "gzip");
    expect(gunzipSync(made).toString()).toBe("a");
    expect(cache.toForm(first, "gzip")).toBe(made);
    for (const page of others) cache.toForm(page, "gzip");
    expect(cache.bytes).toBeGreaterThan(0);
    expect(cache.bytes).toBeLessThanOrEqual(100);
    expect(cache.toForm(first, "gzip")).not.toBe(made);
    expect(cache.toForm(first, "identity")).toBe(first.body);
  });

  it("lets what else is to be done happen between two renderings", async () => {
    const { cache } = aCache();
    const order: string[] = [];
    const renderings = ["/a", "/b", "/c"].map((key) =>
      cache.take(key, async () => {
        order.push(key);
        setImmediate(() => order.push(`after ${key}`));
        return { page: aPage(key) };
      }),
    );
    await Promise.all(renderings);
    expect(order.slice(0, 4)).toEqual(["/a", "after /a", "/b", "after /b"]);
  });
});

function aCache({
  maxBytes = 1_000_000,
  ...options
}: {
  maxBytes?: number;
  recompress?: (page: CachedPage) => Promise<CachedPage>;
} = {}) {
  const clock = { now: 0 };
  const asked: string[] = [];
  const logged: unknown[] = [];
  const cache = createPageCache({
    maxBytes,
    freshForMs: FRESH_FOR_MS,
    clock: () => clock.now,
    yieldToEventLoop: createYield(),
    log: (event) => void logged.push(event),
    ...options,
  });
  const render = (name: string) => async (): Promise<Rendering> => {
    asked.push(name);
    return { page: aPage(name) };
  };
  return { cache, clock, asked, logged, render };
}

/** A rendering of which can be told when it has been cached. */
function aRendering(name: string) {
  const { promise, resolve } = Promise.withResolvers<Rendering>();
  const render = () => {
    resolve({ page: aPage(name) });
    return promise;
  };
  // What waits for the same rendering, and was there before, has been told by then.
  return { render, done: promise.then(() => new Promise((then) => setImmediate(then))) };
}

function aPage(name: string): CachedPage {
  return {
    etag: `W/"${name}"`,
    inlineSources: { scripts: "", styles: "" },
    headers: [],
    unchangedHeaders: [],
    encoding: "identity",
    body: Buffer.from(name),
    bytes: 1_000,
  };
}
