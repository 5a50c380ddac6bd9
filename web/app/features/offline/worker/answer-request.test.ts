import { describe, expect, it } from "vitest";
import { someCaches } from "../cache-builder.ts";
import { type Around, answerRequest } from "./answer-request.ts";

const ORIGIN = "https://learn.example";

describe("answerRequest", () => {
  it("shows what the server says now, whatever is saved, also an error", async () => {
    for (const status of [200, 404, 503]) {
      const { ask } = await aWorker({ saved: { "/a": "old" }, network: async () => new Response("new", { status }) });
      const answer = await ask("/a");
      expect(await answer?.text()).toBe("new");
    }
  });

  it("takes what was asked for while it started", async () => {
    const { ask } = await aWorker({ network: noNetwork });
    expect(await (await ask("/a", {}, Promise.resolve(new Response("early"))))?.text()).toBe("early");
  });

  it("shows what is saved where there is no network", async () => {
    const { ask } = await aWorker({ saved: { "/a?b=1": "saved" }, network: noNetwork });
    expect(await (await ask("/a?b=1"))?.text()).toBe("saved");
  });

  it.each([
    ["fails", () => noNetwork()],
    ["comes to an error", async () => Response.error()],
  ])("shows what is saved where what was asked for while it started %s", async (_what, preload) => {
    const { ask } = await aWorker({ saved: { "/a": "saved" }, network: noNetwork });
    expect(await (await ask("/a", {}, preload()))?.text()).toBe("saved");
  });

  it("waits for a slow network, but no longer than a few seconds where the page is saved", async () => {
    const { ask, passTime } = await aWorker({ saved: { "/a": "saved" }, network: () => new Promise(() => undefined) });
    const [saved, notSaved] = [ask("/a"), ask("/b")];
    let isAnswered = false;
    void notSaved?.then(() => {
      isAnswered = true;
    });
    passTime();
    expect(await (await saved)?.text()).toBe("saved");
    expect(isAnswered).toBe(false);
  });

  it.each([
    ["/de/concepts?x=1", ["/de/offline", "/offline"], "/de/offline?asked=%2Fde%2Fconcepts%3Fx%3D1"],
    ["/de/concepts", ["/fr/offline"], "/fr/offline?asked=%2Fde%2Fconcepts"],
  ])("leads from %s, which is not saved, to the list in %j that is", async (address, lists, expected) => {
    const { ask } = await aWorker({
      saved: Object.fromEntries(lists.map((list) => [list, "list"])),
      network: noNetwork,
    });
    expect((await ask(address))?.headers.get("Location")).toBe(ORIGIN + expected);
  });

  it("shows the list whatever led to it, and leads nowhere without one", async () => {
    const withList = await aWorker({ saved: { "/ko/offline": "list" }, network: noNetwork });
    expect(await (await withList.ask("/ko/offline?asked=%2Fa"))?.text()).toBe("list");
    const without = await aWorker({ network: noNetwork });
    expect((await without.ask("/offline?asked=%2Fa"))?.type).toBe("error");
  });

  it("asks for no file of the build that is saved", async () => {
    const { ask } = await aWorker({ saved: { "/assets/a-1.js": "code" }, network: noNetwork });
    expect(await (await ask("/assets/a-1.js", { mode: "cors" }))?.text()).toBe("code");
  });

  it.each([
    ["a form that is sent", "/feedback", { method: "POST" }],
    ["the data of a page", "/a.data", { mode: "cors" }],
    ["another site", "https://search.example/assets/x.js", { mode: "cors" }],
  ] as const)("has nothing to do with %s", async (_what, address, how) => {
    const { ask } = await aWorker({ network: noNetwork });
    expect(ask(address, how)).toBeNull();
  });
});

async function noNetwork(): Promise<Response> {
  throw new TypeError("Failed to fetch");
}

/** A worker with some pages saved; time passes when it is told to. */
async function aWorker({ saved = {}, network }: { saved?: Record<string, string>; network: () => Promise<Response> }) {
  const caches = someCaches();
  const cache = await caches.open("read/0");
  for (const [address, text] of Object.entries(saved)) await cache.put(address, new Response(text));
  const waiting: (() => void)[] = [];
  const around: Around = {
    caches,
    fetch: network,
    wait: () => new Promise((resolve) => waiting.push(resolve)),
  };
  const ask = (address: string, how: { method?: string; mode?: string } = {}, preloaded?: Promise<unknown>) => {
    const request = { url: new URL(address, ORIGIN).href, method: "GET", mode: "navigate", destination: "", ...how };
    return answerRequest(request as Request, ORIGIN, around, preloaded);
  };
  const passTime = () => {
    for (const resolve of waiting) resolve();
  };
  return { ask, passTime };
}
