import { describe, expect, it } from "vitest";
import { articleMarkdown, conceptMarkdown, guideMarkdown } from "#app/collections/markdown-pages.server.ts";
import type { Editions, EditionText } from "#app/site/editions.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loader as loadArticle } from "./article.tsx";
import { loader as loadConcept, meta } from "./concept.tsx";
import { loader as loadGuide } from "./guide.tsx";

const TODAY = 'Today.\n\n::figure[What it shows]{name="tempo-clock"}';
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"] }, TODAY),
  aContentFile("en/author/an-author"),
  aContentFile("en/article/history", { title: "History" }, "The same."),
  aContentFile("en/guide/first-stake", { title: "A first stake" }),
];

const OLD: EditionText = {
  title: "Staking, once",
  description: "Then.",
  body: 'Then.\n\n::figure[What it *shows*]{name="gone-since"}',
  sections: null,
};
const SECTIONS = [{ anchor: "watch", title: "Watch", introduction: "As it was.", steps: [] }];

const STORED: Record<string, Record<string, EditionText>> = {
  "en concept/staking": { "2026-11-20": OLD, "2026-11-23": { ...OLD, body: "Later." } },
  "de concept/staking": { "2026-11-21": { ...OLD, title: "Staken", body: "Damals." } },
  "en article/history": {
    "2026-11-20": { title: "History", description: "About history.", body: "The same.", sections: null },
  },
  "en guide/first-stake": {
    "2026-11-20": { title: "Once", description: "Then.", body: null, sections: SECTIONS },
  },
};

const EDITIONS: Editions = {
  until: "2026-11-25",
  daysOf: ({ type, slug, locale }) => Object.keys(STORED[`${locale} ${type}/${slug}`] ?? {}),
  read: async ({ type, slug, locale }, day) => {
    const text = STORED[`${locale} ${type}/${slug}`]?.[day];
    if (!text) throw new Error(`nothing is stored of ${type}/${slug} on ${day}`);
    return text;
  },
};

describe("the page of a text as it was on a day", () => {
  it("has the text of that day, says so, and leads to today's", async () => {
    const page = await concept("staking@2026-11-20");
    expect(page).toMatchObject({
      concept: { title: "Staking, once", description: "Then.", path: "/concepts/economics/staking@2026-11-20" },
      page: { title: "Staking, once, as of 2026-11-20", canonicalPath: "/concepts/economics/staking", noIndex: true },
      notes: null,
      quiz: null,
      neighbours: null,
    });
    const html = htmlOf(page);
    expect(html).toContain("November 20, 2026");
    expect(html).toContain('href="/concepts/economics/staking"');
    expect(html).toContain("Then.");
    expect(html).not.toContain("Today.");
  });

  it("has what stood below its figures, and none of the figures", async () => {
    const page = await concept("staking@2026-11-20");
    expect(htmlOf(page)).toContain("What it <em>shows</em>");
    expect(JSON.stringify(page)).not.toContain('"figure"');
  });

  it("is not listed by search engines, which find the text of today", async () => {
    const described = await concept("staking@2026-11-20");
    const args = {
      loaderData: described,
      location: { pathname: "/concepts/economics/staking@2026-11-20" },
      matches: [],
    };
    const tags = JSON.stringify(meta(args as never));
    expect(tags).toContain('"robots","content":"noindex"');
    expect(tags).toContain('"canonical","href":"/concepts/economics/staking"');
    expect(tags).not.toContain("staking@2026-11-20");
  });

  it.each([
    ["staking@2026-11-21", "/concepts/economics/staking@2026-11-20"],
    ["staking@2026-11-22", "/concepts/economics/staking@2026-11-20"],
    ["staking@2026-11-25", "/concepts/economics/staking@2026-11-23"],
    ["nonsense/staking@2026-11-23", "/concepts/economics/staking@2026-11-23"],
  ])("has one address until the text changes: %s leads to %s", async (asked, location) => {
    expect(await concept(asked)).toEqual({ status: 308, location });
  });

  it("is in the reader's language where that had the text, else in English", async () => {
    expect(await concept("staking@2026-11-21", "de")).toMatchObject({ concept: { title: "Staken", locale: "de" } });
    expect(await concept("staking@2026-11-20", "de")).toMatchObject({
      concept: { title: "Staking, once", locale: "en" },
    });
  });

  it.each([
    ["2026-11-19", "before the first"],
    ["2026-11-26", "after the last that was stored"],
    ["2099-01-01", "still to come"],
  ])("says of %s, %s, from when to when there are editions, and answers 404", async (day) => {
    const answer = await concept(`staking@${day}`);
    expect(answer).toMatchObject({ init: { status: 404 }, data: { page: { noIndex: true } } });
    const html = htmlOf((answer as { data: unknown }).data);
    expect(html).toContain("November 20, 2026");
    expect(html).toContain("November 25, 2026");
    expect(html).toContain('href="/concepts/economics/staking@2026-11-20"');
    expect(html).toContain('href="/concepts/economics/staking"');
    expect(html).not.toContain("Today.");
  });

  it.each(["staking@2026-02-30", "staking@yesterday", "nothing@2026-11-20"])("is none at %s", async (asked) => {
    expect(await concept(asked)).toMatchObject({ init: { status: 404 }, data: { nearest: expect.anything() } });
  });

  it("is the same for articles, and for guides and their sections", async () => {
    expect(await page(loadArticle, "/articles/history@2026-11-24", { slug: "history@2026-11-24" })).toEqual({
      status: 308,
      location: "/articles/history@2026-11-20",
    });
    const article = await page(loadArticle, "/articles/history@2026-11-20", { slug: "history@2026-11-20" });
    expect(article).toMatchObject({ article: { slug: "history@2026-11-20" }, page: { noIndex: true } });
    expect(await guide("first-stake@2026-11-20")).toMatchObject({
      guide: { title: "Once", outline: [{ anchor: "watch" }], slug: "first-stake@2026-11-20" },
      page: { canonicalPath: "/guides/first-stake", noIndex: true },
    });
    expect(await guide("first-stake/watch@2026-11-20")).toEqual({
      status: 308,
      location: "/guides/first-stake@2026-11-20/watch",
    });
    expect(htmlOf(await guide("first-stake@2026-11-20/watch"))).toContain("As it was.");
    expect(await guide("first-stake@2026-11-20/a-section")).toMatchObject({ init: { status: 404 } });
    expect(await guide("first-stake@2026-11-19")).toMatchObject({ init: { status: 404 } });
  });
});

