import { describe, expect, it } from "vitest";
import { createPrefetcher, KEPT_FOR_MS, MOST_AT_ONCE } from "./create-prefetcher.ts";

describe("createPrefetcher", () => {
  it("fetches five at a time, and the next when one is there", async () => {
    expect(MOST_AT_ONCE).toBe(5);
    const { prefetcher, asked, answer } = aSite();
    for (let page = 1; page <= 8; page += 1) prefetcher.want(`/${page}.data`, { isUrgent: false });
    expect(asked).toEqual(["/1.data", "/2.data", "/3.data", "/4.data", "/5.data"]);
    await answer("/3.data");
    expect(asked.slice(5)).toEqual(["/6.data"]);
    await answer("/1.data", new Response("", { status: 500 }));
    expect(asked.slice(6)).toEqual(["/7.data"]);
  });

  it("fetches first what somebody is about to follow, and not at all what is out of view again", async () => {
    const { prefetcher, asked, answer } = aSite();
    for (let page = 1; page <= 8; page += 1) prefetcher.want(`/${page}.data`, { isUrgent: false });
    prefetcher.want("/8.data", { isUrgent: true });
    prefetcher.forgo("/6.data");
    for (let page = 1; page <= 3; page += 1) await answer(`/${page}.data`);
    expect(asked.slice(5)).toEqual(["/8.data", "/7.data"]);
  });

  it("hands on what it has fetched, and what is under way, as often as it is asked for, and fetches it once", async () => {
    const { prefetcher, asked, answer } = aSite();
    prefetcher.want("/a.data", { isUrgent: false });
    const early = prefetcher.take("/a.data");
    await answer("/a.data", new Response("the page", { headers: { "X-Remix-Response": "yes" } }));
    expect(await (await early)?.text()).toBe("the page");
    const again = await prefetcher.take("/a.data");
    expect(await again?.text()).toBe("the page");
    expect(again?.headers.get("X-Remix-Response")).toBe("yes");
    prefetcher.want("/a.data", { isUrgent: true });
    expect(asked).toEqual(["/a.data"]);
    expect(prefetcher.take("/b.data")).toBeUndefined();
  });

  it("keeps a page for five minutes, and fifty of them", async () => {
    expect(KEPT_FOR_MS).toBe(300_000);
    const { prefetcher, answer, pass } = aSite();
    prefetcher.want("/a.data", { isUrgent: false });
    await answer("/a.data");
    pass(299_999);
    expect(prefetcher.take("/a.data")).toBeDefined();
    pass(1);
    expect(prefetcher.take("/a.data")).toBeUndefined();
    for (let page = 1; page <= 51; page += 1) {
      prefetcher.want(`/${page}.data`, { isUrgent: false });
      await answer(`/${page}.data`);
    }
    expect(prefetcher.take("/1.data")).toBeUndefined();
    expect(prefetcher.take("/2.data")).toBeDefined();
  });

  it.each([
    ["an error", new Response("", { status: 500 })],
    ["a redirection", new Response("", { status: 202 })],
    ["nothing", new TypeError("Failed to fetch")],
  ])("leaves a page alone that answers %s", async (_what, bad) => {
    const { prefetcher, asked, answer } = aSite();
    prefetcher.want("/a.data", { isUrgent: false });
    const early = prefetcher.take("/a.data");
    await answer("/a.data", bad);
    expect(await early).toBeNull();
    expect(prefetcher.take("/a.data")).toBeUndefined();
    prefetcher.want("/a.data", { isUrgent: false });
    expect(asked).toHaveLength(2);
  });

  it("forgets everything when something may have changed", async () => {
    const { prefetcher, asked, answer } = aSite();
    for (let page = 1; page <= 8; page += 1) prefetcher.want(`/${page}.data`, { isUrgent: false });
    await answer("/1.data");
    prefetcher.forget();
    expect(prefetcher.take("/1.data")).toBeUndefined();
    await answer("/2.data");
    expect(asked).toHaveLength(6);
  });
});

/** A site whose answers come when they are told to. */
function aSite() {
  let time = 0;
  const asked: string[] = [];
  const coming = new Map<string, (answer: Response | Error) => void>();
  const fetch = (address: string) => {
    asked.push(address);
    return new Promise<Response>((resolve, reject) => {
      coming.set(address, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  };
  return {
    asked,
    prefetcher: createPrefetcher({ fetch, now: () => time }),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    answer: async (address: string, answer: Response | Error = new Response("a page")) => {
      coming.get(address)?.(answer);
      // The body is read, the answer kept, and the next one begun.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
