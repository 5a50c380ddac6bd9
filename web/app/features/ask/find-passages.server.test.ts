import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#app/site/site.server.ts";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteWithSearch } from "../../../tests/site-with-search.ts";
import { findPassages } from "./find-passages.server.ts";

const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/author/an-author"),
  aContentFile(
    "en/concept/halving",
    { title: "TAO supply and halving", categories: ["economics"] },
    "## Recycled {#recycled}\n\nThe next halving moves away.\n\n## When is the next one? {#when}\n\nThe halving comes later.",
  ),
  aContentFile(
    "en/concept/staking",
    { title: "Staking", categories: ["economics"] },
    "## Risks {#risks}\n\nPrices fall.\n\n## Rewards {#rewards}\n\nA validator shares rewards with those who stake.",
  ),
  aContentFile("en/faq/lost", { question: "What if my key is lost?", order: 1 }, "Nobody can restore it."),
  aContentFile("en/article/gate", { title: "The gate" }, "Emission passes a gate."),
  aContentFile("de/concept/staking", { title: "Staking" }, "## Risiken {#risks}\n\nPreise für Alpha fallen."),
];

let site: Site;
let searched: Awaited<ReturnType<typeof siteWithSearch>>["searched"];
beforeAll(async () => {
  ({ site, searched } = await siteWithSearch(FILES));
  // The engine is filled by the first search.
  await findPassages(site, "halving", "en");
}, 30_000);

const placesOf = async (question: string, locale: "en" | "de" | "ko" | "zh" = "en", on = site) =>
  (await findPassages(on, question, locale)).map(({ href }) => href);

describe("findPassages", () => {
  it("finds the section that answers a question, though its heading does not say what it is about", async () => {
    expect((await placesOf("When is the next halving?"))[0]).toBe("/concepts/economics/halving#when");
  });

  it("finds a passage that does not hold every word, if it holds enough", async () => {
    expect(await placesOf("Which rewards do validators share with stakers on Sundays?")).toEqual([
      "/concepts/economics/staking#rewards",
    ]);
  });

  it("finds a question by itself", async () => {
    expect((await placesOf("what if my key is lost"))[0]).toBe("/faq#lost");
  });

  it.each(["How do I bake bread?", "what is it?", "?", "the the the", "“”", "-- --", "a".repeat(200)])(
    "finds nothing for %j",
    async (question) => {
      expect(await placesOf(question)).toEqual([]);
    },
  );

  it("finds what is written in the reader's language, and English that is not translated", async () => {
    expect(await findPassages(site, "Risiken beim Staking", "de")).toMatchObject([
      { href: "/concepts/economics/staking#risks", locale: "de", markdown: "Preise für Alpha fallen." },
    ]);
    expect((await findPassages(site, "When is the next halving?", "ko"))[0]).toMatchObject({ locale: "en" });
  });

  it("shows each section once, and no more than three", async () => {
    const places = await placesOf("halving");
    expect(new Set(places).size).toBe(places.length);
    expect(places.length).toBeLessThanOrEqual(3);
  });

  it("quotes nothing of what is yet to come", async () => {
    expect(await placesOf("emission gate")).toEqual(["/articles/gate"]);
    const { site: withoutArticles } = await siteWithSearch(FILES, { comingSoon: ["article"] });
    expect(await placesOf("emission gate", "en", withoutArticles)).toEqual([]);
  });

  it("asks the index of the language, and no other", async () => {
    searched.length = 0;
    await placesOf("什么是质押？", "zh");
    expect(new Set(searched.flat().map(({ indexUid }) => indexUid))).toEqual(new Set(["passage_zh"]));
  });

  it("asks for few words of many", async () => {
    searched.length = 0;
    await placesOf(Array.from({ length: 60 }, (_, index) => `w${index}`).join(" "));
    expect(searched[0]?.length).toBeLessThanOrEqual(10);
  });
});
