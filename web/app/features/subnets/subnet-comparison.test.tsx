import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { SubnetComparison } from "./subnet-comparison.tsx";
import { parseSubnetFilter } from "./subnet-filter.ts";
import type { ComparedSubnet } from "./subnets.server.ts";

describe("SubnetComparison", () => {
  it("puts the facts of each subnet into a row, in the order asked for", () => {
    const comparison = comparisonOf([aView({ name: "Eight", mainnetId: 8 }), aView({ name: "Four", mainnetId: 4 })], {
      query: "compare=8,4",
    });
    expect([...comparison.matchAll(/<th scope="row">([^<]*)/g)].map(([, fact]) => fact)).toEqual([
      "What it does",
      "Team",
      "Subjects",
      "Share of emission",
      "What mining takes",
      "Symbol",
      "Netuid",
      "Links",
    ]);
    expect([...comparison.matchAll(/href="\/subnets\/(\d)"/g)].map(([, number]) => number)).toEqual(["8", "4"]);
  });

  it("says the day of a share, and that one is not known", () => {
    const comparison = comparisonOf(
      [aView({ emission: { share: 0.0475, on: "2026-09-09" } }), aView({ slug: "other", emission: null })],
      {},
    );
    expect(comparison).toContain("4.8%");
    expect(comparison).toContain("read on September\u00A09,\u00A02026");
    expect(comparison).toContain("<div>Not known</div>");
  });

  it("leads to the same without one of them, and keeps the filter", () => {
    const comparison = comparisonOf([aView({ name: "Eight", mainnetId: 8 })], { query: "q=data&compare=8,4" });
    expect(comparison).toMatch(
      /aria-label="Take Eight out of the comparison"[^>]*href="\/subnets\?q=data&amp;compare=4"/,
    );
  });

  it("says what does not exist and what is too much, and shows no empty table", () => {
    const nothing = comparisonOf([], { query: "compare=999,x", missing: 1 });
    expect(nothing).toContain("2 of the subnets asked for do not exist.");
    expect(nothing).not.toContain("<table");
    expect(comparisonOf([aView({})], { query: "compare=1,2,3,4,5" })).toContain("these are the first 4");
  });

  it.each(["<b>", '"onload="', "javascript:alert(1)"])("repeats nothing of %s", (text) => {
    expect(comparisonOf([], { query: new URLSearchParams({ compare: text }).toString(), missing: 0 })).not.toContain(
      text,
    );
  });
});

function comparisonOf(subnets: ComparedSubnet[], { query = "", missing = 0 }): string {
  const filter = parseSubnetFilter(new URLSearchParams(query));
  return markupOf(
    <WithTexts of={["mining", "subnets"]}>
      <SubnetComparison {...{ subnets, filter, missing }} largestShare={0.1} />
    </WithTexts>,
    "/subnets",
  );
}

function aView(fields: Partial<ComparedSubnet>): ComparedSubnet {
  return {
    name: "Cellar",
    slug: "cellar",
    mainnetId: 42,
    testnetId: null,
    symbol: null,
    description: "Keeps files.",
    metaDescription: "Keeps files.",
    comingSoon: false,
    updatedAt: null,
    sourceUrl: null,
    locale: "en",
    emission: null,
    mining: null,
    team: null,
    tags: [],
    tagsLocale: "en",
    links: [],
    concepts: [],
    canCompare: true,
    ...fields,
  };
}
