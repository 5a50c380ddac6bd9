import { describe, expect, it } from "vitest";
import { markdownAlternate } from "../app/collections/markdown-alternate.server.ts";
import { APP_OPTIONS, aBuild, type Module } from "../tests/a-build.ts";
import { createApp } from "./create-app.ts";

describe("the text of a page", () => {
  it("is sent by the server as it is, and never taken for HTML", async () => {
    const page = { path: "/a", title: "A", description: "", locale: "en", updatedAt: null } as const;
    const build = aBuild({ loader: () => "the page" });
    const alternate = markdownAlternate(async () => ({ ...page, markdown: "<script>alert(1)</script>" }));
    const module: Module = { default: () => null, loader: () => "the page", middleware: [alternate] };
    const app = createApp({
      ...APP_OPTIONS,
      loadBuild: async () => ({ ...build, routes: { page: { id: "page", path: "*", module } } }),
    });
    const answer = await app.request("https://learn.example/a.md");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await answer.text()).toMatch(/# A\n\n<script>alert\(1\)<\/script>\n$/);
  });
});
