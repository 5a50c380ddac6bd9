import type { Locale } from "@learn-bittensor/contract/locales";
import type { Indexed } from "@learn-bittensor/contract/search";
import { describe, expect, it } from "vitest";
import { orderSources } from "./order-sources.ts";

describe("orderSources", () => {
  it.each(["64", "SN 64", "sn64", "subnet 64", "Subnet #64", "netuid 64", "Subnetz 64", "서브넷 64", "子网64", "６４"])(
    "puts subnets first where a subnet's number was typed: %s",
    (text) => {
      expect(sourcesFor(text, [aFind("concept", "64 things"), aFind("subnet", "Chutes", "/subnets/64")])).toEqual([
        "subnet",
        "concept",
      ]);
    },
  );

  it.each<[Locale, string, string]>([
    ["en", "use chutes", "Use Chutes"],
    ["de", "ÜBERSICHT", "Übersicht"],
    ["ko", "스테이킹", "스테이킹"],
    ["fr", "emission", "Émission"],
    ["zh", "质押", "质押"],
  ])("puts the source first that has something called just what was typed: %s", (locale, text, title) => {
    const found = [aFind("concept", `About ${title}`), aFind("subnet", "Other", "/subnets/1"), aFind("guide", title)];
    expect(sourcesFor(text, found, locale)[0]).toBe("guide");
  });

  it("puts the source first whose hit shows the words that were typed", () => {
    const inName = aFind("subnet", "\ue000Storage\ue001 market", "/subnets/9");
    expect(sourcesFor("storage", [aFind("concept", "Something else"), inName])).toEqual(["subnet", "concept"]);
  });

  it("leaves out sources in which nothing was found, and each source's own order as it is", () => {
    const guides = { source: "guide" as const, hits: [aHit("guide", "B"), aHit("guide", "A")] };
    const found = orderSources([{ source: "concept", hits: [] }, guides], "a", "en");
    expect(found).toEqual([guides]);
  });

  it("has titles and passages below the sources, without what these have found", () => {
    const concept = aFind("concept", "Staking", "/concepts/economics/staking");
    const titles = {
      source: "title" as const,
      hits: [aHit("title", "Staking", "/concepts/economics/staking"), aHit("title", "stake", "/t")],
    };
    const found = orderSources([concept, titles, aFind("passage", "Staking · How", "/p")], "staking", "en");
    expect(found.map(({ source, hits }) => [source, hits.map(({ href }) => href)])).toEqual([
      ["concept", ["/concepts/economics/staking"]],
      ["title", ["/t"]],
      ["passage", ["/p"]],
    ]);
  });

  it("puts a title first that is just what was typed", () => {
    const question = aFind("title", "Can I lose my stake?", "/faq#lose");
    const found = [aFind("concept", "Staking"), question];
    expect(sourcesFor("can I lose my stake", found)).toEqual(["title", "concept"]);
    expect(sourcesFor("lose my stake", found)).toEqual(["concept", "title"]);
  });
});

function sourcesFor(text: string, found: ReturnType<typeof aFind>[], locale: Locale = "en"): Indexed[] {
  return orderSources(found, text, locale).map(({ source }) => source);
}

function aFind(source: Indexed, title: string, href?: string) {
  return { source, hits: [aHit(source, title, href)] };
}

function aHit(source: Indexed, marked: string, href = "/somewhere") {
  const title = marked.replace(/[\ue000\ue001]/g, "");
  return { source, title, description: "", href, locale: "en" as const, marked: { title: marked, description: "" } };
}
