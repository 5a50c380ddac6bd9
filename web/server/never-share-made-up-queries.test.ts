import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { neverShareMadeUpQueries } from "./never-share-made-up-queries.ts";

const PUBLIC = "public, max-age=0, s-maxage=300";

describe("neverShareMadeUpQueries", () => {
  it.each(["/concepts", "/explore?type=lab", "/explore?type=lab&page=2", "/concepts.data?_routes=routes%2Fconcepts"])(
    "lets shared caches store %s",
    async (target) => {
      expect(await policyOf(target)).toBe(PUBLIC);
    },
  );

  it.each([
    "/concepts?",
    "/concepts?utm_source=letter",
    "/explore?type=lab&x=1",
    "/explore?page=2&type=lab",
    "/explore?type=lab&type=lab",
    "/explore?%74ype=lab",
    "/explore?type=made-up",
    "/explore?page=1",
    "/explore?page=1000",
    "/concepts.data?_routes=a,a,a,a,a,a",
    "/about.data?_routes=",
    "/favicon.svg?v=1",
    "/assets/a-1234.js?1",
    "/sitemap.xml?x",
    "/cards/en/about.png?x=1",
  ])("lets none store %s", async (target) => {
    expect(await policyOf(target)).toBe("private, no-store");
  });

  it("lets browsers alone cache where an address leads for good, unless it says otherwise", async () => {
    const policyOfMove = async (status: 301 | 302 | 308, policy?: string) => {
      const app = new Hono().use(neverShareMadeUpQueries).get("*", (c) => {
        if (policy) c.header("Cache-Control", policy);
        return c.redirect("/about", status);
      });
      return (await app.request("/about/?x=1")).headers.get("Cache-Control");
    };
    for (const status of [301, 308] as const) expect(await policyOfMove(status)).toBe("private, max-age=86400");
    expect(await policyOfMove(302)).toBeNull();
    expect(await policyOfMove(308, "private, no-store")).toBe("private, no-store");
  });

  it("leaves what nobody shares as it is", async () => {
    expect(await policyOf("/search?q=tao", "private, max-age=0")).toBe("private, max-age=0");
  });
});

async function policyOf(target: string, policy = PUBLIC) {
  const app = new Hono().use(neverShareMadeUpQueries).get("*", (c) => c.text("", 200, { "Cache-Control": policy }));
  return (await app.request(target)).headers.get("Cache-Control");
}
