import { describe, expect, it } from "vitest";
import { everyNameOf, listRenamed, underItsName } from "./list-renamed.ts";

const moved = (from: string, to: string) => ({ from, to, locale: null });

describe("listRenamed", () => {
  it.each([
    ["/articles/one", "/articles/other", "article one", "article other"],
    ["/guides/purse", "/guides/wallet", "guide purse", "guide wallet"],
    ["/get-started/first", "/get-started/begin", "get_started first", "get_started begin"],
    ["/lab/price", "/lab/pool", "lab price", "lab pool"],
    ["/articles/one", "/guides/wallet", "article one", "guide wallet"],
  ])("knows the document at %s, which is at %s now", (from, to, before, after) => {
    const [renamed] = listRenamed([moved(from, to)]);
    expect([renamed?.from, renamed?.to].map((each) => `${each?.kind} ${each?.slug}`)).toEqual([before, after]);
  });

  it("takes a concept's quiz along", () => {
    const renamed = listRenamed([moved("/concepts/tokens/old", "/concepts/economics/new")]);
    expect(renamed.map(({ from, to }) => [from.kind, from.slug, to.slug])).toEqual([
      ["concept", "old", "new"],
      ["quiz", "old", "new"],
    ]);
  });

  it.each([
    ["/concepts/tokens/staking", "/concepts/economics/staking"],
    ["/concepts/tokens", "/concepts/economics"],
    ["/articles/one#old", "/articles/one#new"],
    ["/guides/purse/coins", "/guides/wallet/keys"],
    ["/old-page", "/articles/one"],
  ])("knows no other name behind %s and %s", (from, to) => {
    expect(listRenamed([moved(from, to)])).toEqual([]);
  });

  it("takes a word by which a page is called for no name it had", () => {
    expect(listRenamed([{ ...moved("/articles/one", "/articles/other"), locale: "de" }])).toEqual([]);
  });
});

describe("what is stored of a document that was renamed", () => {
  const renamed = listRenamed([moved("/articles/one", "/articles/other"), moved("/articles/first", "/articles/other")]);

  it("is under the name it has now", () => {
    expect(underItsName({ kind: "article", slug: "one", percent: 40 }, renamed)).toEqual({
      kind: "article",
      slug: "other",
      percent: 40,
    });
    const concept = { kind: "concept", slug: "one" } as const;
    expect(underItsName(concept, renamed)).toBe(concept);
  });

  it("is asked for by every name", () => {
    expect(everyNameOf({ kind: "article", slug: "other" }, renamed).map(({ slug }) => slug)).toEqual([
      "other",
      "one",
      "first",
    ]);
  });
});
