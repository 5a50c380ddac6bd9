import { describe, expect, it } from "vitest";
import { siteOnContent } from "../tests/site-on-content.ts";
import { createRequestContext, shellContext } from "./request-context.server.ts";
import { shellOf } from "./shell-of.server.ts";

describe("shellOf", () => {
  it("is the shell that the page's language has found", async () => {
    const { context, request } = await aDocument("/concepts");
    const found = { notice: "", bar: "a bar", footer: "a footer", pieces: { notice: [], bar: [], footer: [] } };
    context.set(shellContext, found);
    expect(shellOf(request, context)).toBe(found);
  });

  it("is the fixed navigation, without asking anybody, where nothing was found", async () => {
    const { asked, context, request } = await aDocument("/ko/nothing?page=2");
    const { bar } = shellOf(request, context);
    expect(bar).toContain('href="/ko/get-started"');
    expect(bar).toContain('href="/de/nothing?page=2"');
    expect(asked).toEqual([]);
  });

  it("is in English for a language that there is not", async () => {
    const { context, request } = await aDocument("/nonsense/concepts");
    expect(shellOf(request, context).bar).toContain('href="/de/nonsense/concepts"');
    expect(shellOf(request, context).bar).toContain('href="/get-started"');
  });
});

async function aDocument(path: string) {
  const { site, asked } = await siteOnContent([]);
  const context = createRequestContext(site, { nonce: "", isDataRequest: false });
  return { asked, context, request: new Request(`https://learn.example${path}`) };
}
