// @vitest-environment happy-dom

import { cleanup } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { linksOf, show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { parseMiningFilter } from "./mining-filter.ts";
import { aListedSubnet } from "./subnet-builder.ts";
import type { SubnetFilter } from "./subnet-filter.ts";
import { SubnetTable } from "./subnet-table.tsx";
import type { ListedSubnet } from "./subnets.server.ts";
import { useChoice } from "./use-choice.ts";

describe("SubnetTable", () => {
  it("leads to a subnet by its number, to root by its name, and to one without a number by its slug", () => {
    const subnets = [
      aListedSubnet({ name: "Root", slug: "root", mainnetId: 0 }),
      aListedSubnet({ name: "Cellar", slug: "cellar", mainnetId: 42 }),
      aListedSubnet({ name: "Later", slug: "later", mainnetId: null }),
    ];
    const { getByRole } = tableOf(subnets, {});
    const numbers = [
      ["Root", "/subnets/root", "0"],
      ["Cellar", "/subnets/42", "42"],
      ["Later", "/subnets/later", "Announced"],
    ] as const;
    for (const [name, href, number] of numbers) {
      const link = getByRole("link", { name });
      expect(link.getAttribute("href")).toBe(href);
      const cells = [...(link.closest("tr")?.cells ?? [])].map(({ textContent }) => textContent);
      expect(cells).toContain(number);
    }
  });

  it("sorts by a link in the head of each column, which keeps the filter", () => {
    const { getAllByRole } = tableOf([aListedSubnet({})], { text: "data & more", tag: "storage", order: "team" });
    const links = getAllByRole("columnheader").flatMap((head) => head.querySelector("a")?.getAttribute("href") ?? []);
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
    const heads = tableOf([aListedSubnet({})], { order }).getAllByRole("columnheader");
    expect(heads.map((head) => head.getAttribute("aria-sort"))).toEqual(
      heads.map((_, at) => (at === column ? direction : null)),
    );
  });

  it("shows a share as a figure and as a bar, full for the largest of all subnets, and a dash where none is known", () => {
    const half = tableOf([aListedSubnet({ emission: { share: 0.05936, on: "2026-09-09" } })], {});
    const cell = half.getByText("5.9%").closest("td");
    expect(cell?.querySelector('path[d="M0 0h59v6H0z"]')).not.toBeNull();
    expect(tableOf([aListedSubnet({ emission: null })], {}).getByText("–")).toBeTruthy();
  });

  it("lets those be chosen that have a number, and shows which are", () => {
    const { getByRole } = tableOf(
      [aListedSubnet({ mainnetId: 4, name: "Four" }), aListedSubnet({ mainnetId: null, slug: "later" })],
      { asked: { numbers: [4], surplus: [], senseless: 0 } },
    );
    // The only one of its kind.
    const box = getByRole("checkbox");
    expect(getByRole("checkbox", { name: "Compare Four", checked: true })).toBe(box);
    expect([box.getAttribute("name"), box.getAttribute("value")]).toEqual(["compare", "4"]);
  });

  it("asks for nothing in a copy of files", () => {
    const table = show(
      <WithTexts of={["mining", "subnets"]}>
        <Table subnets={[aListedSubnet({})]} filter={NO_FILTER} canAsk={false} />
      </WithTexts>,
    );
    expect(table.queryByRole("checkbox")).toBeNull();
    expect(linksOf(table).filter(([href]) => href?.includes("?"))).toEqual([]);
  });

  it("says in each row what mining takes to who asks for it, and to nobody else", () => {
    const mining = { ...NO_NEEDS, gpuMemoryGb: 24, newcomers: "open" as const };
    const said = (tellsNeeds: boolean) =>
      tableOf([aListedSubnet({ mining }, { tellsNeeds })], {}).queryByText("What mining takes");
    expect(said(true)?.parentElement?.textContent).toBe(
      "What mining takes Graphics card with 24 GB; Open to newcomers",
    );
    cleanup();
    expect(said(false)).toBeNull();
  });

  it("says where no team is known", () => {
    expect(tableOf([aListedSubnet({ team: null })], {}).getByText("Not known")).toBeTruthy();
  });
});

const NO_NEEDS = {
  ...{ gpuMemoryGb: null, gpuCount: null, ramGb: null, diskGb: null, cpuCores: null, bandwidthMbps: null },
  ...{ software: [], skills: [], newcomers: "unknown" as const },
  ...{ readOn: "2026-11-29", sourceName: "README.md", sourceHref: null },
};

const NO_FILTER: SubnetFilter = {
  text: "",
  tag: "",
  order: "number",
  mining: parseMiningFilter(new URLSearchParams()),
  asked: { numbers: [], surplus: [], senseless: 0 },
};

function tableOf(subnets: ListedSubnet[], filter: Partial<SubnetFilter>) {
  return show(
    <WithTexts of={["mining", "subnets"]}>
      <Table subnets={subnets} filter={{ ...NO_FILTER, ...filter }} />
    </WithTexts>,
    "/subnets",
  );
}

function Table(props: { subnets: ListedSubnet[]; filter: SubnetFilter; canAsk?: boolean }) {
  const choice = useChoice(props.filter.asked.numbers);
  return <SubnetTable {...props} choice={choice} largestShare={0.1} />;
}
