import { describe, expect, it } from "vitest";
import { someCaches } from "./cache-builder.ts";
import { type CopyTools, forgetOthers, listSaved, MOST_READ, saveList, saveRead, takePath } from "./saved-pages.ts";

const PUBLIC = "public, max-age=0, s-maxage=300";

describe("saveRead", () => {
  it("saves a page with what it is shown with, of the day on which the server said it", async () => {
    const { tools, caches } = aSite({ loaded: ["/assets/words-1.js"] });
    await saveRead(tools, "0", "/a?b=1", {});
    const { read } = await listSaved({ caches });
    expect(read).toMatchObject([{ address: "/a?b=1", at: "2026-11-20T08:00:00.000Z", title: "A & Ω", language: "ko" }]);
    const saved = caches.byName.get("read/0")?.answers ?? new Map();
    expect([...saved.keys()].map((url) => new URL(url).pathname)).toEqual([
      "/a",
      ...["/assets/site-1.js", "/assets/text-1.woff2", "/drawn.png", "/assets/words-1.js"],
      // What its code loads later, in its language.
      "/assets/changes-1.js",
    ]);
    const html = await saved.get("https://learn.example/a?b=1")?.text();
    expect(html).toMatch(/^<!doctype html><html data-kept="2026-11-20T08:00:00\.000Z" lang="ko">/);
  });

  it.each([
    ["one reader's own", { "Cache-Control": "private, no-store" }, 200],
    ["an error", { "Cache-Control": PUBLIC }, 503],
    ["no page", { "Cache-Control": PUBLIC, "Content-Type": "application/json" }, 200],
    ["of a server that does not say whose it is", {}, 200],
  ])("saves nothing that is %s", async (_what, headers, status) => {
    const { tools, caches } = aSite({ headers, status });
    await saveRead(tools, "7", "/profile", {});
    expect(caches.byName.size).toBe(0);
  });

  it("asks for pages without saying who reads them", async () => {
    const { tools, asked } = aSite();
    await saveRead(tools, "7", "/a", { cache: "no-cache" });
    expect(asked[0]).toEqual(["/a", { credentials: "omit", cache: "no-cache" }]);
  });

  it("lets go of what was saved longest ago, and of files that only that needed", async () => {
    const { tools, caches, days } = aSite();
    for (let page = 0; page <= MOST_READ.pages; page += 1) {
      days.today = page + 1;
      await saveRead(tools, "0", `/page-${page}`, {});
    }
    const { read } = await listSaved({ caches });
    expect(read).toHaveLength(MOST_READ.pages);
    expect(read.map(({ address }) => address)).not.toContain("/page-0");
    expect(await caches.match("/assets/of-page-0.css")).toBeUndefined();
    expect(await caches.match("/assets/of-page-1.css")).toBeDefined();
  });

  it("keeps to its bytes as well", async () => {
    const { tools, caches, days } = aSite({ text: "x".repeat(MOST_READ.bytes / 3) });
    for (const page of ["/one", "/two", "/three"]) {
      days.today += 1;
      await saveRead(tools, "0", page, {});
    }
    const { read, readBytes } = await listSaved({ caches });
    expect(read.map(({ address }) => address)).toEqual(["/three", "/two"]);
    expect(readBytes).toBeLessThan(MOST_READ.bytes);
  });
});

