import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import type { ContentTransport } from "../app/site/content-client.server.ts";
import { aContentFile } from "../tests/content-file.ts";
import { siteOnContent } from "../tests/site-on-content.ts";
import { createSearch } from "./create-search.ts";

const SETTINGS = {
  contentApiToken: "",
  searchAdminKey: null,
  searchIndexPattern: "{source}_{locale}",
  searchKey: "",
  searchUrl: null,
};
const GIVEN = { content: () => Promise.reject(new Error("nothing is asked here")), log: () => undefined };

describe("createSearch", () => {
  it("answers from the site's own origin where no other engine is named, with a public key", () => {
    const { forSite, fetch } = createSearch(SETTINGS, GIVEN);
    expect(forSite).toMatchObject({ url: "/multi-search", indexPattern: "{source}_{locale}" });
    expect(forSite.key).not.toBe("");
    expect(fetch).not.toBeNull();
    expect(createSearch({ ...SETTINGS, searchKey: "a-key" }, GIVEN).forSite.key).toBe("a-key");
  });

  it("does not start with a key for filling indexes that every page holds", () => {
    const { key } = createSearch(SETTINGS, GIVEN).forSite;
    expect(() => createSearch({ ...SETTINGS, searchAdminKey: key }, GIVEN)).toThrow(/^SEARCH_ADMIN_KEY: /);
  });

  it("asks the engine that is named, and starts none", () => {
    const { forSite, fetch } = createSearch(
      { ...SETTINGS, searchUrl: "https://search.example", searchKey: "a-key", searchIndexPattern: "{locale}-{source}" },
      GIVEN,
    );
    expect(forSite).toMatchObject({
      url: "https://search.example/multi-search",
      key: "a-key",
      indexPattern: "{locale}-{source}",
    });
    expect(fetch).toBeNull();
    expect(createSearch({ ...SETTINGS, searchUrl: "https://search.example" }, GIVEN).forSite.key).toBe("");
  });

  it("leaves a provider elsewhere half of its time for pages where all is read once more", async () => {
    const { transport } = await siteOnContent([
      aContentFile("en/article/history"),
      aContentFile("en/author/an-author"),
    ]);
    const times: { startedAt: number; endedAt: number }[] = [];
    const content: ContentTransport = async (request) => {
      const startedAt = performance.now();
      await wait(20);
      const answer = await transport(request);
      times.push({ startedAt, endedAt: performance.now() });
      return answer;
    };
    const search = createSearch({ ...SETTINGS, contentApiUrl: "https://cms.example" }, { ...GIVEN, content });
    const untilFilled = async () => {
      search.refill();
      await vi.waitFor(() => expect(search.freshness()).toMatchObject({ behindSince: null }), { timeout: 30_000 });
    };
    await untilFilled();
    times.length = 0;
    await untilFilled();
    const sorted = times.toSorted((one, other) => one.startedAt - other.startedAt);
    let [busy, free, until] = [0, 0, sorted[0]?.startedAt ?? 0];
    for (const { startedAt, endedAt } of sorted) {
      free += Math.max(0, startedAt - until);
      busy += Math.max(0, endedAt - Math.max(startedAt, until));
      until = Math.max(until, endedAt);
    }
    expect(busy).toBeGreaterThan(0);
    expect(free / busy).toBeGreaterThan(0.8);
  });

  it("asks an engine below a path where it is", () => {
    const { forSite } = createSearch({ ...SETTINGS, searchUrl: "https://search.example:7700/meili" }, GIVEN);
    expect(forSite.url).toBe("https://search.example:7700/meili/multi-search");
  });
});
