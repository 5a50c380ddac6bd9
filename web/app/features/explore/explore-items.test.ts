import { describe, expect, it } from "vitest";
import { toItems, toSubjects } from "./explore-items.ts";

const document = (slug: string, subjects: { slug: string; name: string }[]) => ({
  title: slug,
  description: "",
  href: `/${slug}`,
  locale: "en" as const,
  subjects,
});

describe("toItems", () => {
  it("makes an item of each document, of the kind and with the subjects it has", () => {
    expect(toItems("guide", [document("wallet", [{ slug: "wallets", name: "Wallets" }])])).toEqual([
      { type: "guide", title: "wallet", description: "", href: "/wallet", locale: "en", categories: ["wallets"] },
    ]);
  });
});

describe("toSubjects", () => {
  it("names each subject once: a tag and a category of one slug are one", () => {
    const documents = [
      document("a", [{ slug: "consensus", name: "Consensus" }]),
      document("b", [
        { slug: "wallets", name: "Wallets" },
        { slug: "consensus", name: "consensus (tag)" },
      ]),
    ];
    expect(toSubjects(documents)).toEqual([
      { slug: "consensus", name: "Consensus" },
      { slug: "wallets", name: "Wallets" },
    ]);
  });
});
