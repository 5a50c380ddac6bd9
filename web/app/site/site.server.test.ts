import { GetMe } from "@learn-bittensor/contract/operations/account";
import { GetMenu } from "@learn-bittensor/contract/operations/menus";
import { describe, expect, it } from "vitest";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { ContentRefused } from "./content-client.server.ts";

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
    expect(logged[0]).toEqual({ level: "error", message: "getMenu: no answer from the content provider", cause });
  });

  it("hands on a refusal: what it means, its page knows", async () => {
    const { site, logged } = await siteOnContent([]);
    await expect(site.contentAs("").query(GetMe, {})).rejects.toBeInstanceOf(ContentRefused);
    expect(logged).toEqual([]);
  });
});
