import { describe, expect, it } from "vitest";
import { toFoundPassage } from "./found-passage.ts";

const DOCUMENT = {
  id: "c1-2",
  locale: "de",
  kind: "concept",
  href: "/concepts/economics/staking#subnet",
  trail: ["Staking"],
  heading: "In ein Subnetz",
  text: "TAO wird Alpha.",
  markdown: "TAO wird *Alpha*.",
  _formatted: { trail: ["\ue000Staking\ue001"], heading: "In ein Subnetz", text: "TAO wird Alpha." },
};

describe("toFoundPassage", () => {
  it("takes what is shown and what is marked", () => {
    expect(toFoundPassage(DOCUMENT)).toEqual({
      id: "c1-2",
      kind: "concept",
      href: "/concepts/economics/staking#subnet",
      titles: ["Staking", "In ein Subnetz"],
      locale: "de",
      markdown: "TAO wird *Alpha*.",
      marked: { titles: ["\ue000Staking\ue001", "In ein Subnetz"], text: ["TAO wird Alpha."] },
    });
  });

  it("takes a document without marks, and for English what says no language", () => {
    const { _formatted, locale, ...bare } = DOCUMENT;
    expect(toFoundPassage(bare)).toMatchObject({ locale: "en", marked: { titles: [], text: [] } });
  });

  it.each([
    null,
    "text",
    [],
    {},
    { ...DOCUMENT, id: 7 },
    { ...DOCUMENT, heading: null },
    { ...DOCUMENT, markdown: undefined },
    ...[
      "https://elsewhere.example",
      "//elsewhere.example",
      "/\\elsewhere.example",
      "javascript:alert(1)",
      "concepts",
    ].map((href) => ({ ...DOCUMENT, href })),
    ...["/lab?s=1", "/lab#<b>", "/a b", ""].map((href) => ({ ...DOCUMENT, href })),
  ])("refuses what is no passage of the site: %j", (document) => {
    expect(toFoundPassage(document)).toBeNull();
  });
});
