import { SOURCES, type Source } from "@learn-bittensor/contract/search";
import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { NothingFound, SearchUnavailableNotice } from "./search-help.tsx";
import type { SearchHit } from "./search-hit.ts";
import { SearchResults } from "./search-results.tsx";

describe("SearchResults", () => {
  it("has a tab for all and for each source that has any, and marks the one being shown", () => {
    const results = resultsOf({ text: "a b", counts: { concept: 2, guide: 1 }, source: "guide" });
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

  it("shows the best of all in one list, each with its kind, and the way to the rest", () => {
    const hits = [aHit({ title: "One" }), aHit({ source: "concept", title: "Two", href: "/b" })];
    const results = resultsOf({ hits, counts: { concept: 1, guide: 7 } });
    expect([
      ...results.matchAll(
        /<p class="search-results_source text_aside text_muted"><svg.*?<\/svg> ([^<]*)<\/p><h2[^>]*><a[^>]*>([^<]*)</g,
      ),
    ]).toMatchObject([
      { 1: "Guides", 2: "One" },
      { 1: "Concepts", 2: "Two" },
    ]);
    expect(linksIn(results).filter(([, label]) => label?.includes("show all"))).toEqual([
      ["/search?q=lantern&source=guide", "Guides: show all 7"],
    ]);
  });

  it("has no empty line where a hit says nothing of itself", () => {
    expect(resultsOf({ hits: [aHit({ title: "One", description: "" })], counts: { guide: 1 } })).not.toContain(
      "<p></p>",
    );
  });

  it("draws a subnet's emblem beside its name, and no other's", () => {
    const hits = [
      aHit({ source: "subnet", title: "Chutes", href: "/subnets/64" }),
      aHit({ source: "subnet", title: "Root", href: "/subnets/root" }),
      aHit({ source: "subnet", title: "To come", href: "/subnets/to-come" }),
      aHit({ title: "One" }),
    ];
    const results = resultsOf({ hits, counts: { subnet: 3, guide: 1 } });
    expect([
      ...results.matchAll(/<li(?: class="search-results_with-emblem")?>(<svg class="emblem")?.*?<a [^>]*>(.*?)<\/a>/g),
    ]).toMatchObject([
      { 1: '<svg class="emblem"', 2: "Chutes" },
      { 1: '<svg class="emblem"', 2: "Root" },
      { 1: undefined, 2: "To come" },
      { 1: undefined, 2: "One" },
    ]);
  });

  it("shows one source without saying again and again which", () => {
    const results = resultsOf({ source: "guide", counts: { guide: 7 } });
    expect(results).toContain("Fill a lantern");
    expect(results).not.toMatch(/>Guides<|show all/);
  });

  it("counts one and many, and says that a source has none", () => {
    expect(resultsOf({ counts: { guide: 1 } })).toContain("1 result for “lantern”");
    expect(resultsOf({ counts: { guide: 1_200 } })).toContain("1,200 results for “lantern”");
    const none = resultsOf({ text: "<b>{x}</b>", source: "team", hits: [] });
    expect(none).toContain("Nothing found for “&lt;b&gt;{x}&lt;/b&gt;”.");
    expect(none).toContain('role="status"');
  });

  it("leads to what may have been meant, in the same source", () => {
    expect(resultsOf({ suggestion: null })).not.toContain("Did you mean");
    const results = resultsOf({ text: "lanterm", suggestion: "lantern", source: "guide" });
    expect(linksIn(results)).toContainEqual(["/search?q=lantern&source=guide", "Did you mean “lantern”?"]);
  });

  it("leads inside the site in the language being read, and elsewhere in a new tab", () => {
    const hits = [
      aHit({ title: "Inside", href: "/guides/fill" }),
      aHit({ title: "Elsewhere", href: "https://chat.example" }),
    ];
    const results = resultsOf({ hits, path: "/ko/search?q=lantern" });
    expect(results).toMatch(/<a href="\/ko\/guides\/fill"[^>]*><span lang="en">Inside<\/span><\/a>/);
    expect(results).toContain(
      '<a href="https://chat.example" target="_blank" rel="noopener noreferrer"><span lang="en">Elsewhere',
    );
  });

  it("says which hits are in English, where the page is not", () => {
    const hits = [aHit({ title: "Hier", locale: "de" }), aHit({ title: "There", href: "/b", locale: "en" })];
    const results = resultsOf({ hits, source: "guide", path: "/de/search?q=lantern" });
    expect([...results.matchAll(/<h2[^>]*><a[^>]*>(.*?)<\/a>/g)].map(([, title]) => title)).toEqual([
      "Hier",
      '<span lang="en">There</span>',
    ]);
    expect(results.match(/auf Englisch/g)).toHaveLength(1);
  });

  it("keeps words and source from page to page", () => {
    const results = resultsOf({ source: "guide", page: 2, pageCount: 3 });
    const links = linksIn(results)
      .slice(-2)
      .map(([href]) => href);
    expect(links).toEqual(["/search?q=lantern&source=guide", "/search?q=lantern&source=guide&page=3"]);
  });

  it("marks what was found", () => {
    const marked = { title: "Fill a \ue000lant\ue001ern", description: "\ue000Lant\ue001erns." };
    const results = resultsOf({ hits: [aHit({ marked })] });
    expect(results).toContain("Fill a <mark>lant</mark>ern");
    expect(results).toContain("<mark>Lant</mark>erns.");
  });

  it("shows what an index holds as text", () => {
    const marked = { title: "\ue000<img src=x onerror=alert(1)>\ue001", description: "<script>alert(1)</script>" };
    const results = resultsOf({ hits: [aHit({ marked })] });
    expect(results).not.toMatch(/<img|<script/);
    expect(results).toContain("<mark>&lt;img src=x onerror=alert(1)&gt;</mark>");
  });
});

describe("NothingFound", () => {
  it("says so, with the words as they were typed, and shows what comes near", () => {
    const alone = markupOf(<NothingFound text="<i>zzzz</i>" nearest={[]} />);
    expect(alone).toContain("Nothing found for “&lt;i&gt;zzzz&lt;/i&gt;”.");
    expect(alone).not.toContain("<h2");
    const near = markupOf(<NothingFound text="zzzz" nearest={[aHit({})]} />);
    expect(near).toContain("Titles that come close");
    expect(near).toContain("Guides");
    expect(linksIn(near)).toEqual([["/guides/fill", "Fill a lantern"]]);
  });
});

describe("SearchUnavailableNotice", () => {
  it("leads to the lists of everything, in the language being read", () => {
    const notice = markupOf(<SearchUnavailableNotice />, "/de/search?q=a");
    expect(notice).toContain("Die Suche antwortet gerade nicht.");
    expect(linksIn(notice).map(([href]) => href)).toEqual(["/de/concepts", "/de/guides", "/de/subnets", "/de/explore"]);
  });
});

type Props = Parameters<typeof SearchResults>[0];

interface Results extends Partial<Pick<Props, "text" | "source">>, Partial<Omit<Props["found"], "counts" | "kind">> {
  counts?: Partial<Record<Source, number>>;
  path?: string;
}

function resultsOf({ text = "lantern", source = null, path = "/search?q=lantern", ...found }: Results): string {
  const { hits = [aHit({})], suggestion = null, page = 1, pageCount = 1 } = found;
  const counts = SOURCES.flatMap((known) => {
    const total = (found.counts ?? { guide: hits.length })[known];
    return total === undefined ? [] : { source: known, total };
  });
  return markupOf(
    <SearchResults text={text} source={source} found={{ kind: "found", counts, hits, suggestion, page, pageCount }} />,
    path,
  );
}

function aHit(fields: Partial<SearchHit>): SearchHit {
  const { title = "Fill a lantern", description = "How to." } = fields;
  const marked = { title, description };
  return { source: "guide", title, description, href: "/guides/fill", locale: "en", marked, ...fields };
}

function linksIn(markup: string) {
  return [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, label]) => [
    href?.replaceAll("&amp;", "&"),
    label,
  ]);
}
