import { describe, expect, it } from "vitest";
import type { ContentTransport } from "#app/content-client.server.ts";
import { shellContext } from "#app/request-context.server.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile, type ContentFile } from "../../tests/content-file.ts";
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

  it("answers 404 in the frame of every page", async () => {
    const { site } = await siteOnContent([MENU, aContentFile("en/site-notice/beta")]);
    const request = aRequest(site, "/nonsense", { isDocument: true });
    const [guard] = middleware;
    const answer = guard?.(
      { ...request, params: { locale: "nonsense" }, pattern: "/:locale?" },
      async () => new Response("a page"),
    );
    await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
    const shell = request.context.get(shellContext);
    expect(shell?.bar).toContain("Network School");
    expect(shell?.notice).toContain("beta-notice");
  });
});

const MENU = aContentFile("en/menu/navbar", {
  additional: [{ __component: "menu.root-text", text: "Network School" }],
});

describe("loader", () => {
  it("finds the frame of a document: its menu, and the way to its other languages", async () => {
    const { loaded, shell } = await load([MENU], "/concepts?page=2", { isDocument: true });
    expect(shell?.bar).toContain("Network School");
    expect(shell?.bar).toContain('href="/ko/concepts?page=2"');
    expect(loaded).toEqual({ visitorId: "0", siteUrl: "https://learn.example" });
  });

  it("has the notices of the day in the language, the same for everybody", async () => {
    const files = [MENU, aContentFile("en/site-notice/beta"), aContentFile("de/site-notice/beta", { message: "Neu." })];
    const { shell } = await load(files, "/de/concepts", { isDocument: true, locale: "de" });
    expect(shell?.notice).toMatch(/^<section [^>]*data-notice="beta-notice"[^>]*><p [^>]*>Neu\.<\/p><button/);
    const dismissed = await load(files, "/de/concepts", { isDocument: true, locale: "de", cookie: "beta-notice=true" });
    expect(dismissed.shell?.notice).toBe(shell?.notice);
  });

  it("asks for no menu where only the data of a page is asked for", async () => {
    const { asked, loaded, shell } = await load([MENU], "/concepts");
    expect(asked).toEqual([]);
    expect(shell).toBeNull();
    expect(loaded).toEqual({ visitorId: "0", siteUrl: "https://learn.example" });
  });

  it("stands without a provider", async () => {
    const transport = () => Promise.reject(new TypeError("fetch failed"));
    const { loaded, shell } = await load([], "/de", {
      isDocument: true,
      cookie: "auth_token=good",
      locale: "de",
      transport,
    });
    expect(shell?.bar).toContain("Learn Bittensor");
    expect(shell?.bar).toContain('href="/de/get-started"');
    expect(loaded.visitorId).toBe("0");
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

interface Visit {
  locale?: string;
  cookie?: string;
  isDocument?: boolean;
  transport?: ContentTransport;
}

async function load(files: ContentFile[], path: string, visit: Visit = {}) {
  const { locale, transport, ...rest } = visit;
  const { site, asked } = await siteOnContent(files, transport ? { transport } : {});
  const request = aRequest(site, path, rest);
  const loaded = await loader({ ...request, params: { locale }, pattern: "/:locale?" });
  return { asked, loaded, shell: request.context.get(shellContext) };
}

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
