import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import type { SubnetFilter } from "./subnet-filter.ts";
import { SubnetTable } from "./subnet-table.tsx";
import type { SubnetSummary } from "./subnets.server.ts";

describe("SubnetTable", () => {
  it("leads to a subnet by its number, to root by its name, and to one without a number by its slug", () => {
    const subnets = [
      aSubnet({ name: "Root", slug: "root", mainnetId: 0 }),
      aSubnet({ name: "Cellar", slug: "cellar", mainnetId: 42 }),
      aSubnet({ name: "Later", slug: "later", mainnetId: null }),
    ];
    const table = tableOf(subnets, {});
    for (const [href, name] of [
      ["/subnets/root", "Root"],
      ["/subnets/42", "Cellar"],
      ["/subnets/later", "Later"],
    ])
      expect(table).toContain(`<a href="${href}">${name}</a>`);
    expect(table).toContain('<td class="subnet-number">0</td>');
    expect(table).toContain('<td class="subnet-number">Announced</td>');
  });

  it("sorts by a link in the head of each column, which keeps the filter", () => {
    const table = tableOf([aSubnet({})], { text: "data & more", tag: "storage", order: "team" });
    const links = [...table.matchAll(/<th scope="col"[^>]*><a [^>]*href="([^"]*)"/g)].map(([, href]) =>
      href?.replaceAll("&amp;", "&"),
    );
    expect(links).toEqual([
      "/subnets?q=data+%26+more&tag=storage",
      "/subnets?q=data+%26+more&tag=storage&sort=name",
      "/subnets?q=data+%26+more&tag=storage&sort=team",
    ]);
  });

  it.each([
    ["number", 0],
    ["name", 1],
    ["team", 2],
  ] as const)("says that it is sorted by %s", (order, column) => {
    const heads = [...tableOf([aSubnet({})], { order }).matchAll(/<th scope="col"([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    );
    expect(heads.map((attributes) => attributes?.includes('aria-sort="ascending"'))).toEqual(
      [0, 1, 2, 3].map((at) => at === column),
    );
  });

  it("says where no team is known", () => {
    expect(tableOf([aSubnet({ team: null })], {})).toContain("Not known");
  });
});

function tableOf(subnets: SubnetSummary[], filter: Partial<SubnetFilter>): string {
  return markupOf(
    <SubnetTable subnets={subnets} filter={{ text: "", tag: "", order: "number", ...filter }} />,
    "/subnets",
  );
}

function aSubnet(fields: Partial<SubnetSummary>): SubnetSummary {
  return {
    name: "Cellar",
    slug: "cellar",
    mainnetId: 42,
    symbol: null,
    description: "Keeps files.",
    comingSoon: false,
    updatedAt: null,
    emission: null,
    team: "Harbour Works",
    tags: [],
    locale: "en",
    ...fields,
  };
}
