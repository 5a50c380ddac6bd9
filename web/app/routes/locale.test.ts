import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loader, middleware } from "./locale.tsx";

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
});

describe("loader", () => {
  it.each(["nonsense", "EN", "pt"])("answers 404 to the language %s", async (locale) => {
    const { site } = await siteOnContent([]);
    const asked = { ...aRequest(site, `/${locale}/concepts`), params: { locale }, pattern: "/:locale?" as const };
    await expect(loader(asked)).rejects.toMatchObject({ init: { status: 404 } });
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
