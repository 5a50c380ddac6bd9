import { LOCALES } from "@learn-bittensor/contract/locales";
import type { MiddlewareFunction } from "react-router";
import { describe, expect, it } from "vitest";
import { LESSONS } from "#app/features/teach/lessons.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { middleware as article } from "#app/routes/article.tsx";
import { middleware as concept } from "#app/routes/concept.tsx";
import { loader as corrections } from "#app/routes/corrections-markdown.ts";
import { middleware as exploreArticle } from "#app/routes/explore-article.tsx";
import { middleware as exploreConcept } from "#app/routes/explore-concept.tsx";
import { loader as facts } from "#app/routes/facts-markdown.ts";
import { loader as questions } from "#app/routes/faq-markdown.ts";
import { middleware as step } from "#app/routes/get-started-step.tsx";
import { loader as glossary } from "#app/routes/glossary-markdown.ts";
import { middleware as guide } from "#app/routes/guide.tsx";
import { middleware as lab } from "#app/routes/lab.tsx";
import { loader as llmsTxt } from "#app/routes/llms-txt.ts";
import { loader as pageOfBlocks } from "#app/routes/page-markdown.ts";
import { middleware as subnet } from "#app/routes/subnet.tsx";
import { loader as timeline } from "#app/routes/timeline-markdown.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { lessonMarkdown } from "./lesson-markdown.server.ts";
import {
  articleMarkdown,
  conceptMarkdown,
  guideMarkdown,
  labMarkdown,
  stepMarkdown,
  subnetMarkdown,
} from "./markdown-pages.server.ts";

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
  aContentFile("en/subnet/later", { comingSoon: true, team: "harbour" }),
  aContentFile("en/team/harbour", {
    name: "Harbour",
    links: [{ label: "Website", href: "https://harbour.example", external: true }],
  }),
  aContentFile("en/get-started-step/first", { title: "A first step" }),
  aContentFile("en/lab/halving", { title: "Halvings" }),
  aContentFile("en/lab/unfinished", { comingSoon: true }),
  aContentFile("en/page/about", {
    title: "About",
    blocks: [
      { __component: "blocks.text", heading: "Why *this*", body: "A [link](/concepts)." },
      {
        __component: "blocks.call-to-action",
        heading: "Go on",
        action: { label: "Begin", href: "/get-started", external: false },
      },
    ],
  }),
  aContentFile("en/page/privacy-policy", { title: "Privacy" }),
  aContentFile("en/faq/start", { question: "Where to begin?" }, "With [this](/get-started)."),
];

const PAGES = [
  ["/concepts/economics/staking", conceptMarkdown],
  ["/articles/history", articleMarkdown],
  ["/guides/wallets/create", guideMarkdown],
  ["/guides/wallets/create/a-section", guideMarkdown],
  ["/subnets/root", subnetMarkdown],
  ["/subnets/42", subnetMarkdown],
  ["/subnets/later", subnetMarkdown],
  ["/subnets/harbour", subnetMarkdown],
  ["/get-started/first", stepMarkdown],
  ["/lab/halving", labMarkdown],
  ...LESSONS.map(({ slug }) => [`/teach/${slug}`, lessonMarkdown] as const),
] as const;

/** Texts that have a route of their own. */
const FILES_OF_THEIR_OWN = [
  ["/about", pageOfBlocks],
  ["/privacy-policy", pageOfBlocks],
  ["/concepts/glossary", glossary],
  ["/faq", questions],
  ["/faq_legacy", questions],
  ["/corrections", corrections],
  ["/facts", facts],
  ["/timeline", timeline],
] as const;

