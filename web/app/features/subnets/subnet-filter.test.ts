import { describe, expect, it } from "vitest";
import { parseMiningFilter } from "./mining-filter.ts";
import { aSubnet } from "./subnet-builder.ts";
import { countTags, filterSubnets, parseSubnetFilter, type SubnetFilter, subnetListPath } from "./subnet-filter.ts";

const NOBODY = { numbers: [], surplus: [], senseless: 0 };
const NO_FILTER: SubnetFilter = {
  text: "",
  tag: "",
  order: "number",
  mining: parseMiningFilter(new URLSearchParams()),
  asked: NOBODY,
};

describe("parseSubnetFilter", () => {
  it("reads text, tag and order", () => {
    expect(parse("q=storage&tag=data&sort=name")).toEqual({
      text: "storage",
      tag: "data",
      order: "name",
      mining: NO_FILTER.mining,
      asked: NOBODY,
    });
  });

  it("filters nothing and orders by number where nothing is asked", () => {
    expect(parse("")).toEqual(NO_FILTER);
    expect(parse("q=&tag=&sort=")).toEqual(NO_FILTER);
    expect(parse("q=%20%20")).toEqual(NO_FILTER);
  });

  it.each(["price", "NAME", "constructor", "-name"])("orders by number where it is asked for the order %s", (sort) => {
    expect(parse(`sort=${sort}`).order).toBe("number");
  });

  it("orders by emission for who would like to mine, unless another order is asked for", () => {
    expect(parse("gpu=24&sort=").order).toBe("emission");
    expect(parse("gpu=24&sort=number").order).toBe("number");
    expect(subnetListPath(parse("gpu=24&sort=emission"))).toBe("/subnets?gpu=24");
    expect(subnetListPath(parse("gpu=24&sort=number"))).toBe("/subnets?sort=number&gpu=24");
  });

  it("reads no more than 100 characters", () => {
    expect(parse(`q=${"a".repeat(5_000)}`).text).toHaveLength(100);
  });
});

describe("subnetListPath", () => {
  it("says what differs from the whole list by number, so that reading it gives the same", () => {
    expect(subnetListPath(NO_FILTER)).toBe("/subnets");
    const address = "/subnets?q=a+%26+b&tag=data&sort=emission&compare=64,4";
    expect(subnetListPath(parse(address.split("?")[1] ?? ""))).toBe(address);
  });

  it("is short where a form says everything", () => {
    expect(subnetListPath(parse("q=&tag=&sort=number&compare=64&compare=4&view=comparison"))).toBe(
      "/subnets?compare=64,4",
    );
  });
});

