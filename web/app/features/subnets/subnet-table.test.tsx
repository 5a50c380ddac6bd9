import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { aSubnet } from "./subnet-builder.ts";
import type { SubnetFilter } from "./subnet-filter.ts";
import { SubnetTable } from "./subnet-table.tsx";
import type { SubnetSummary } from "./subnets.server.ts";
import { useChoice } from "./use-choice.ts";

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
      expect(table).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>${name}</a>`));
    expect(table).toContain('<td class="subnet-table_number">0</td>');
    expect(table).toContain('<td class="subnet-table_number">Announced</td>');
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
      "/subnets?q=data+%26+more&tag=storage&sort=emission",
    ]);
  });

  it.each([
    ["number", "ascending", 1],
    ["name", "ascending", 2],
    ["team", "ascending", 4],
    ["emission", "descending", 6],
  ] as const)("says that it is sorted by %s, %s", (order, direction, column) => {
    const heads = [...tableOf([aSubnet({})], { order }).matchAll(/<th scope="col"([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    );
    expect(heads.map((attributes) => /aria-sort="(\w+)"/.exec(attributes ?? "")?.[1])).toEqual(
      heads.map((_, at) => (at === column ? direction : undefined)),
    );
  });

  it("shows a share as a figure and as a bar, full for the largest of all subnets, and a dash where none is known", () => {
    const half = tableOf([aSubnet({ emission: { share: 0.05936, on: "2026-09-09" } })], {});
    expect(half).toContain('<span class="emission-share_figure">5.9%</span>');
    expect(half).toContain('d="M0 0h59v6H0z"');
    expect(tableOf([aSubnet({ emission: null })], {})).toContain('<span class="emission-share_figure">–</span>');
  });

  it("lets those be chosen that have a number, and shows which are", () => {
    const table = tableOf([aSubnet({ mainnetId: 4, name: "Four" }), aSubnet({ mainnetId: null, slug: "later" })], {
      asked: { numbers: [4], surplus: [], senseless: 0 },
    });
    const boxes = table.match(/<input [^>]*>/g) ?? [];
    expect(boxes).toHaveLength(1);
    for (const part of ['name="compare"', 'value="4"', 'checked=""', 'aria-label="Compare Four"'])
      expect(boxes[0]).toContain(part);
  });

  it("asks for nothing in a copy of files", () => {
    const table = markupOf(<Table subnets={[aSubnet({})]} filter={NO_FILTER} canAsk={false} />);
    expect(table).not.toContain("<input");
    expect(table).not.toContain("?sort=");
  });

  it("says where no team is known", () => {
    expect(tableOf([aSubnet({ team: null })], {})).toContain("Not known");
  });
});

const NO_FILTER: SubnetFilter = {
  text: "",
  tag: "",
  order: "number",
  asked: { numbers: [], surplus: [], senseless: 0 },
};

function tableOf(subnets: SubnetSummary[], filter: Partial<SubnetFilter>): string {
  return markupOf(<Table subnets={subnets} filter={{ ...NO_FILTER, ...filter }} />, "/subnets");
}

function Table(props: { subnets: SubnetSummary[]; filter: SubnetFilter; canAsk?: boolean }) {
  const choice = useChoice(props.filter.asked.numbers);
  return <SubnetTable {...props} choice={choice} largestShare={0.1} />;
}