describe("takePath", () => {
  const path = { title: "For builders", address: "/get-started?path=b", pages: ["/get-started/x?path=b", "/end"] };

  it("tells how far it is, and has each page once", async () => {
    const { tools, caches } = aSite();
    await saveRead(tools, "0", "/end", {});
    const told: number[] = [];
    await takePath(tools, path, { signal: new AbortController().signal, onSaved: ({ pages }) => told.push(pages) });
    expect(told).toEqual([1, 2, 3]);
    const { paths, read } = await listSaved({ caches });
    expect(paths.map(({ address, pages }) => [address, pages.length])).toEqual([[path.address, 3]]);
    expect(paths[0]?.pages.at(-1)?.title).toBe("For builders");
    expect(read).toEqual([]);
  });

  it("is renewed by reading it, and keeps its title", async () => {
    const { tools, caches, days } = aSite();
    await takePath(tools, path, { signal: new AbortController().signal, onSaved: () => undefined });
    days.today += 1;
    await saveRead(tools, "0", path.address, {});
    const { paths, read } = await listSaved({ caches });
    expect(read).toEqual([]);
    const own = paths[0]?.pages.find(({ address }) => address === path.address);
    expect(own).toMatchObject({ title: "For builders", at: "2026-11-21T08:00:00.000Z" });
  });

  it.each(["given up", "refused"])("leaves nothing where it is %s", async (how) => {
    const { tools, caches } = aSite(how === "refused" ? { refuses: "/end" } : {});
    const control = new AbortController();
    const taking = takePath(tools, path, {
      signal: control.signal,
      onSaved: () => how === "given up" && control.abort(),
    });
    await expect(taking).rejects.toThrow();
    expect((await listSaved({ caches })).paths).toEqual([]);
  });
});

it("forgets what was read by who is no longer signed in, and nothing of what nobody or the reader has read", async () => {
  const { tools, caches } = aSite();
  for (const visitor of ["0", "7", "8"]) await saveRead(tools, visitor, `/of-${visitor}`, {});
  await forgetOthers(tools, "8");
  expect((await listSaved({ caches })).read.map(({ address }) => address)).toEqual(["/of-0", "/of-8"]);
  await forgetOthers(tools, "0");
  expect((await listSaved({ caches })).read.map(({ address }) => address)).toEqual(["/of-0"]);
});

it("saves the list of the newest build, in each language that was read", async () => {
  const { tools, caches, asked } = aSite();
  await saveList(tools, "one", "/offline");
  await saveList(tools, "two", "/offline");
  await saveList(tools, "two", "/ko/offline");
  await saveList(tools, "two", "/ko/offline");
  expect([...caches.byName.keys()]).toEqual(["list/two"]);
  expect(asked.filter(([address]) => address.endsWith("/offline"))).toHaveLength(3);
  expect((await listSaved({ caches })).read).toEqual([]);
});

/** A site whose pages are all alike, and a browser that saves them. */
function aSite(
  options: {
    headers?: Record<string, string>;
    status?: number;
    text?: string;
    loaded?: string[];
    refuses?: string;
  } = {},
) {
  const { headers = { "Cache-Control": PUBLIC }, status = 200, text = "", loaded = [], refuses } = options;
  const caches = someCaches();
  const asked: [string, RequestInit | undefined][] = [];
  const days = { today: 20 };
  const tools: CopyTools = {
    caches,
    now: () => 0,
    loadFilesOf: async () => loaded,
    lateFiles: { "/assets/site-1.js": { any: ["/assets/changes-1.js"], de: ["/assets/de-1.js"] } },
    fetch: async (input, init) => {
      const address = String(input);
      asked.push([address, init]);
      const date = new Date(Date.UTC(2026, 10, days.today, 8)).toUTCString();
      if (/\.\w+$/.test(address)) return new Response("file", { headers: { "Content-Type": "text/plain" } });
      const own = address === refuses ? { "Cache-Control": "private, no-store" } : headers;
      return new Response(
        `<!doctype html><html lang="ko"><head><title>T</title></head><body><script>import "/assets/site-1.js"</script>
         <style>@font-face{src:url(/assets/text-1.woff2)}</style><link href="/assets/of${address.replaceAll(/[/?=]/g, "-")}.css">
         <main><h1>A &amp; Ω</h1>${text}<img src="/drawn.png"><img src="https://elsewhere.example/x.png"></main></body></html>`.replace(
          address.startsWith("/page-") ? "" : /<link[^>]*>/,
          "",
        ),
        { status, headers: { "Content-Type": "text/html; charset=utf-8", Date: date, ...own } },
      );
    },
  };
  return { tools, caches, asked, days };
}
