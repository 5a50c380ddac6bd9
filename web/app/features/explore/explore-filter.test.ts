import { describe, expect, it } from "vitest";
import {
  EXPLORE_TYPES,
  type ExploreItem,
  type ExploreType,
  filterItems,
  ITEMS_PER_PAGE,
  parseExploreFilter,
} from "./explore-filter.ts";

const NO_FILTER = { type: null, category: null, page: 1 };

describe("parseExploreFilter", () => {
  it("reads kind, subject and page", () => {
    expect(parse("type=guide&category=economics&page=3")).toEqual({ type: "guide", category: "economics", page: 3 });
  });

  it("filters nothing where nothing is asked", () => {
    expect(parse("")).toEqual(NO_FILTER);
    expect(parse("type=&category=&page=")).toEqual(NO_FILTER);
  });

  it.each([
    "type=podcast",
    "type=Guide",
    "type=constructor",
    "page=0",
    "page=-3",
    "page=1e9",
    "page=99999999999999999999",
  ])("takes %s for no filter", (query) => {
    expect(parse(query)).toEqual(NO_FILTER);
  });
});

describe("filterItems", () => {
  const staking = anItem({ type: "concept", title: "Staking", categories: ["economics"] });
  const mining = anItem({ type: "guide", title: "Mining", categories: [] });
  const cellar = anItem({ type: "subnet", title: "Cellar", categories: ["data", "economics"] });
  const all = [staking, mining, cellar];

  it("lets everything through without a filter", () => {
    expect(filterItems(all, NO_FILTER)).toEqual({ items: all, page: 1, pageCount: 1, total: 3 });
  });

  it.each<[ExploreType, ExploreItem[]]>([
    ["concept", [staking]],
    ["guide", [mining]],
    ["subnet", [cellar]],
    ["lab", []],
  ])("keeps the kind %s", (type, items) => {
    expect(filterItems(all, { ...NO_FILTER, type }).items).toEqual(items);
  });

  it("keeps a subject, of whichever kind, and both together", () => {
    expect(filterItems(all, { ...NO_FILTER, category: "economics" }).items).toEqual([staking, cellar]);
    expect(filterItems(all, { ...NO_FILTER, type: "subnet", category: "economics" }).items).toEqual([cellar]);
    expect(filterItems(all, { ...NO_FILTER, category: "unknown" })).toMatchObject({
      items: [],
      total: 0,
      pageCount: 1,
    });
  });

  it("cuts pages, and shows the last one for a page beyond the end", () => {
    const many = Array.from({ length: ITEMS_PER_PAGE * 2 + 1 }, (_, index) => anItem({ title: `Item ${index}` }));
    expect(filterItems(many, { ...NO_FILTER, page: 2 }).items).toEqual(many.slice(ITEMS_PER_PAGE, ITEMS_PER_PAGE * 2));
    expect(filterItems(many, { ...NO_FILTER, page: 500 })).toMatchObject({
      page: 3,
      pageCount: 3,
      items: many.slice(-1),
    });
  });
});

describe("EXPLORE_TYPES", () => {
  it("are the kinds that have pages of their own to read", () => {
    expect(EXPLORE_TYPES).toEqual(["concept", "article", "guide", "subnet", "application", "team", "lab"]);
  });
});

function parse(query: string) {
  return parseExploreFilter(new URLSearchParams(query));
}

function anItem(fields: Partial<ExploreItem>): ExploreItem {
  return { type: "concept", title: "An item", description: "", href: "/", locale: "en", categories: [], ...fields };
}