describe("the file of a text as it was on a day", () => {
  it("is at the address of its page, and names that", async () => {
    const text = await (await file("/concepts/economics/staking@2026-11-20.md", conceptMarkdown))?.text();
    expect(text).toContain('title: "Staking, once"\n');
    expect(text).toContain('url: "https://learn.example/concepts/economics/staking@2026-11-20"\n');
    expect(text).toContain("Then.");
    const bibtex = await (await file("/guides/first-stake@2026-11-20.bib", guideMarkdown))?.text();
    expect(bibtex).toContain("url = {https://learn.example/guides/first-stake@2026-11-20}");
    expect(bibtex).toContain("date = {2026-11-20}");
  });

  it("moves to the day since which it is the same; its feed is that of today", async () => {
    const moved = await file("/concepts/economics/staking@2026-11-22.md", conceptMarkdown);
    expect(moved?.status).toBe(308);
    expect(moved?.headers.get("Location")).toBe("/concepts/economics/staking@2026-11-20.md");
    const feed = await file("/concepts/economics/staking@2026-11-20.xml", conceptMarkdown);
    expect(feed?.headers.get("Location")).toBe("/concepts/economics/staking.xml");
  });

  it("is none where no text of that day is stored", async () => {
    expect(await file("/concepts/economics/staking@2026-11-19.md", conceptMarkdown)).toBeNull();
  });

  it("is what a text is cited by, as long as it says the same", async () => {
    const same = await (await file("/articles/history.bib", articleMarkdown))?.text();
    expect(same).toContain("url = {https://learn.example/articles/history@2026-11-20}");
    const changed = await (await file("/concepts/economics/staking.bib", conceptMarkdown))?.text();
    expect(changed).toContain("url = {https://learn.example/concepts/economics/staking}");
    const csl = await (await file("/articles/history.csl.json", articleMarkdown))?.json();
    expect(csl).toMatchObject([{ URL: "https://learn.example/articles/history@2026-11-20" }]);
  });
});

let known: ReturnType<typeof siteOnContent> | null = null;
function onFiles() {
  known ??= siteOnContent(FILES, { editions: EDITIONS });
  return known;
}

type Loader = (args: never) => Promise<unknown>;

async function page(load: Loader, path: string, params: Record<string, string>) {
  const { site } = await onFiles();
  try {
    return await load({ ...aRequest(site, path), params, pattern: "*" } as never);
  } catch (thrown) {
    if (!(thrown instanceof Response)) return thrown;
    return { status: thrown.status, location: thrown.headers.get("Location") };
  }
}

function concept(rest: string, locale = "en") {
  const path = `${locale === "en" ? "" : `/${locale}`}/concepts/economics/${rest}`;
  return page(loadConcept as Loader, path, { locale, category: "economics", "*": rest });
}

function guide(rest: string) {
  return page(loadGuide as Loader, `/guides/${rest}`, { "*": rest });
}

/** All HTML in what is loaded. */
function htmlOf(loaded: unknown): string {
  const found: string[] = [];
  JSON.stringify(loaded, (key, value) => {
    if (key === "html" && typeof value === "string") found.push(value);
    return value;
  });
  return found.join("\n");
}

async function file(path: string, middleware: typeof conceptMarkdown) {
  const { site } = await onFiles();
  const args = { ...aRequest(site, path, { isDocument: true }), pattern: "*" };
  const answer = await middleware(args as never, (async () => null) as never);
  return answer instanceof Response ? answer : null;
}
