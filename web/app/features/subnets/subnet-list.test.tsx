import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { aListedSubnet } from "./subnet-builder.ts";
import { parseSubnetFilter } from "./subnet-filter.ts";
import { SubnetList } from "./subnet-list.tsx";

describe("SubnetList", () => {
  it("says once, in the reader's language, of which day its figures are", () => {
    const day = (path: string) =>
      listOf("", path)
        .match(/2026[^<.,;]*|[^<.,;]*2026/g)
        ?.map((text) => text.trim());
    expect(day("/subnets")).toHaveLength(1);
    expect(listOf("", "/subnets")).toContain("September\u00A09,\u00A02026");
    expect(listOf("", "/de/subnets")).toContain("9.\u00A0September\u00A02026");
    expect(listOf("", "/ko/subnets")).toContain("2026년\u00A09월\u00A09일");
  });

  it("leaves nothing between Chinese sentences", () => {
    const note = (path: string) => listOf("", path).match(/<p class="subnet-list_note">(.*?)<\/p>/)?.[1];
    expect(note("/subnets")).toMatch(/\. \S.*\. \S/);
    expect(note("/zh/subnets")).toMatch(/。\S.*。\S/);
    expect(note("/zh/subnets")).not.toContain("。 ");
  });

  it("keeps what is chosen and filtered out", () => {
    const list = listOf("q=cellar&compare=42,7");
    expect(list.match(/<input type="hidden"[^>]*>/g)).toEqual([
      expect.stringMatching(/name="compare"[^>]*value="7"|value="7"[^>]*name="compare"/),
    ]);
    expect(list).toContain("2 of 4 chosen");
  });

  it("shows nothing where nothing is found", () => {
    expect(
      markupOf(
        <WithTexts of={["subnets"]}>
          <SubnetList {...props("")} subnets={[]} />
        </WithTexts>,
      ),
    ).toBe("");
  });
});

function listOf(query: string, path = "/subnets"): string {
  return markupOf(
    <WithTexts of={["subnets"]}>
      <SubnetList {...props(query)} subnets={[aListedSubnet({ mainnetId: 42 })]} />
    </WithTexts>,
    path,
  );
}

function props(query: string) {
  return {
    filter: parseSubnetFilter(new URLSearchParams(query)),
    canAsk: true,
    largestShare: 0.1,
    sharesOn: "2026-09-09",
  };
}
