import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import type { SearchHit } from "../search-hit.ts";
import { putExactFirst } from "./put-exact-first.ts";

describe("putExactFirst", () => {
  it("keeps the engine's order where nothing is called exactly so", () => {
    expect(titlesFor("chut")).toEqual(["About Chutes", "Subnet 64 explained", "Targon", "Chutes", "Use Chutes"]);
  });

  it("puts what is called exactly so before everything, and its source before the others", () => {
    expect(titlesFor("chutes")).toEqual(["Chutes", "Targon", "About Chutes", "Subnet 64 explained", "Use Chutes"]);
    expect(titlesFor("  USE   chutes ")[0]).toBe("Use Chutes");
  });

  it.each([
    "64",
    "SN 64",
    "sn64",
    "subnet 64",
    "Subnet #64",
    "netuid 64",
    "Subnetz 64",
    "sous-réseau 64",
    "서브넷 64",
    "64번 서브넷",
    "子网64",
    "64号子网",
    "６４",
  ])("puts the subnet of a number first: %s", (text) => {
    expect(titlesFor(text)[0]).toBe("Chutes");
  });

  it.each(["6", "640", "64 x", "subnets of 64", "0x64", "sn"])("takes %j for no number of it", (text) => {
    expect(titlesFor(text)[0]).toBe("About Chutes");
  });

  it.each(LOCALES)("does not mind accents and large letters: %s", (locale) => {
    const names = { en: "Café", de: "Übersicht", ko: "스테이킹", fr: "Émission", zh: "质押" };
    const typed = { en: "cafe", de: "UBERSICHT", ko: "스테이킹", fr: "emission", zh: "质押" };
    const guide = { source: "guide" as const, hits: [aHit("guide", names[locale], "/guides/it")] };
    expect(putExactFirst([...FOUND, guide], typed[locale])[0]?.source).toBe("guide");
  });

  it("leaves out sources in which nothing was found", () => {
    expect(putExactFirst([{ source: "concept", hits: [] }], "a")).toEqual([]);
  });
});

const FOUND = [
  {
    source: "concept" as const,
    hits: [aHit("concept", "About Chutes", "/concepts/a/b"), aHit("concept", "Subnet 64 explained", "/concepts/a/c")],
  },
  {
    source: "subnet" as const,
    hits: [aHit("subnet", "Targon", "/subnets/4"), aHit("subnet", "Chutes", "/subnets/64")],
  },
  { source: "guide" as const, hits: [aHit("guide", "Use Chutes", "/guides/64")] },
];

function titlesFor(text: string): string[] {
  return putExactFirst(FOUND, text).flatMap(({ hits }) => hits.map(({ title }) => title));
}

function aHit(source: SearchHit["source"], title: string, href: string): SearchHit {
  return { source, title, description: "", href, locale: "en", marked: { title, description: "" } };
}
