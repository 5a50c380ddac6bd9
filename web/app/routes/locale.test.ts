import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loader, middleware, shouldRevalidate } from "./locale.tsx";

describe("middleware", () => {
  it.each([
    ["/en", "/"],
    ["/en/concepts", "/concepts"],
    ["/en/search?q=a&page=2", "/search?q=a&page=2"],
    ["/en/english", "/english"],
  ])("moves %s for good to %s: English has no prefix", async (path, to) => {
    const moved = await thrownBy(path, "en");
    expect(moved).toBeInstanceOf(Response);
    expect(moved).toMatchObject({ status: 308 });
    expect(moved instanceof Response && moved.headers.get("Location")).toBe(to);
  });

  it.each([undefined, "de", "ko", "fr", "zh"])("lets the language %s through", async (locale) => {
    expect(await thrownBy(`/${locale}/concepts`, locale)).toBeUndefined();
  });

  it.each(["nonsense", "EN", "pt"])("answers 404 to the language %s", async (locale) => {
    expect(await thrownBy(`/${locale}/concepts`, locale)).toMatchObject({ init: { status: 404 } });
  });
});

describe("loader", () => {
  it("gives every page its language, its navigation, who reads it and where the site is", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/menu/navbar", { additional: [{ __component: "menu.root-text", text: "Network School" }] }),
    ]);
    const loaded = await loader({ ...aRequest(site, "/concepts"), params: {}, pattern: "/:locale?" });
    expect(loaded).toMatchObject({
      locale: "en",
      navigation: { siteTitle: "Network School" },
      visitorId: "0",
      siteUrl: "https://learn.example",
    });
  });

  it("stands without a provider", async () => {
    const { site } = await siteOnContent([], { transport: () => Promise.reject(new TypeError("fetch failed")) });
    const request = aRequest(site, "/de", { cookie: "auth_token=good" });
    const loaded = await loader({ ...request, params: { locale: "de" }, pattern: "/:locale?" });
    expect(loaded).toMatchObject({ locale: "de", visitorId: "0", navigation: { siteTitle: "Learn Bittensor" } });
  });
});

describe("shouldRevalidate", () => {
  it.each([
    ["another page in the same language", {}, {}, undefined, false],
    ["another language", {}, { locale: "de" }, undefined, true],
    ["from one prefix to another", { locale: "ko" }, { locale: "zh" }, undefined, true],
    ["a form that changes something", { locale: "ko" }, { locale: "ko" }, "POST", true],
    ["a form that only asks", { locale: "ko" }, { locale: "ko" }, "GET", false],
  ] as const)("for %s", (_what, currentParams, nextParams, formMethod, expected) => {
    const url = new URL("https://learn.example/");
    expect(
      shouldRevalidate({
        currentUrl: url,
        nextUrl: url,
        currentParams,
        nextParams,
        formMethod,
        defaultShouldRevalidate: true,
      }),
    ).toBe(expected);
  });
});

async function thrownBy(path: string, locale: string | undefined): Promise<unknown> {
  const { site } = await siteOnContent([]);
  const [guard] = middleware;
  const request = { ...aRequest(site, path), params: { locale }, pattern: "/:locale?" as const };
  try {
    await guard?.(request, async () => new Response("the page"));
  } catch (thrown) {
    return thrown;
  }
}
