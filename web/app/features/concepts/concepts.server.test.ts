import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { getConcept, getConceptNeighbours, listBeginnerConcepts, listCategories } from "./concepts.server.ts";

const ECONOMICS = aContentFile("en/category/economics", { name: "Economics", order: 2 });
const BASICS = aContentFile("en/category/basics", { name: "Basics", order: 1 });

describe("getConcept", () => {
  it("is null where no language has it", async () => {
    const { site } = await siteOnContent([]);
    expect(await getConcept(site, { slug: "staking", locale: "en" })).toBeNull();
    expect(await getConcept(site, { slug: "staking", locale: "ko" })).toBeNull();
    expect(await getConcept(site, { slug: "", locale: "en" })).toBeNull();
  });

  it("is in the asked language where it is translated", async () => {
    const { site } = await siteOnContent([
      ECONOMICS,
      aContentFile("de/category/economics", { name: "Wirtschaft" }),
      aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"] }),
      aContentFile("de/concept/staking", { title: "Staking auf Deutsch" }, "Ein *Text*."),
    ]);
    const concept = await getConcept(site, { slug: "staking", locale: "de" });
    expect(concept).toMatchObject({
      title: "Staking auf Deutsch",
      locale: "de",
      path: "/concepts/economics/staking",
      category: { slug: "economics", name: "Wirtschaft" },
    });
    expect(concept?.text.parts).toEqual([{ kind: "html", html: "<p>Ein <em>Text</em>.</p>" }]);
  });

  it.each(["de", "ko", "fr", "zh"] as const)(
    "is in English where it is not translated to %s, and says so",
    async (locale) => {
      const { site } = await siteOnContent([aContentFile("en/concept/staking", { title: "Staking" })]);
      const concept = await getConcept(site, { slug: "staking", locale });
      expect(concept).toMatchObject({ title: "Staking", locale: "en" });
    },
  );

  it("has its own address under its first category, and in the explorer without one", async () => {
    const { site } = await siteOnContent([
      ECONOMICS,
      BASICS,
      aContentFile("en/concept/staking", { categories: ["economics", "basics"] }),
      aContentFile("en/concept/stray", { categories: [] }),
    ]);
    expect((await getConcept(site, { slug: "staking", locale: "en" }))?.path).toBe("/concepts/economics/staking");
    const stray = await getConcept(site, { slug: "stray", locale: "en" });
    expect(stray?.path).toBe("/explore/concept/stray");
    expect(stray?.category).toBeNull();
  });

  it("keeps its address in a language that has the concept and not the category", async () => {
    const { site } = await siteOnContent([
      ECONOMICS,
      aContentFile("en/concept/staking", { categories: ["economics"] }),
      aContentFile("fr/concept/staking", { title: "La mise en jeu" }),
    ]);
    expect(await getConcept(site, { slug: "staking", locale: "fr" })).toMatchObject({
      title: "La mise en jeu",
      path: "/concepts/economics/staking",
      category: { slug: "economics", name: "Economics" },
    });
  });

  it("links what to read before and after, each at its own address", async () => {
    const { site } = await siteOnContent([
      ECONOMICS,
      aContentFile("en/concept/tao", { title: "TAO", categories: ["economics"] }),
      aContentFile("en/concept/stray", { title: "Stray" }),
      aContentFile("en/concept/staking", { prerequisites: ["tao"], related: ["stray", "tao"] }),
    ]);
    const concept = await getConcept(site, { slug: "staking", locale: "en" });
    expect(concept?.prerequisites.map(({ title, href }) => [title, href])).toEqual([
      ["TAO", "/concepts/economics/tao"],
    ]);
    expect(concept?.related.map(({ href }) => href)).toEqual(["/explore/concept/stray", "/concepts/economics/tao"]);
  });

  it("describes itself to search engines in its own words where it has some", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/concept/staking", { description: "For readers.", seo: { metaDescription: "For engines." } }),
      aContentFile("en/concept/tao", { description: "For readers." }),
    ]);
    expect((await getConcept(site, { slug: "staking", locale: "en" }))?.metaDescription).toBe("For engines.");
    expect((await getConcept(site, { slug: "tao", locale: "en" }))?.metaDescription).toBe("For readers.");
  });

  it("does not show a draft", async () => {
    const { site } = await siteOnContent([aContentFile("en/concept/staking", { draft: true })]);
    expect(await getConcept(site, { slug: "staking", locale: "en" })).toBeNull();
  });

  it("is no absence but an outage where the provider is away", async () => {
    const { site, logged } = await siteOnContent([], {
      transport: () => Promise.reject(new TypeError("fetch failed")),
    });
    await expect(getConcept(site, { slug: "staking", locale: "en" })).rejects.toMatchObject({ init: { status: 503 } });
    expect(logged).toContainEqual(expect.objectContaining({ level: "error" }));
  });
});

