import { expect, it } from "vitest";
import { someCaches } from "../cache-builder.ts";
import { LATE_FILES } from "../late-files.ts";
import { saveReadPage } from "./save-read-page.ts";

it("saves the page, the list in its language, what the page has loaded, and what that may load", async () => {
  const { caches, save } = aWorker();
  await save("/ko/concepts?a=1", { files: ["/assets/notice-1.js"] });
  expect(saved(caches)).toEqual({
    "list/one": ["/ko/offline", "/assets/notice-1.js", "/assets/notice-1.css"],
    "read/0": ["/ko/concepts?a=1", "/assets/notice-1.js", "/assets/notice-1.css"],
  });
});

it("saves the list once, and not as a page that was read", async () => {
  const { caches, save, asked } = aWorker();
  await save("/ko/offline?asked=%2Fa");
  await save("/ko/a");
  expect(asked.filter((address) => address === "/ko/offline")).toHaveLength(1);
  expect(saved(caches)["read/0"]).toEqual(["/ko/a"]);
});

it("forgets what somebody else has read, unless a copy is shown, which knows of nobody", async () => {
  const { caches, save } = aWorker();
  await save("/ko/a", { visitorId: "7" });
  await save("/ko/b", { isCopy: true });
  expect(saved(caches)).toHaveProperty(["read/7"]);
  await save("/ko/b");
  expect(saved(caches)).not.toHaveProperty(["read/7"]);
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
  const save = (address: string, said: { visitorId?: string; isCopy?: boolean; files?: string[] } = {}) =>
    saveReadPage(around, {
      ...{ address, list: "/ko/offline", build: "one", visitorId: "0", isCopy: false, files: [], ask: {} },
      ...said,
    });
  return { caches, save, asked };
}

function saved({ byName }: ReturnType<typeof someCaches>) {
  const addressOf = (url: string) => new URL(url).pathname + new URL(url).search;
  return Object.fromEntries([...byName].map(([name, { answers }]) => [name, [...answers.keys()].map(addressOf)]));
}
