import { LOCALES } from "@learn-bittensor/contract/locales";
import type { MiddlewareFunction } from "react-router";
import { describe, expect, it } from "vitest";
import { aRequest } from "../tests/a-request.ts";
import { aContentFile } from "../tests/content-file.ts";
import { siteOnContent } from "../tests/site-on-content.ts";
import { localizedPath } from "./i18n/localized-path.ts";
import { articleMarkdown, conceptMarkdown, guideMarkdown, subnetMarkdown } from "./markdown-pages.server.ts";
import { middleware as article } from "./routes/article.tsx";
import { middleware as concept } from "./routes/concept.tsx";
import { middleware as exploreArticle } from "./routes/explore-article.tsx";
import { middleware as exploreConcept } from "./routes/explore-concept.tsx";
import { middleware as guide } from "./routes/guide.tsx";
import { loader as llmsTxt } from "./routes/llms-txt.ts";
import { middleware as subnet } from "./routes/subnet.tsx";

const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/category/basics"),
  aContentFile("en/concept/staking", { title: "Staking", categories: ["economics", "basics"] }),
  aContentFile("de/category/economics"),
  aContentFile("de/concept/staking", { title: "Staken" }),
  aContentFile("en/author/an-author"),
  aContentFile("en/article/history", { title: "History" }),
  aContentFile("en/guide/wallets/create", { title: "A wallet" }),
  aContentFile("en/subnet/root", { mainnetId: 0 }),
  aContentFile("en/subnet/cellar", { mainnetId: 42 }),
  aContentFile("en/subnet/later", { comingSoon: true }),
];

const PAGES = [
  ["/concepts/economics/staking", conceptMarkdown],
  ["/articles/history", articleMarkdown],
  ["/guides/wallets/create", guideMarkdown],
  ["/guides/wallets/create/a-section", guideMarkdown],
  ["/subnets/root", subnetMarkdown],
  ["/subnets/42", subnetMarkdown],
  ["/subnets/later", subnetMarkdown],
] as const;

describe("the text of a page", () => {
  it.each(LOCALES)("is answered at its address and .md (%s)", async (locale) => {
    for (const [path, middleware] of PAGES) {
      const answer = await ask(`${localizedPath(path, locale)}.md`, middleware);
      expect(answer?.status, path).toBe(200);
      expect(answer?.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
      expect(answer?.headers.get("Cache-Control")).toMatch(/^public/);
      const text = await answer?.text();
      expect(text).toContain(`url: "https://learn.example${localizedPath(path, locale)}"\n`);
      expect(text).toMatch(/^# \S/m);
      if (path.startsWith("/guides")) expect(text).toContain("## A section\n\nA text.");
    }
  });

  it("says which language it is in", async () => {
    const german = await ask("/de/concepts/economics/staking.md", conceptMarkdown);
    expect(german?.headers.get("Content-Language")).toBe("de");
    expect(await german?.text()).toContain("# Staken\n");
    const korean = await ask("/ko/concepts/economics/staking.md", conceptMarkdown);
    expect(korean?.headers.get("Content-Language")).toBe("en");
  });

  it.each([
    ["/de/concepts/basics/staking.md", conceptMarkdown, "/de/concepts/economics/staking.md"],
    ["/explore/concept/staking.md", conceptMarkdown, "/concepts/economics/staking.md"],
    ["/explore/article/history.md", articleMarkdown, "/articles/history.md"],
    ["/subnets/cellar.md", subnetMarkdown, "/subnets/42.md"],
  ] as const)("moves from %s to its own address", async (path, middleware, location) => {
    const answer = await ask(path, middleware);
    expect([answer?.status, answer?.headers.get("Location")]).toEqual([308, location]);
  });

  it.each(["/concepts/economics/staking", "/concepts/economics/nothing.md", "/concepts/economics/.md"])(
    "is not what stands at %s",
    async (path) => {
      expect(await ask(path, conceptMarkdown)).toBeNull();
    },
  );

  it("comes before everything else of a page", () => {
    const pages = [concept, exploreConcept, article, exploreArticle, guide, subnet];
    expect(pages.map(([first]) => first)).toEqual([
      conceptMarkdown,
      conceptMarkdown,
      articleMarkdown,
      articleMarkdown,
      guideMarkdown,
      subnetMarkdown,
    ]);
  });

  it("is not data of a page, and takes no forms", async () => {
    expect(await ask("/concepts/economics/staking.md", conceptMarkdown, { isDocument: false })).toBeNull();
    expect(await ask("/concepts/economics/staking.md", conceptMarkdown, { method: "POST" })).toBeNull();
  });
});

describe("/llms.txt", () => {
  it.each(LOCALES)("links to every text, each of which is there (%s)", async (locale) => {
    const { site } = await siteOnContent(FILES);
    const path = localizedPath("/llms.txt", locale);
    const params = locale === "en" ? {} : { locale };
    const answer = await llmsTxt({
      ...aRequest(site, path, { isDocument: true }),
      params,
      pattern: "/:locale?/llms.txt",
    });
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const linked = [...(await answer.text()).matchAll(/\]\(https:\/\/learn\.example(\S+)\)/g)].map(([, to]) => to);
    const whole = PAGES.filter(([page]) => !page.endsWith("/a-section"));
    const expected = whole.map(([page]) => `${localizedPath(page, locale)}.md`);
    expect(linked.toSorted()).toEqual(expected.toSorted());
  });
});

/** What the middleware answers by itself; null where it leaves the answer to the page. */
async function ask(
  path: string,
  twin: MiddlewareFunction<Response>,
  { isDocument = true, method = "GET" } = {},
): Promise<Response | null> {
  const { site } = await siteOnContent(FILES);
  const args = aRequest(site, path, { isDocument });
  const locale = LOCALES.find((each) => path.startsWith(`/${each}/`));
  let isLeft = false;
  const next = async () => {
    isLeft = true;
    return new Response("the page");
  };
  const request = new Request(args.request, { method });
  const answer = await twin({ ...args, request, params: locale ? { locale } : {} }, next);
  return isLeft || !answer ? null : answer;
}
