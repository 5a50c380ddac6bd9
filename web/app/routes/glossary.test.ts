import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loader, shouldRevalidate } from "./glossary.tsx";

describe("the glossary", () => {
  it.each([
    ["", "public, max-age=0, s-maxage=300, stale-while-revalidate=86400"],
    ["?q=", "public, max-age=0, s-maxage=300, stale-while-revalidate=86400"],
    ["?q=stake", "private, max-age=0"],
  ])("is stored by caches as a whole, and not what somebody typed: %s", async (search, policy) => {
    const { site } = await siteOnContent([]);
    const answer = await loader(aRequest(site, `/concepts/glossary${search}`, { isDocument: true }) as never);
    expect(new Headers(answer.init?.headers).get("Cache-Control")).toBe(policy);
  });

  it.each([
    ["/concepts/glossary", "/concepts/glossary?q=a", false],
    ["/concepts/glossary?q=a", "/concepts/glossary#term-axon", false],
    ["/concepts/glossary", "/concepts/glossary", true],
    ["/concepts", "/concepts/glossary?q=a", true],
  ])("asks the server again from %s to %s: %s", (from, to, asks) => {
    const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, "https://learn.example"));
    expect(shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate: true } as never)).toBe(asks);
  });
});
