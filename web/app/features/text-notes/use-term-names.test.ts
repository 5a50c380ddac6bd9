import { describe, expect, it } from "vitest";
import { namesOf } from "./use-term-names.ts";

describe("namesOf", () => {
  const names = { stake: { zh: "质押", en: "stake", de: "Einsatz", fr: "", xx: "?" }, broken: "stake" };

  it("has the names of a term in the order of the languages", () => {
    expect(namesOf(names, "stake")).toEqual([
      { locale: "en", name: "stake" },
      { locale: "de", name: "Einsatz" },
      { locale: "zh", name: "质押" },
    ]);
  });

  it.each([
    [names, "miner"],
    [names, "broken"],
    [names, "constructor"],
    [null, "stake"],
    ["stake", "length"],
  ])("has none in %j of %s", (answer, key) => {
    expect(namesOf(answer, key)).toEqual([]);
  });
});
