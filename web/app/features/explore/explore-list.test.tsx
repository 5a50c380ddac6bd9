import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { ExploreList } from "./explore-list.tsx";

describe("ExploreList", () => {
  it("says of each card what it is, unless all are what was asked for", () => {
    expect(listOf(null)).toMatch(/<div[^>]*><span>Guide<\/span><\/div>/);
    expect(listOf("guide")).not.toContain("card-details");
  });
});

function listOf(type: "guide" | null): string {
  const guide = { title: "A wallet", description: "A description.", href: "/guides/wallet", locale: "en" } as const;
  const items = [{ ...guide, type: "guide" as const, categories: [] }];
  return markupOf(
    <WithTexts of={["explore"]}>
      <ExploreList
        filter={{ type, category: null, page: 1 }}
        categories={[]}
        found={{ items, total: 1, page: 1, pageCount: 1 }}
        canFilter={false}
      />
    </WithTexts>,
  );
}
