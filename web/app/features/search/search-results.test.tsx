// @vitest-environment happy-dom
import { SOURCES, type Source } from "@learn-bittensor/contract/search";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { linksOf, show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { NothingFound, SearchUnavailableNotice } from "./search-help.tsx";
import type { SearchHit } from "./search-hit.ts";
import { SearchResults } from "./search-results.tsx";

describe("SearchResults", () => {
  it("has a tab for all and for each source that has any, and marks the one being shown", () => {
    const results = resultsOf({ text: "a b", counts: { concept: 2, guide: 1 }, source: "guide" });
    expect(linksOf(results).slice(0, 3)).toEqual([
      ["/search?q=a+b", "All (3)"],
      ["/search?q=a+b&source=concept", "Concepts (2)"],
      ["/search?q=a+b&source=guide", "Guides (1)"],
    ]);
    expect(results.getByRole("link", { current: true }).textContent).toBe("Guides (1)");
  });

  it("shows the best of all in one list, each with its kind, and the way to the rest", () => {
    const hits = [aHit({ title: "One" }), aHit({ source: "concept", title: "Two", href: "/b" })];
    const results = resultsOf({ hits, counts: { concept: 1, guide: 7 } });
    const items = results.getAllByRole("heading").map((heading) => heading.closest("li")?.textContent);
    expect(items).toEqual([expect.stringMatching(/Guides.*One/), expect.stringMatching(/Concepts.*Two/)]);
    expect(results.getByRole("link", { name: "Guides: show all 7" }).getAttribute("href")).toBe(
      "/search?q=lantern&source=guide",
    );
    expect(results.queryByRole("link", { name: /^Concepts: show all/ })).toBeNull();
  });

  it("has below them what was found besides, and the texts that answer", () => {
    const beside = {
      titles: [aHit({ source: "title", title: "A question?", href: "/faq#a" })],
      passages: [aHit({ source: "passage", title: "Oil · Where", href: "/guides/oil#where" })],
    };
    const results = resultsOf({ beside });
    expect(results.getByRole("region", { name: "Also here" }).textContent).toContain("A question?");
    const answered = results.getByRole("region", { name: "Answered in our texts" });
    expect(answered.querySelector("a")?.getAttribute("href")).toBe("/guides/oil#where");
  });

  it("has no empty line where a hit says nothing of itself", () => {
    const { container } = resultsOf({ hits: [aHit({ title: "One", description: "" })], counts: { guide: 1 } });
    expect([...container.querySelectorAll("p")].filter(({ textContent }) => textContent === "")).toEqual([]);
  });

  it("draws a subnet's emblem beside its name, and no other's", () => {
    const hits = [
      aHit({ source: "subnet", title: "Chutes", href: "/subnets/64" }),
      aHit({ source: "subnet", title: "Root", href: "/subnets/root" }),
      aHit({ source: "subnet", title: "To come", href: "/subnets/to-come" }),
      aHit({ title: "One" }),
    ];
    const results = resultsOf({ hits, counts: { subnet: 3, guide: 1 } });
    const drawn = results
      .getAllByRole("heading")
      .map((heading) => heading.closest("li"))
      .map((hit) => [hit?.querySelector("a")?.textContent, hit?.querySelector(":scope > svg") !== null]);
    expect(drawn).toEqual([
      ["Chutes", true],
      ["Root", true],
      ["To come", false],
      ["One", false],
    ]);
  });

  it("shows one source without saying again and again which", () => {
    const results = resultsOf({ source: "guide", counts: { guide: 7 } });
    expect(results.getByRole("heading", { name: "Fill a lantern" })).toBeTruthy();
    expect(results.queryByText("Guides")).toBeNull();
    expect(results.queryByText(/show all/)).toBeNull();
  });

  it("counts one and many, and says that a source has none", () => {
    expect(resultsOf({ counts: { guide: 1 } }).getByText("1 result for “lantern”")).toBeTruthy();
    expect(resultsOf({ counts: { guide: 1_200 } }).getByText("1,200 results for “lantern”")).toBeTruthy();
    const none = resultsOf({ text: "<b>{x}</b>", source: "team", hits: [] });
    expect(none.getByRole("status").textContent).toContain("Nothing found for “<b>{x}</b>”.");
  });

  it("leads to what may have been meant, in the same source", () => {
    expect(resultsOf({ suggestion: null }).queryByText(/Did you mean/)).toBeNull();
    const results = resultsOf({ text: "lanterm", suggestion: "lantern", source: "guide" });
    expect(linksOf(results)).toContainEqual(["/search?q=lantern&source=guide", "Did you mean “lantern”?"]);
  });

  it("leads inside the site in the language being read, and elsewhere in a new tab", () => {
    const hits = [
      aHit({ title: "Inside", href: "/guides/fill" }),
      aHit({ title: "Elsewhere", href: "https://chat.example" }),
    ];
    const results = resultsOf({ hits, path: "/ko/search?q=lantern" });
    const inside = results.getByRole("link", { name: "Inside" });
    expect([inside.getAttribute("href"), inside.getAttribute("target")]).toEqual(["/ko/guides/fill", null]);
    const elsewhere = results.getByRole("link", { name: /^Elsewhere/ });
    expect(["href", "target", "rel"].map((name) => elsewhere.getAttribute(name))).toEqual([
      "https://chat.example",
      "_blank",
      "noopener noreferrer",
    ]);
    expect(results.getByText("Inside").getAttribute("lang")).toBe("en");
  });

  it("says which hits are in English, where the page is not", () => {
    const hits = [aHit({ title: "Hier", locale: "de" }), aHit({ title: "There", href: "/b", locale: "en" })];
    const results = resultsOf({ hits, source: "guide", path: "/de/search?q=lantern" });
    const languages = ["Hier", "There"].map((title) => results.getByText(title).getAttribute("lang"));
    expect(languages).toEqual([null, "en"]);
    expect(results.getAllByText(/auf Englisch/)).toHaveLength(1);
  });

  it("keeps words and source from page to page", () => {
    const results = resultsOf({ source: "guide", page: 2, pageCount: 3 });
    const hrefs = linksOf(results)
      .slice(-2)
      .map(([href]) => href);
    expect(hrefs).toEqual(["/search?q=lantern&source=guide", "/search?q=lantern&source=guide&page=3"]);
  });

  it("marks what was found", () => {
    const marked = { title: "Fill a \ue000lant\ue001ern", description: "\ue000Lant\ue001erns." };
    const { container, getByRole, getByText } = resultsOf({ hits: [aHit({ marked })] });
    expect(getByRole("heading").textContent).toBe("Fill a lantern");
    expect(getByText((_, element) => element?.tagName === "P" && element.textContent === "Lanterns.")).toBeTruthy();
    expect([...container.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["lant", "Lant"]);
  });

  it("shows what an index holds as text", () => {
    const marked = { title: "\ue000<img src=x onerror=alert(1)>\ue001", description: "<script>alert(1)</script>" };
    const { container, getByText } = resultsOf({ hits: [aHit({ marked })] });
    expect(container.querySelector("img, script")).toBeNull();
    expect(getByText("<img src=x onerror=alert(1)>").tagName).toBe("MARK");
  });
});

describe("NothingFound", () => {
  it("says so, with the words as they were typed, and shows what comes near", () => {
    const alone = showPart(<NothingFound text="<i>zzzz</i>" nearest={[]} tell={<p>Tell us!</p>} />);
    expect(alone.container.textContent).toContain("Nothing found for “<i>zzzz</i>”.");
    expect(alone.getByText("Tell us!")).toBeTruthy();
    expect(alone.queryByRole("heading")).toBeNull();
    const near = showPart(<NothingFound text="zzzz" nearest={[aHit({})]} tell={null} />);
    expect(near.getByRole("heading", { name: "Titles that come close" })).toBeTruthy();
    expect(near.getByText("Guides")).toBeTruthy();
    expect(linksOf(near)).toEqual([["/guides/fill", "Fill a lantern"]]);
  });
});

describe("SearchUnavailableNotice", () => {
  it("leads to the lists of everything, in the language being read", () => {
    const notice = showPart(<SearchUnavailableNotice titles={[]} />, "/de/search?q=a");
    expect(notice.container.textContent).toContain("Die Suche antwortet gerade nicht.");
    expect(linksOf(notice).map(([href]) => href)).toEqual(["/de/concepts", "/de/guides", "/de/subnets", "/de/explore"]);
  });

  it("shows titles that match above them, and says that they are no more than that", () => {
    const notice = showPart(<SearchUnavailableNotice titles={[aHit({})]} />);
    expect(notice.getByRole("status").textContent).toContain("These are titles that match");
    expect(linksOf(notice)[0]).toEqual(["/guides/fill", "Fill a lantern"]);
  });
});

type Props = Parameters<typeof SearchResults>[0];

interface Results extends Partial<Pick<Props, "text" | "source">>, Partial<Omit<Props["found"], "counts" | "kind">> {
  counts?: Partial<Record<Source, number>>;
  path?: string;
}

const NOTHING_BESIDE = { titles: [], passages: [] };

function resultsOf({ text = "lantern", source = null, path = "/search?q=lantern", ...found }: Results) {
  const { hits = [aHit({})], beside = NOTHING_BESIDE, suggestion = null, page = 1, pageCount = 1 } = found;
  const counts = SOURCES.flatMap((known) => {
    const total = (found.counts ?? { guide: hits.length })[known];
    return total === undefined ? [] : { source: known, total };
  });
  return showPart(
    <SearchResults
      text={text}
      source={source}
      found={{ kind: "found", counts, hits, beside, suggestion, page, pageCount }}
    />,
    path,
  );
}

/** With the texts that the page brings along. */
function showPart(part: ReactNode, path?: string) {
  return show(<WithTexts of={["searchPage"]}>{part}</WithTexts>, path);
}

function aHit(fields: Partial<SearchHit>): SearchHit {
  const { title = "Fill a lantern", description = "How to." } = fields;
  const marked = { title, description };
  return { source: "guide", title, description, href: "/guides/fill", locale: "en", marked, ...fields };
}
