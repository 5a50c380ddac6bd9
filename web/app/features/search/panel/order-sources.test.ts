import type { Locale } from "@learn-bittensor/contract/locales";
import type { Source } from "@learn-bittensor/contract/search";
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
});

function sourcesFor(text: string, found: ReturnType<typeof aFind>[], locale: Locale = "en"): Source[] {
  return orderSources(found, text, locale).map(({ source }) => source);
}

function aFind(source: Source, title: string, href?: string) {
  return { source, hits: [aHit(source, title, href)] };
}

function aHit(source: Source, marked: string, href = "/somewhere") {
  const title = marked.replace(/[\ue000\ue001]/g, "");
  return { source, title, description: "", href, locale: "en" as const, marked: { title: marked, description: "" } };
}
