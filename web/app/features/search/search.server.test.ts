import { LOCALES } from "@learn-bittensor/contract/locales";
import { SOURCES, type Source } from "@learn-bittensor/contract/search";
import { describe, expect, it } from "vitest";
import { aContentFile, type ContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { searchContent } from "./search.server.ts";

const ECONOMICS = aContentFile("en/category/economics");

/** One document of each source that holds the word lantern. */
const LANTERNS = [
  ECONOMICS,
  aContentFile("en/author/an-author"),
  aContentFile("en/concept/light", { title: "Lantern light", categories: ["economics"] }),
  aContentFile("en/article/reading", { title: "Reading by lantern" }),
  aContentFile("en/subnet/lantern", { name: "Lantern", mainnetId: 4 }),
  aContentFile("en/application/chat", { name: "Lantern chat", link: "https://chat.example" }),
  aContentFile("en/team/lanterns", { name: "The lantern makers" }),
  aContentFile("en/guide/oil/fill", { title: "Fill a lantern" }),
];

describe("searchContent", () => {
  it.each(["", " ", "\t\n", "\u3000"])("finds nothing for %j, without asking", async (text) => {
    const { site, asked } = await siteOnContent(LANTERNS);
    expect(await searchContent(site, { text, locale: "en" })).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("finds every source, each at its own address", async () => {
    const { site } = await siteOnContent(LANTERNS);
    const hits = await searchContent(site, { text: "lantern", locale: "en" });
    expect(new Map(hits.map(({ source, href }) => [source, href]))).toEqual(
      new Map<Source, string>([
        ["concept", "/concepts/economics/light"],
        ["article", "/articles/reading"],
        ["subnet", "/subnets/4"],
        ["application", "https://chat.example"],
        ["team", "/subnets/lanterns"],
        ["guide", "/guides/oil/fill"],
      ]),
    );
  });

  it.each<[Source[]]>([[["article", "application", "team"]], [["concept"]], [[]], [[...SOURCES]]])(
    "leaves out what is coming soon: %j",
    async (comingSoon) => {
      const { site } = await siteOnContent(LANTERNS, { comingSoon });
      const hits = await searchContent(site, { text: "lantern", locale: "en" });
      expect(hits.map(({ source }) => source).toSorted()).toEqual(
        SOURCES.filter((source) => !comingSoon.includes(source)).toSorted(),
      );
    },
  );

  it("ranks titles before descriptions, and those before texts", async () => {
    expect(
      await titlesFor("stake", [
        aConcept("In the text", { description: "x" }, "One may stake."),
        aConcept("In the description", { description: "How to stake." }),
        aConcept("A title with stake", { description: "x" }),
        aConcept("Stake first", { description: "x" }),
        aConcept("Stake", { description: "x" }),
        aConcept("Nowhere", { description: "x" }),
      ]),
    ).toEqual(["Stake", "Stake first", "A title with stake", "In the description", "In the text"]);
  });

  it("puts a title that is just what was asked before all that begin with it", async () => {
    for (const exact of ["Stake", "Miner", "Tempo", "Weight"]) {
      const longer = ["and", "by", "for", "of", "to"].map((word) => `${exact} ${word}`);
      const titles = await titlesFor(
        exact,
        [...longer, exact].map((title) => aConcept(title, {})),
      );
      expect(titles[0]).toBe(exact);
    }
  });

  it("finds only what holds every word, wherever each of them stands", async () => {
    const files = [
      aConcept("Weights", { description: "Of validators." }, "They set them each tempo."),
      aConcept("Validators", { description: "Who they are." }),
    ];
    expect(await titlesFor("validators", files)).toEqual(["Validators", "Weights"]);
    expect(await titlesFor("tempo validators weights", files)).toEqual(["Weights"]);
    expect(await titlesFor("validators nonsense", files)).toEqual([]);
  });

  it("does not mind case, order or space", async () => {
    const files = [aConcept("Yuma Consensus", {})];
    for (const text of ["yuma consensus", "CONSENSUS  YUMA", " consensus\tyuma ", "yum"])
      expect(await titlesFor(text, files)).toEqual(["Yuma Consensus"]);
  });

  it.each(["(", "[a-z", "\\", "*", "%", "null", "<script>", "a".repeat(5_000)])(
    "takes %j for words, not for more",
    async (text) => {
      expect(await titlesFor(text, [aConcept("Yuma Consensus", { description: "x" })])).toEqual([]);
    },
  );

  it("finds a subnet by its number, its team and its subjects", async () => {
    const files = [
      aContentFile("en/team/harbour", { name: "Harbour Works" }),
      aContentFile("en/tag/storage", { name: "Storage" }),
      aContentFile("en/subnet/cellar", { name: "Cellar", mainnetId: 42, team: "harbour", tags: ["storage"] }),
      aContentFile("en/subnet/later", { name: "Later", comingSoon: true }),
    ];
    for (const text of ["42", "sn42", "harbour works", "storage"])
      expect(await titlesFor(text, files)).toContain("Cellar");
    for (const text of ["null", "snnull", "undefined"]) expect(await titlesFor(text, files)).toEqual([]);
  });

  it("leads to a subnet without a number by its slug", async () => {
    const { site } = await siteOnContent([aContentFile("en/subnet/later", { name: "Later", comingSoon: true })]);
    expect((await searchContent(site, { text: "later", locale: "en" })).map(({ href }) => href)).toEqual([
      "/subnets/later",
    ]);
  });

  it("leaves out a concept without a category: it has no address", async () => {
    const { site } = await siteOnContent([aContentFile("en/concept/stray", { title: "Stray", categories: [] })]);
    expect(await searchContent(site, { text: "stray", locale: "en" })).toEqual([]);
  });

  it.each(["javascript:alert(1)", "data:text/html,a", "ftp://files.example", "//chat.example", " "])(
    "leaves out an application whose link is no web address: %j",
    async (link) => {
      const { site } = await siteOnContent([], {
        transport: async () => ({ status: 200, body: { data: anExportWith({ name: "Lantern chat", link }) } }),
      });
      expect(await searchContent(site, { text: "lantern", locale: "en" })).toEqual([]);
    },
  );

  it("leaves out drafts", async () => {
    expect(await titlesFor("staking", [aConcept("Staking", { draft: true })])).toEqual([]);
  });

  describe("in other languages", () => {
    it.each([
      ["de", "Gewichte prüfen", "PRÜFEN"],
      ["ko", "스테이킹 이해하기", "스테이킹"],
      ["fr", "L’élection des poids", "ÉLECTION"],
      ["zh", "权重与共识", "共识"],
    ] as const)("finds words in %s", async (locale, title, text) => {
      const { site } = await siteOnContent([
        ECONOMICS,
        aContentFile(`${locale}/category/economics`),
        aContentFile("en/concept/weights", { title: "Weights", categories: ["economics"] }),
        aContentFile(`${locale}/concept/weights`, { title }),
      ]);
      const hits = await searchContent(site, { text, locale });
      expect(hits.map((hit) => [hit.title, hit.locale, hit.href])).toEqual([
        [title, locale, "/concepts/economics/weights"],
      ]);
    });

    it.each(LOCALES)("finds in %s what exists in English only, and says so", async (locale) => {
      const { site } = await siteOnContent([ECONOMICS, aConcept("Staking", {})]);
      const hits = await searchContent(site, { text: "staking", locale });
      expect(hits.map((hit) => [hit.title, hit.locale])).toEqual([["Staking", "en"]]);
    });

    it("finds the translation, and not its English original beside it", async () => {
      const files = [
        ECONOMICS,
        aContentFile("de/category/economics"),
        aContentFile("en/concept/weights", { title: "Rating miners", categories: ["economics"] }, "Bittensor."),
        aContentFile("de/concept/weights", { title: "Gewichte" }, "Bittensor."),
      ];
      const { site } = await siteOnContent(files);
      const hits = await searchContent(site, { text: "bittensor", locale: "de" });
      expect(hits.map(({ title }) => title)).toEqual(["Gewichte"]);
      expect(await searchContent(site, { text: "rating", locale: "de" })).toEqual([]);
    });
  });

  it("reads all of the content, however many pages the provider makes of it", async () => {
    const files = Array.from({ length: 230 }, (_, index) =>
      aContentFile(`en/guide/guide-${index}`, { title: `Lantern ${index}` }),
    );
    const { site } = await siteOnContent(files);
    expect(await searchContent(site, { text: "lantern", locale: "en" })).toHaveLength(230);
  });
});

async function titlesFor(text: string, files: ContentFile[]): Promise<string[]> {
  const { site } = await siteOnContent([ECONOMICS, ...files]);
  return (await searchContent(site, { text, locale: "en" })).map(({ title }) => title);
}

function aConcept(title: string, fields: object, text = "A text."): ContentFile {
  const slug = title.toLowerCase().replaceAll(" ", "-");
  return aContentFile(`en/concept/${slug}`, { title, description: "…", categories: ["economics"], ...fields }, text);
}

/** What a provider exports that holds nothing but this application. */
function anExportWith(application: { name: string; link: string }) {
  const none = { data: [], meta: { pagination: { pageCount: 0 } } };
  const attributes = { description: "A chat.", slug: "chat", comingSoon: false, ...application };
  return {
    ...{ concepts: none, subnets: none, guides: none, articles: none, teams: none },
    applications: { data: [{ documentId: "a", attributes }], meta: { pagination: { pageCount: 1 } } },
  };
}
