import { LOCALES } from "@learn-bittensor/contract/locales";
import { type Indexed, SOURCES, type Source } from "@learn-bittensor/contract/search";
import { beforeAll, describe, expect, it } from "vitest";
import type { Site, SiteOptions } from "#app/site/site.server.ts";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { siteWithSearch } from "../../../tests/site-with-search.ts";
import { type Asked, type SearchOutcome, searchSite } from "./search.server.ts";

const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/author/an-author"),
  aContentFile("en/concept/light", { title: "Lantern light", categories: ["economics"] }),
  aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"] }, "One may wax a lantern here."),
  aContentFile("de/concept/staking", { title: "Einsatz", description: "Wie man einsetzt." }),
  aContentFile("ko/concept/staking", { title: "스테이킹 이해하기", description: "보상이 오는 곳." }),
  aContentFile("en/concept/roles", { title: "Roles", categories: ["economics"] }),
  aContentFile("ko/concept/roles", { title: "Validator란 무엇인가", description: "역할." }),
  aContentFile("fr/concept/staking", { title: "La délégation", description: "Comment déléguer." }),
  aContentFile("zh/concept/staking", { title: "什么是质押", description: "质押如何运作。" }),
  aContentFile("en/article/reading", { title: "Reading by lantern" }),
  aContentFile("en/subnet/lantern", { name: "Lantern", mainnetId: 4 }),
  aContentFile("en/subnet/cellar", { name: "Cellar", mainnetId: 42 }),
  aContentFile("en/application/chat", { name: "Lantern chat", link: "https://chat.example" }),
  aContentFile("en/team/lanterns", { name: "The lantern makers" }),
  aContentFile("en/faq/oil", { question: "Where does the oil come from?" }, "From the **cellar**."),
  aContentFile("en/guide/oil/fill", { title: "Fill a lantern" }),
];

let site: Site;
let searched: { indexUid: string; q: string }[][];
beforeAll(async () => {
  ({ site, searched } = await siteWithSearch(FILES));
});

