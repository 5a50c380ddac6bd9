import { describe, expect, it } from "vitest";
import type { ContentTransport } from "#app/site/content-client.server.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loadFrame } from "./load-frame.server.ts";

const MENU = aContentFile("en/menu/navbar", {
  additional: [{ __component: "menu.root-text", text: "Network School" }],
});

describe("loadFrame", () => {
  it("has the menu, and nobody signed in", async () => {
    const { site } = await siteOnContent([MENU]);
    const frame = await loadFrame(aRequest(site, "/concepts?page=2"), "en");
    expect(frame.navigation.siteTitle).toBe("Network School");
    expect(frame).toMatchObject({ visitorId: "0", siteUrl: "https://learn.example", live: null, analytics: null });
  });

  it("has the notices of the day in the language, the same for who has dismissed one", async () => {
    const { site } = await siteOnContent([
      MENU,
      aContentFile("en/site-notice/beta"),
      aContentFile("de/site-notice/beta", { message: "Neu." }),
    ]);
    const { notices } = await loadFrame(aRequest(site, "/de/concepts"), "de");
    expect(notices).toMatchObject([{ key: "beta-notice", message: "Neu.", isDismissible: true }]);
    const dismissed = await loadFrame(aRequest(site, "/de/concepts", { cookie: "beta-notice=true" }), "de");
    expect(dismissed.notices).toEqual(notices);
  });

  it("stands without a provider", async () => {
    const transport: ContentTransport = () => Promise.reject(new TypeError("fetch failed"));
    const { site } = await siteOnContent([], { transport });
    const frame = await loadFrame(aRequest(site, "/de", { cookie: "auth_token=good" }), "de");
    expect(frame.navigation.siteTitle).toBe("Learn Bittensor");
    expect(frame.visitorId).toBe("0");
  });

  it("says where headings of the page stand now", async () => {
    const redirects = [{ from: "/articles/halving#gone", to: "/articles/halving#what", locale: null }];
    const { site } = await siteOnContent([MENU], { redirects });
    const { movedScript } = await loadFrame(aRequest(site, "/de/articles/halving"), "de");
    expect(movedScript).toContain('{"gone":"/de/articles/halving#what"}');
    expect((await loadFrame(aRequest(site, "/articles"), "en")).movedScript).toBeNull();
  });

  it("says where changes are told, where they are", async () => {
    const { site } = await siteOnContent([MENU], { liveAddress: () => "wss://content.example/graphql" });
    const { live } = await loadFrame(aRequest(site, "/"), "en");
    expect(live).toEqual({ address: "wss://content.example/graphql", contentVersion: null });
  });
});
