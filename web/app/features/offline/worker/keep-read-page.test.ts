import { expect, it } from "vitest";
import { someCaches } from "../cache-builder.ts";
import { LATE_FILES } from "../late-files.ts";
import { keepReadPage } from "./keep-read-page.ts";

it("keeps the page, the list in its language, what the page has loaded, and what that may load", async () => {
  const { caches, keep } = aWorker();
  await keep("/ko/concepts?a=1", { files: ["/assets/notice-1.js"] });
  expect(kept(caches)).toEqual({
    "list/one": ["/ko/offline", "/assets/notice-1.js", "/assets/notice-1.css"],
    "read/0": ["/ko/concepts?a=1", "/assets/notice-1.js", "/assets/notice-1.css"],
  });
});

it("keeps the list once, and not as a page that was read", async () => {
  const { caches, keep, asked } = aWorker();
  await keep("/ko/offline?asked=%2Fa");
  await keep("/ko/a");
  expect(asked.filter((address) => address === "/ko/offline")).toHaveLength(1);
  expect(kept(caches)["read/0"]).toEqual(["/ko/a"]);
});

it("forgets what somebody else has read, unless a copy is shown, which knows of nobody", async () => {
  const { caches, keep } = aWorker();
  await keep("/ko/a", { visitorId: "7" });
  await keep("/ko/b", { isCopy: true });
  expect(kept(caches)).toHaveProperty(["read/7"]);
  await keep("/ko/b");
  expect(kept(caches)).not.toHaveProperty(["read/7"]);
});

function aWorker() {
  const caches = someCaches();
  const asked: string[] = [];
  const around = {
    caches,
    now: () => 0,
    fetch: async (input: RequestInfo | URL) => {
      asked.push(String(input));
      if (input === LATE_FILES) return Response.json({ "/assets/notice-1.js": { any: ["/assets/notice-1.css"] } });
      const headers = { "Content-Type": "text/html", "Cache-Control": "public, max-age=0" };
      return new Response('<!doctype html><html lang="ko"><main><h1>A</h1></main></html>', { headers });
    },
  };
  const keep = (address: string, said: { visitorId?: string; isCopy?: boolean; files?: string[] } = {}) =>
    keepReadPage(around, {
      ...{ address, list: "/ko/offline", build: "one", visitorId: "0", isCopy: false, files: [], ask: {} },
      ...said,
    });
  return { caches, keep, asked };
}

function kept({ byName }: ReturnType<typeof someCaches>) {
  const addressOf = (url: string) => new URL(url).pathname + new URL(url).search;
  return Object.fromEntries([...byName].map(([name, { answers }]) => [name, [...answers.keys()].map(addressOf)]));
}