describe("listCategories", () => {
  it("lists categories and, in each, its concepts, in their order", async () => {
    const { site } = await siteOnContent([
      ECONOMICS,
      BASICS,
      aContentFile("en/concept/staking", { title: "Staking", order: 2, categories: ["economics"] }),
      aContentFile("en/concept/tao", { title: "TAO", order: 1, categories: ["economics"] }),
      aContentFile("en/concept/miner", { title: "Miner", order: 3, categories: ["basics"] }),
    ]);
    expect(outline(await listCategories(site, "en"))).toEqual([
      ["Basics", "en", ["Miner (en)"]],
      ["Economics", "en", ["TAO (en)", "Staking (en)"]],
    ]);
  });

  it("completes a language with English categories and concepts, in the English order", async () => {
    const { site } = await siteOnContent([
      ECONOMICS,
      BASICS,
      aContentFile("ko/category/economics", { name: "경제" }),
      aContentFile("en/concept/tao", { title: "TAO", order: 1, categories: ["economics"] }),
      aContentFile("en/concept/staking", { title: "Staking", order: 2, categories: ["economics"] }),
      aContentFile("ko/concept/staking", { title: "스테이킹" }),
      aContentFile("en/concept/yield", { title: "Yield", order: 3, categories: ["economics"] }),
      aContentFile("en/concept/miner", { title: "Miner", categories: ["basics"] }),
    ]);
    expect(outline(await listCategories(site, "ko"))).toEqual([
      ["Basics", "en", ["Miner (en)"]],
      ["경제", "ko", ["TAO (en)", "스테이킹 (ko)", "Yield (en)"]],
    ]);
  });

  it("shows a translated concept of a category that is not translated", async () => {
    const { site } = await siteOnContent([
      ECONOMICS,
      aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"] }),
      aContentFile("fr/concept/staking", { title: "La mise en jeu" }),
    ]);
    expect(outline(await listCategories(site, "fr"))).toEqual([["Economics", "en", ["La mise en jeu (fr)"]]]);
  });

  it("shows no concept twice and no draft", async () => {
    const { site } = await siteOnContent([
      ECONOMICS,
      aContentFile("de/category/economics", { name: "Wirtschaft" }),
      aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"] }),
      aContentFile("de/concept/staking", { title: "Staking auf Deutsch" }),
      aContentFile("en/concept/unfinished", { categories: ["economics"], draft: true }),
    ]);
    expect(outline(await listCategories(site, "de"))).toEqual([["Wirtschaft", "de", ["Staking auf Deutsch (de)"]]]);
  });

  it("knows which category is part of a concept's address, where it is another one", async () => {
    const { site } = await siteOnContent([
      ECONOMICS,
      BASICS,
      aContentFile("en/concept/staking", { categories: ["economics", "basics"], level: "beginner" }),
    ]);
    for (const locale of ["en", "de"] as const)
      expect((await listCategories(site, locale)).map(({ slug, concepts }) => [slug, concepts[0]?.home])).toEqual([
        ["basics", "economics"],
        ["economics", undefined],
      ]);
    expect((await listBeginnerConcepts(site, { locale: "en", most: 5 })).map(({ href }) => href)).toEqual([
      "/concepts/economics/staking",
    ]);
  });

  it("leaves out a category that holds nothing yet", async () => {
    const { site } = await siteOnContent([
      ECONOMICS,
      BASICS,
      aContentFile("en/concept/miner", { categories: ["basics"] }),
    ]);
    expect((await listCategories(site, "de")).map(({ slug }) => slug)).toEqual(["basics"]);
  });

  it("is empty where there is nothing", async () => {
    const { site } = await siteOnContent([]);
    expect(await listCategories(site, "zh")).toEqual([]);
  });
});

function outline(categories: Awaited<ReturnType<typeof listCategories>>) {
  return categories.map(({ name, locale, concepts }) => [
    name,
    locale,
    concepts.map((concept) => `${concept.title} (${concept.locale})`),
  ]);
}

describe("getConceptNeighbours", () => {
  it("are the concepts before and after in the course, in the reader's language where translated", async () => {
    const { site } = await siteOnContent([
      ECONOMICS,
      aContentFile("en/concept/emission", { title: "Emission", categories: ["economics"], order: 1 }),
      aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"], order: 2 }),
      aContentFile("en/concept/take", { title: "Take", categories: ["economics"], order: 3 }),
      aContentFile("ko/concept/take", { title: "수수료" }),
    ]);
    const path = "/concepts/economics/staking";
    const found = await getConceptNeighbours(site, { path, locale: "ko" });
    expect(found).toEqual({
      previous: { href: "/concepts/economics/emission", title: "Emission" },
      next: { href: "/concepts/economics/take", title: "수수료" },
    });
    const first = await getConceptNeighbours(site, { path: "/concepts/economics/emission", locale: "en" });
    expect(first?.previous).toBeNull();
  });

  it("are not known while the provider is away: the page stays", async () => {
    const { site, logged } = await siteOnContent([], { transport: () => Promise.reject(new Error("away")) });
    expect(await getConceptNeighbours(site, { path: "/concepts/economics/staking", locale: "en" })).toBeNull();
    expect(logged.length).toBeGreaterThan(0);
  });
});
