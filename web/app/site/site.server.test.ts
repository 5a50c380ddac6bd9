import { GetMe } from "@learn-bittensor/contract/operations/account";
import { GetMenu } from "@learn-bittensor/contract/operations/menus";
import { describe, expect, it } from "vitest";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { ContentRefused } from "./content-client.server.ts";
import { DRAFTS_REFUSED } from "./preview.ts";
import { withTimeout } from "./with-timeout.server.ts";

const MENU = { slug: "navbar-en", locale: "en" } as const;

describe("createSite", () => {
  it("reads content with the configured token, and as a visitor with the visitor's", async () => {
    const { site, asked } = await siteOnContent([], { contentToken: "configured", apiTokens: ["configured"] });
    await site.content.query(GetMenu, MENU);
    await site.contentAs("").query(GetMenu, MENU);
    expect(asked.map(({ authorization }) => authorization)).toEqual(["Bearer configured", "Bearer "]);
  });

  it("turns an outage into the page for it, and tells the log why", async () => {
    const cause = new TypeError("fetch failed");
    const { site, logged } = await siteOnContent([], { transport: () => Promise.reject(cause) });
    for (const client of [site.content, site.contentAs("a-token")])
      await expect(client.query(GetMenu, MENU)).rejects.toMatchObject({ init: { status: 503 } });
    expect(logged).toHaveLength(2);
    expect(logged[0]).toEqual({
      level: "error",
      outage: "content provider",
      message: "getMenu: no answer from the content provider",
      cause,
    });
  });

  it("tells what pages go without in an outage as one, and what is none each by itself", async () => {
    const { site, logged } = await siteOnContent([], {
      transport: () => Promise.reject(new TypeError("fetch failed")),
    });
    const cause = await site.content.query(GetMenu, MENU).catch((error: unknown) => error);
    const late = await withTimeout(new Promise(() => undefined)).catch((error: unknown) => error);
    for (const each of [cause, late, new Error("another")])
      site.log({ level: "warn", message: "no menu", cause: each });
    expect(logged.slice(1).map(({ outage }) => outage)).toEqual(["parts of pages", "parts of pages", undefined]);
  });

  it("takes a refusal of the configured token for an outage, and tells the operator once a minute", async () => {
    let now = Date.parse("2026-11-20T09:00:00Z");
    const { site, logged } = await siteOnContent([], {
      contentToken: "s3cret",
      apiTokens: ["another"],
      now: () => new Date(now),
    });
    for (const passedMs of [0, 59_999, 1]) {
      now += passedMs;
      await expect(site.content.query(GetMenu, MENU)).rejects.toMatchObject({ init: { status: 503 } });
    }
    expect(logged).toHaveLength(2);
    expect(logged[0]?.message).toMatch(/^CONTENT_API_TOKEN: .*HTTP 401/);
    expect(JSON.stringify(logged)).not.toContain("s3cret");
    await expect(site.contentAs("dead").query(GetMenu, MENU)).rejects.toMatchObject({ status: 401 });
  });

  it.each([
    [401, 503],
    [403, 503],
    [400, undefined],
  ])("knows a refused token by HTTP %i", async (status, answered) => {
    const body = { data: null, error: { name: "RefusedError", message: "no" } };
    const { site } = await siteOnContent([], { transport: async () => ({ status, body }) });
    const refusal = await site.content.query(GetMenu, MENU).catch((error: unknown) => error);
    expect((refusal as { init?: { status: number } }).init?.status).toBe(answered);
  });

  it.each([
    [429, { data: null, error: { status: 429, name: "RateLimitError", message: "Too many requests" } }],
    [429, { data: null, errors: [{ message: "Too many requests", extensions: { code: "RATE_LIMITED" } }] }],
    [429, "Too Many Requests"],
    [500, { error: { status: 500, name: "InternalServerError", message: "no" } }],
    [502, "Bad Gateway"],
    [503, { errors: [{ message: "later" }] }],
  ])("turns HTTP %i of the provider into the page for an outage: %j", async (status, body) => {
    const { site } = await siteOnContent([], { transport: async () => ({ status, body }) });
    await expect(site.content.query(GetMenu, MENU)).rejects.toMatchObject({ init: { status: 503 } });
  });

  it.each([
    [
      "by itself",
      { status: 200, body: { data: null, errors: [{ message: "no", extensions: { code: "FORBIDDEN" } }] } },
    ],
    ["by the token", { status: 403, body: { data: null, error: { name: "ForbiddenError", message: "no" } } }],
  ])(
    "says of drafts that are refused %s that they are, and tells the operator why once a minute",
    async (_, answer) => {
      let now = Date.parse("2026-11-20T09:00:00Z");
      const { site, logged } = await siteOnContent([], { transport: async () => answer, now: () => new Date(now) });
      for (const passedMs of [0, 59_999, 1]) {
        now += passedMs;
        await expect(site.drafts.query(GetMenu, MENU)).rejects.toMatchObject({
          data: DRAFTS_REFUSED,
          init: { status: 503 },
        });
      }
      expect(logged.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^PREVIEW_SECRET: .*no\).*CONTENT_API_TOKEN/),
        expect.anything(),
      ]);
    },
  );

  it("hands on a refusal: what it means, its page knows", async () => {
    const { site, logged } = await siteOnContent([]);
    await expect(site.contentAs("").query(GetMe, {})).rejects.toBeInstanceOf(ContentRefused);
    expect(logged).toEqual([]);
  });
});
