import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import type { SearchHit } from "./search.server.ts";
import { SearchResults } from "./search-results.tsx";

describe("SearchResults", () => {
  it("says that there is nothing, with the words as they were typed", () => {
    const results = resultsOf({ text: "<b>{x}</b>", counts: [], hits: [] });
    expect(results).toContain("Nothing found for “&lt;b&gt;{x}&lt;/b&gt;”.");
    expect(results).toContain('role="status"');
    expect(results).not.toContain("<nav");
  });

  it("has a tab for all and for each source that has any, and marks the one being shown", () => {
    const counts = [
      { source: "concept" as const, count: 2 },
      { source: "guide" as const, count: 1 },
    ];
    const results = resultsOf({ text: "a b", counts, source: "guide" });
    expect(linksIn(results).slice(0, 3)).toEqual([
      ["/search?q=a+b", "All (3)"],
      ["/search?q=a+b&source=concept", "Concepts (2)"],
      ["/search?q=a+b&source=guide", "Guides (1)"],
    ]);
    expect(results.match(/aria-current="true"/g)).toHaveLength(1);
    expect(results).toMatch(
      /<a [^>]*aria-current="true"[^>]*source=guide|<a [^>]*source=guide[^>]*aria-current="true"/,
    );
  });

  it("counts one and many", () => {
    expect(resultsOf({ total: 1 })).toContain("1 result for “lantern”");
    expect(resultsOf({ total: 1_200 })).toContain("1,200 results for “lantern”");
  });

  it("leads inside the site in the language being read, and elsewhere in a new tab", () => {
    const hits = [
      aHit({ title: "Inside", href: "/guides/fill" }),
      aHit({ title: "Elsewhere", href: "https://chat.example" }),
    ];
    const results = resultsOf({ hits, path: "/ko/search?q=lantern" });
    expect(results).toContain('<a href="/ko/guides/fill">Inside</a>');
    expect(results).toContain('<a href="https://chat.example" target="_blank" rel="noopener noreferrer">Elsewhere</a>');
  });

  it("marks hits in another language than the page", () => {
    const hits = [aHit({ title: "Hier", locale: "de" }), aHit({ title: "There", href: "/b", locale: "en" })];
    const results = resultsOf({ hits, path: "/de/search?q=lantern" });
    expect([...results.matchAll(/<h2 class="[^"]*"([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
      "",
      ' lang="en"',
    ]);
  });

  it("keeps words and source from page to page", () => {
    const results = resultsOf({ source: "guide", page: 2, pageCount: 3 });
    const links = linksIn(results)
      .slice(-2)
      .map(([href]) => href);
    expect(links).toEqual(["/search?q=lantern&source=guide", "/search?q=lantern&source=guide&page=3"]);
  });

  it("shows what an index holds as text", () => {
    const hits = [aHit({ title: "<img src=x>", description: "<script>alert(1)</script>" })];
    expect(resultsOf({ hits })).not.toMatch(/<img|<script/);
  });
});

type Props = Parameters<typeof SearchResults>[0];

interface Results extends Partial<Pick<Props, "text" | "source" | "counts">> {
  hits?: SearchHit[];
  total?: number;
  page?: number;
  pageCount?: number;
  path?: string;
}

function resultsOf(results: Results): string {
  const {
    text = "lantern",
    source = null,
    hits = [aHit({})],
    page = 1,
    pageCount = 1,
    path = "/search?q=lantern",
  } = results;
  const { counts = [{ source: "guide", count: 1 }], total = hits.length } = results;
  return markupOf(
    <SearchResults text={text} source={source} counts={counts} found={{ items: hits, total, page, pageCount }} />,
    path,
  );
}

function aHit(fields: Partial<SearchHit>): SearchHit {
  return {
    source: "guide",
    title: "Fill a lantern",
    description: "How to.",
    href: "/guides/fill",
    locale: "en",
    ...fields,
  };
}

function linksIn(markup: string) {
  return [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, label]) => [
    href?.replaceAll("&amp;", "&"),
    label,
  ]);
}