describe("filterSubnets", () => {
  const cellar = aSubnet({ name: "Cellar", mainnetId: 42, team: "Harbour Works", description: "Keeps files safe." });
  const paragraph = aSubnet({ name: "Paragraph", mainnetId: 4, team: "Lantern", description: "Answers questions." });
  const later = aSubnet({ name: "Later", mainnetId: null, team: null, description: "Announced." });
  const all = [cellar, paragraph, later];

  it.each([
    ["cellar", [cellar]],
    ["CELLAR", [cellar]],
    ["harbour", [cellar]],
    ["files", [cellar]],
    ["files harbour", [cellar]],
    ["files lantern", []],
    ["42", [cellar]],
    ["4", [paragraph, cellar]],
    ["sn42", [cellar]],
    ["SN4", [paragraph, cellar]],
    ["nothing like it", []],
  ])("finds by the words %j", (text, expected) => {
    expect(filterSubnets(all, { ...NO_FILTER, text }, "en")).toEqual(expected);
  });

  it.each(["null", "undefined", "snnull", "object"])("does not find by %j what has no number and no team", (text) => {
    expect(filterSubnets(all, { ...NO_FILTER, text }, "en")).toEqual([]);
  });

  it("does not find across two fields", () => {
    expect(filterSubnets([aSubnet({ name: "Over", team: "Lap" })], { ...NO_FILTER, text: "overlap" }, "en")).toEqual(
      [],
    );
  });

  it("finds letters of every language in whatever case", () => {
    const subnets = [aSubnet({ name: "ÉTÉ" }), aSubnet({ name: "파일 보관" }), aSubnet({ name: "存储" })];
    const found = (text: string, locale: string) =>
      filterSubnets(subnets, { ...NO_FILTER, text }, locale).map(({ name }) => name);
    expect(found("été", "fr")).toEqual(["ÉTÉ"]);
    expect(found("보관", "ko")).toEqual(["파일 보관"]);
    expect(found("存", "zh")).toEqual(["存储"]);
  });

  it("keeps those that bear the tag, together with the words", () => {
    const tagged = aSubnet({ name: "Tagged", tags: [{ slug: "data", name: "Data" }] });
    expect(filterSubnets([...all, tagged], { ...NO_FILTER, tag: "data" }, "en")).toEqual([tagged]);
    expect(filterSubnets([...all, tagged], { ...NO_FILTER, tag: "data", text: "cellar" }, "en")).toEqual([]);
    expect(filterSubnets([...all, tagged], { ...NO_FILTER, tag: "Data" }, "en")).toEqual([]);
  });

  it("orders by number, those without one last", () => {
    expect(filterSubnets([later, cellar, paragraph], NO_FILTER, "en")).toEqual([paragraph, cellar, later]);
  });

  it("orders by name as the language does, and figures in names by what they count", () => {
    const names = (order: string[], locale: string) =>
      filterSubnets(
        order.map((name) => aSubnet({ name })),
        { ...NO_FILTER, order: "name" },
        locale,
      ).map(({ name }) => name);
    expect(names(["Zebra", "Äpfel", "birne", "Subnet 10", "Subnet 9"], "de")).toEqual([
      "Äpfel",
      "birne",
      "Subnet 9",
      "Subnet 10",
      "Zebra",
    ]);
    expect(names(["다", "가", "나"], "ko")).toEqual(["가", "나", "다"]);
    // By pinyin: běijīng, guǎngzhōu, shànghǎi.
    expect(names(["上海", "广州", "北京"], "zh")).toEqual(["北京", "广州", "上海"]);
  });

  it("orders by team, those without one last, and each team's subnets by number", () => {
    const second = aSubnet({ name: "Second", mainnetId: 7, team: "harbour works" });
    const nobodys = aSubnet({ name: "Nobody's", mainnetId: 1, team: null });
    const ordered = filterSubnets([nobodys, later, cellar, second, paragraph], { ...NO_FILTER, order: "team" }, "en");
    expect(ordered.map(({ name }) => name)).toEqual(["Second", "Cellar", "Paragraph", "Nobody's", "Later"]);
  });

  it("changes nothing about the list it was given", () => {
    const given = [later, cellar];
    filterSubnets(given, { ...NO_FILTER, order: "name" }, "en");
    expect(given).toEqual([later, cellar]);
  });
});

describe("countTags", () => {
  it("counts the subnets of each tag, the most used first, then by name", () => {
    const tag = (name: string) => ({ slug: name.toLowerCase(), name });
    const subnets = [
      aSubnet({ tags: [tag("Text"), tag("Data")] }),
      aSubnet({ tags: [tag("Data")] }),
      aSubnet({ tags: [tag("Audio")] }),
      aSubnet({ tags: [] }),
    ];
    expect(countTags(subnets).map(({ slug, count }) => [slug, count])).toEqual([
      ["data", 2],
      ["audio", 1],
      ["text", 1],
    ]);
  });

  it("has no tags where no subnet bears any", () => {
    expect(countTags([aSubnet({})])).toEqual([]);
  });
});

function parse(query: string): SubnetFilter {
  return parseSubnetFilter(new URLSearchParams(query));
}