/** Nothing of it is changed: one site is enough. */
let known: ReturnType<typeof siteOnContent> | null = null;
function onFiles() {
  known ??= siteOnContent(FILES);
  return known;
}

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

  it("is cited at its address and .bib or .csl.json, at its own address", async () => {
    const bibtex = await ask("/de/articles/history.bib", articleMarkdown);
    expect(bibtex?.headers.get("Content-Type")).toBe("application/x-bibtex; charset=utf-8");
    expect(await bibtex?.text()).toContain("url = {https://learn.example/de/articles/history}");
    const csl = await ask("/concepts/economics/staking.csl.json", conceptMarkdown);
    expect(csl?.headers.get("Content-Type")).toBe("application/vnd.citationstyles.csl+json");
    expect(await csl?.json()).toMatchObject([
      { URL: "https://learn.example/concepts/economics/staking", language: "en" },
    ]);
    const moved = await ask("/explore/concept/staking.bib", conceptMarkdown);
    expect(moved?.headers.get("Location")).toBe("/concepts/economics/staking.bib");
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
    const pages = [concept, exploreConcept, article, exploreArticle, guide, subnet, step, lab];
    expect(pages.map(([first]) => first)).toEqual([
      conceptMarkdown,
      conceptMarkdown,
      articleMarkdown,
      articleMarkdown,
      guideMarkdown,
      subnetMarkdown,
      stepMarkdown,
      labMarkdown,
    ]);
  });

  it.each(LOCALES)("that is made of several has one file, too (%s)", async (locale) => {
    for (const [path, loader] of FILES_OF_THEIR_OWN) {
      const { answer, text } = await askFile(path, locale, loader);
      expect(answer.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
      expect(text).toContain(`url: "https://learn.example${localizedPath(path, locale)}"\n`);
      expect(text).toMatch(/^# \S/m);
    }
  });

  it("of a page made of blocks says what the blocks say, and leads where they lead", async () => {
    const { text } = await askFile("/about", "de", pageOfBlocks);
    expect(text).toContain(
      "## Why \\*this\\*\n\nA [link](https://learn.example/de/concepts).\n\n## Go on\n\n- [Begin](<https://learn.example/de/get-started>)",
    );
  });

  it("of questions holds each with its answer, by topic", async () => {
    const { text } = await askFile("/faq", "en", questions);
    expect(text).toContain("## Basics\n\n### Where to begin?\n\nWith [this](https://learn.example/get-started).");
  });

  it("of a team says which subnets are its own, and where it is found", async () => {
    const text = await (await ask("/subnets/harbour.md", subnetMarkdown))?.text();
    expect(text).toContain("# Harbour\n");
    expect(text).toContain("- [Website](<https://harbour.example>)");
    expect(text).toContain("- [A subnet](<https://learn.example/subnets/later>)");
  });

  it("of a page that is not there is not there", async () => {
    const { site } = await siteOnContent([]);
    const args = aRequest(site, "/about.md", { isDocument: true });
    const answer = pageOfBlocks({ ...args, params: {}, pattern: "/:locale?/about.md" });
    await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("is not data of a page, and takes no forms", async () => {
    expect(await ask("/concepts/economics/staking.md", conceptMarkdown, { isDocument: false })).toBeNull();
    expect(await ask("/concepts/economics/staking.md", conceptMarkdown, { method: "POST" })).toBeNull();
  });
});

describe("/llms.txt", () => {
  it.each(LOCALES)("links to every text, each of which is there (%s)", async (locale) => {
    const { site } = await onFiles();
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
    // The old page of questions is for links that are out there.
    const own = FILES_OF_THEIR_OWN.filter(([page]) => page !== "/faq_legacy");
    const expected = [...whole, ...own].map(([page]) => `${localizedPath(page, locale)}.md`);
    expect(linked.toSorted()).toEqual(expected.toSorted());
  });
});

async function askFile(path: string, locale: (typeof LOCALES)[number], loader: (args: never) => Promise<Response>) {
  const { site } = await onFiles();
  const args = aRequest(site, `${localizedPath(path, locale)}.md`, { isDocument: true });
  const params = locale === "en" ? {} : { locale };
  const answer = await loader({ ...args, params, pattern: "*" } as never);
  return { answer, text: await answer.text() };
}

/** What the middleware answers by itself; null where it leaves the answer to the page. */
async function ask(
  path: string,
  alternate: MiddlewareFunction<Response>,
  { isDocument = true, method = "GET" } = {},
): Promise<Response | null> {
  const { site } = await onFiles();
  const args = aRequest(site, path, { isDocument });
  const locale = LOCALES.find((each) => path.startsWith(`/${each}/`));
  let isLeft = false;
  const next = async () => {
    isLeft = true;
    return new Response("the page");
  };
  const request = new Request(args.request, { method });
  const answer = await alternate({ ...args, request, params: locale ? { locale } : {} }, next);
  return isLeft || !answer ? null : answer;
}