describe("searchSite", () => {
  it("finds every source, each at its own address", async () => {
    const { hits } = await find({ text: "lantern" });
    const addresses = hits.map(({ source, href }): [Indexed, string] => [source, href]);
    // Of two hits of a source the better one is first.
    expect(new Map(addresses.toReversed())).toEqual(
      new Map<Indexed, string>([
        ["concept", "/concepts/economics/light"],
        ["article", "/articles/reading"],
        ["subnet", "/subnets/4"],
        ["application", "https://chat.example"],
        ["team", "/subnets/lanterns"],
        ["guide", "/guides/oil/fill"],
      ]),
    );
  });

  it("asks each source once, in one request", async () => {
    const before = searched.length;
    await find({ text: "lantern" });
    expect(searched.slice(before).map((queries) => queries.map(({ indexUid }) => indexUid))).toEqual([
      [...SOURCES, "title", "passage"].map((source) => `${source}_en`),
    ]);
  });

  it("has beside them what is no source, and the texts in which the words stand", async () => {
    const { hits, beside } = await find({ text: "wax" });
    expect(hits.map(({ href }) => href)).toEqual(["/concepts/economics/staking"]);
    expect(beside.passages.map(({ href, marked }) => [href, marked.description])).toEqual([
      ["/concepts/economics/staking", "One may \ue000wax\ue001 a lantern here."],
    ]);
    const menu = await find({ text: "oil" });
    expect(menu.beside.titles.map(({ href }) => href)).toContain("/faq#oil");
  });

  it("puts first what is called just what was typed", async () => {
    const { hits } = await find({ text: "Where does the oil come from?" });
    expect(hits[0]).toMatchObject({ source: "title", href: "/faq#oil", title: "Where does the oil come from?" });
  });

  it("finds nothing beside of what is coming soon", async () => {
    const { site } = await siteWithSearch(FILES, { comingSoon: ["team"] });
    const { hits, beside } = await find({ text: "The lantern makers" }, site);
    expect([...hits, ...beside.titles].map(({ href }) => href)).not.toContain("/subnets/lanterns");
  });

  it.each<[Source[]]>([[["article", "application", "team"]], [["concept"]]])(
    "leaves out what is coming soon: %j",
    async (comingSoon) => {
      const { site } = await siteWithSearch(FILES, { comingSoon });
      const { counts } = await find({ text: "lantern" }, site);
      expect(counts.map(({ source }) => source).toSorted()).toEqual(
        SOURCES.filter((source) => !comingSoon.includes(source)).toSorted(),
      );
    },
  );

  it("finds nothing, and asks nothing, where every source is yet to come", async () => {
    const { site, searched } = await siteWithSearch(FILES, { comingSoon: [...SOURCES] });
    expect(await search({ text: "lantern" }, site)).toEqual({ kind: "nothing", nearest: [] });
    expect(searched).toEqual([]);
  });

  it("puts first what was asked, whichever source it is of", async () => {
    expect(bestOf(await find({ text: "lantern" }))?.source).toBe("subnet");
    expect(bestOf(await find({ text: "Fill a lantern" }))?.source).toBe("guide");
    for (const text of ["42", "SN 42", "subnet 42", "sn42"])
      expect(bestOf(await find({ text }))).toMatchObject({ source: "subnet", title: "Cellar" });
  });

  it("counts what holds every word, and what holds some of them where nothing does", async () => {
    const { counts } = await find({ text: "fill a lantern" });
    expect(counts).toEqual([{ source: "guide", total: 1 }]);
    expect((await find({ text: "lantern zebra" })).hits.length).toBeGreaterThan(1);
  });

  it.each(LOCALES)("says in %s what an address is, and asks nobody", async (locale) => {
    const before = searched.length;
    const { hits, counts } = await find({ text: "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY", locale });
    expect(hits.map(({ href }) => href)).toEqual(["/concepts/roles-and-keys/addresses-and-mnemonics"]);
    expect(counts).toEqual([]);
    expect(searched.length).toBe(before);
  });

  it("shows one source alone, and counts the others", async () => {
    const { hits, counts } = await find({ text: "lantern", source: "guide" });
    expect(hits.map(({ source }) => source)).toEqual(["guide"]);
    expect(counts.map(({ source }) => source)).toEqual(SOURCES);
  });

  it.each([
    ["en", "staking", "Staking"],
    ["de", "einsatz", "Einsatz"],
    ["ko", "스테이킹", "스테이킹 이해하기"],
    ["fr", "delegation", "La délégation"],
    ["zh", "质押", "什么是质押"],
  ] as const)("finds in %s %s", async (locale, text, title) => {
    expect(bestOf(await find({ text, locale }))).toMatchObject({ source: "concept", title, locale });
  });

  it.each(LOCALES)("finds in %s what is not translated, and says that it is in English", async (locale) => {
    const best = bestOf(await find({ text: "Fill a lantern", locale }));
    expect(best).toMatchObject({ source: "guide", title: "Fill a lantern", locale: "en" });
  });

  it("says with its marks what was found", async () => {
    const { hits } = await find({ text: "lant", source: "guide" });
    expect(hits[0]?.marked.title).toBe("Fill a \ue000lant\ue001ern");
  });

  describe("what may have been meant", () => {
    it.each([
      ["en", "lanterm", "Lantern"],
      ["en", "fill a lanterm", "fill a Lantern"],
      ["en", "Stakign lantern", "Staking lantern"],
      ["de", "Einsatx", "Einsatz"],
      ["ko", "스테이컹", "스테이킹"],
      ["fr", "délégatoin", "délégation"],
      ["ko", "validatro가", "validator가"],
    ] as const)("is in %s for %s: %s", async (locale, text, suggestion) => {
      expect((await find({ text, locale })).suggestion?.toLowerCase()).toBe(suggestion.toLowerCase());
    });

    it.each(["lantern", "lant", "Fill a lantern", "wax", "cellar", "42", "lantern -light", '"lantern"'])(
      "is %s where that was found as it is written",
      async (text) => {
        expect((await find({ text })).suggestion).toBeNull();
      },
    );

    it("is what was typed where a text holds it that is not shown", async () => {
      const files = [
        aContentFile("en/category/economics"),
        aContentFile("en/concept/a", { title: "Staking", categories: ["economics"] }),
        aContentFile("en/concept/b", { title: "Other", categories: ["economics"] }, "It says stakimg on purpose."),
      ];
      const { site } = await siteWithSearch(files);
      expect((await find({ text: "stakimg" }, site)).suggestion).toBeNull();
    });
  });

  describe("where nothing is found", () => {
    it.each([
      ["en", "zzzz lantern light", "Lantern light"],
      ["en", "stakeholders", "Staking"],
      ["de", "einswerden", "Einsatz"],
      ["zh", "质量", "什么是质押"],
    ] as const)("comes near in %s to %s with %s", async (locale, text, title) => {
      const outcome = await search({ text, locale });
      if (outcome.kind !== "nothing") throw new Error(`expected nothing, got ${JSON.stringify(outcome)}`);
      expect(outcome.nearest.map((hit) => hit.title)).toContain(title);
      expect(outcome.nearest.length).toBeLessThanOrEqual(6);
      expect(new Set(outcome.nearest.map(({ href }) => href)).size).toBe(outcome.nearest.length);
    });

    it("comes near to nothing where nothing is near", async () => {
      expect(await search({ text: "zzzz" })).toEqual({ kind: "nothing", nearest: [] });
    });
  });

  it.each([
    "(",
    "[a-z",
    "\\",
    "*",
    "%",
    '"never closed',
    "a AND b OR NOT c",
    "title:lantern",
    "lantern~2^4",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "'; DROP TABLE concepts; --",
    "{{1+1}}",
    "lantern\u0301\u0301\u0301",
    "\u202elantern",
    "مرحبا",
    "👩‍👩‍👧‍👦",
    "-lantern -light",
    "a ".repeat(100),
    "x".repeat(200),
  ])("answers %j as it answers words", async (text) => {
    expect(["found", "nothing"]).toContain((await search({ text })).kind);
  });

  describe("says that it is unavailable, and logs it without what was typed, where the engine", () => {
    const failing: [string, SiteOptions["search"]["transport"]][] = [
      ["is not there", () => Promise.reject(new TypeError("fetch failed"))],
      ["takes too long", () => Promise.reject(new DOMException("The operation timed out", "TimeoutError"))],
      ["refuses the key", async () => ({ status: 403, body: { code: "invalid_api_key", message: "lantern" } })],
      ["lacks the index", async () => ({ status: 400, body: { code: "index_not_found", message: "lantern" } })],
      ["is overloaded", async () => ({ status: 503, body: { code: "too_many_search_requests" } })],
      ["fails", async () => ({ status: 500, body: null })],
      ["answers nonsense", async () => ({ status: 200, body: { results: "lantern" } })],
      ["answers too little", async () => ({ status: 200, body: { results: [] } })],
      ["answers in another form", async () => ({ status: 200, body: "<h1>lantern</h1>" })],
    ];
    it.each(failing)("%s", async (_, transport) => {
      const search = { transport, url: "/multi-search", key: "", indexPattern: "{source}_{locale}" };
      const { site, logged } = await siteOnContent([], { search });
      expect(await searchSite(site, { text: "lantern", locale: "en", source: null, page: 1 })).toEqual({
        kind: "unavailable",
      });
      expect(logged).toHaveLength(1);
      expect(logged[0]?.message).not.toContain("lantern");
    });
  });

  it("finds what there is where one index is missing, and tells so once", async () => {
    const transport: SiteOptions["search"]["transport"] = async ({ queries }) => {
      const at = queries.findIndex((query) => "indexUid" in query && query.indexUid === "guide_en");
      const message = `Inside \`.queries[${at}]\`: Index \`guide_en\` not found.`;
      if (at !== -1) return { status: 400, body: { code: "index_not_found", message } };
      const hits = [{ title: "Staking", slug: "staking", categories: [{ slug: "economics" }] }];
      return { status: 200, body: { results: queries.map(() => ({ hits, totalHits: 1 })) } };
    };
    const search = { transport, url: "/multi-search", key: "", indexPattern: "{source}_{locale}" };
    const { site, logged } = await siteOnContent([], { search });
    for (let time = 0; time < 2; time += 1)
      expect((await find({ text: "staking" }, site)).hits.length).toBeGreaterThan(0);
    expect(logged).toEqual([
      { level: "warn", message: "the search engine has no index guide_en: nothing is found there" },
    ]);
  });

  it("leaves out what no hit can be made of", async () => {
    const hits = [null, 7, {}, { title: "No address" }, { title: "Good", slug: "good" }];
    const transport: SiteOptions["search"]["transport"] = async ({ queries }) => ({
      status: 200,
      body: { results: queries.map(() => ({ hits, totalHits: 5 })) },
    });
    const search = { transport, url: "/multi-search", key: "", indexPattern: "{source}_{locale}" };
    const { site } = await siteOnContent([], { search });
    const { hits: shown } = await find({ text: "good", source: "guide" }, site);
    expect(shown.map(({ title }) => title)).toEqual(["Good"]);
  });
});

function search(asked: Partial<Asked> & { text: string }, on: Site = site): Promise<SearchOutcome> {
  return searchSite(on, { locale: "en", source: null, page: 1, ...asked });
}

async function find(asked: Partial<Asked> & { text: string }, on?: Site) {
  const outcome = await search(asked, on);
  if (outcome.kind !== "found") throw new Error(`expected hits, got ${JSON.stringify(outcome)}`);
  return outcome;
}

function bestOf({ hits }: Awaited<ReturnType<typeof find>>) {
  return hits[0];
}
