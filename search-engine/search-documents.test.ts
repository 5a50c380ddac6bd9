import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ResultOf, VariablesOf } from "@learn-bittensor/contract/graphql";
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { GetCorrections } from "@learn-bittensor/contract/operations/corrections";
import { GetTerms } from "@learn-bittensor/contract/operations/glossary";
import { ExportSearchIndex } from "@learn-bittensor/contract/operations/search-documents";
import { ASKED, PASSAGE, SEARCHED_ATTRIBUTES, SOURCES, TITLE } from "@learn-bittensor/contract/search";
import { NO_SEARCH_WORDS } from "@learn-bittensor/contract/search-words";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSearchEngine } from "./create-search-engine.ts";
import type { IndexContent, IndexInFile } from "./create-search-service.ts";
import { listSearchIndexes, makeSearchIndexesOf, type RunExport, storeSearchIndexesOf } from "./search-documents.ts";
import { DEFAULT_QUERY } from "./search-query.ts";
import { readStoredIndex } from "./stored/stored-indexes.ts";

type Export = ResultOf<typeof ExportSearchIndex>;

const INDEXED = [...SOURCES, PASSAGE, TITLE];

afterEach(() => vi.unstubAllEnvs());

describe("listSearchIndexes", () => {
  it("makes an index for each source and language, with its settings", async () => {
    const indexes = await listSearchIndexes(runRecorded);
    expect(indexes.map(({ uid }) => uid).sort()).toEqual(
      INDEXED.flatMap((source) => LOCALES.map((locale) => `${source}_${locale}`)).sort(),
    );
    const concept = indexes.find(({ uid }) => uid === "concept_de");
    expect(concept?.settings).toMatchObject({
      searchableAttributes: SEARCHED_ATTRIBUTES.concept,
      localizedAttributes: [{ attributePatterns: ["*"], locales: ["deu"] }],
    });
    expect(concept?.settings.displayedAttributes).not.toContain("body");
  });

  it("makes the same in a thread of its own, and rejects what cannot be made there", async () => {
    expect(await listSearchIndexes(runRecorded, { inThread: true })).toEqual(await listSearchIndexes(runRecorded));
    const broken = changed((page) => {
      const [entry] = page.concepts?.data ?? [];
      if (entry) Reflect.deleteProperty(entry, "attributes");
    });
    await expect(listSearchIndexes(broken, { inThread: true })).rejects.toThrow(TypeError);
  });

  it("gives each index as soon as it is made, English first, and ends with whoever wants no more", async () => {
    const uids: string[] = [];
    for await (const { uid } of makeSearchIndexesOf(runRecorded, { inThread: true })) {
      uids.push(uid);
      if (uids.length === 2) break;
    }
    expect(uids).toEqual(["concept_en", "article_en"]);
  });

  it("stores the same in files, and asks nobody where they are there", async () => {
    const folder = await mkdtemp(join(tmpdir(), "search-documents-"));
    try {
      const given = { folder, version: "one" };
      const made = await readAll(storeSearchIndexesOf(runRecorded, given));
      expect(made).toEqual(await listSearchIndexes(runRecorded));
      const run = vi.fn(() => Promise.reject(new Error("nobody is asked")));
      expect(await readAll(storeSearchIndexesOf(run, given))).toEqual(made);
      expect(run).not.toHaveBeenCalled();
      await expect(readAll(storeSearchIndexesOf(run, { folder, version: "two" }))).rejects.toThrow("nobody is asked");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("gives those of other content first, and then its own", async () => {
    const folder = await mkdtemp(join(tmpdir(), "search-documents-"));
    try {
      const before = await readAll(storeSearchIndexesOf(runRecorded, { folder, version: "code one" }));
      const renamed = changed((page) => {
        for (const { attributes } of page.concepts?.data ?? []) attributes.title = "Renamed";
      });
      const both = await readAll(storeSearchIndexesOf(renamed, { folder, version: "code two" }));
      expect(both).toEqual([...before, ...(await listSearchIndexes(renamed))]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("gives the indexes themselves where they cannot be stored, and says so", async () => {
    const warn = vi.fn();
    const given = { folder: "/dev/null/search", version: "one", locales: ["en"] as const, warn };
    const made = await readAll(storeSearchIndexesOf(runRecorded, given));
    expect(made).toEqual(await listSearchIndexes(runRecorded, { locales: ["en"] }));
    expect(warn).toHaveBeenCalledWith("the search indexes cannot be stored for the next start", expect.any(Error));
  });

  it("makes the same under `node --watch`, where a thread also tells what it reads", async () => {
    vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
    const locales = ["en"] as const;
    const indexes = await listSearchIndexes(runRecorded, { locales, inThread: true });
    expect(indexes.map(({ uid }) => uid)).toEqual(INDEXED.map((source) => `${source}_en`));
  });

  it("keeps a translated concept whose category is not translated, under the English address", async () => {
    const withoutCategories = changed((page, locale) => {
      if (locale === "de") for (const { attributes } of page.concepts?.data ?? []) attributes.categories = { data: [] };
    });
    const [english] = await listDocuments("concept", "en");
    const german = await listDocuments("concept", "de", withoutCategories);
    expect(german.find(({ id }) => id === english?.id)).toMatchObject({
      locale: "de",
      categories: english?.categories,
    });
  });

  it("names indexes as it is told", async () => {
    const toIndexUid = (source: string, locale: string) => `${locale}-${source}`;
    const indexes = await listSearchIndexes(runRecorded, { locales: ["ko"], toIndexUid });
    expect(indexes.map(({ uid }) => uid)).toEqual(INDEXED.map((source) => `ko-${source}`));
  });

  it("gives documents the shapes of the content model", async () => {
    expect(await listDocuments("concept", "en")).toContainEqual({
      id: "dmklgj9zhxgtoc1f74j1wq5z",
      locale: "en",
      title: "What is a subnet?",
      "title.defined": "subnet",
      description: "A market for one machine-learning task.",
      body: expect.stringMatching(/^In short\nA subnet sets a task\. .*\nRead on about validators\.$/),
      "description.headings": ["In short"],
      slug: "what-is-a-subnet",
      categories: [{ name: "Fundamentals", slug: "fundamentals" }],
    });
    expect(await listDocuments("subnet", "en")).toContainEqual({
      id: "bt0jfrbiussmblra29dk6f8g",
      locale: "en",
      name: "Cellar",
      description: "Keeps files.",
      body: expect.any(String),
      slug: "cellar",
      mainnetId: 902,
      symbol: "κ",
      team: { name: "Harbour Works" },
      tags: [{ name: "Storage" }],
      "name.number": "902",
      "description.alias1": "subnet 902",
      "description.alias2": "SN 902",
      "description.alias3": "SN902",
      "description.alias4": "netuid 902",
    });
    expect(await listDocuments("application", "en")).toContainEqual({
      id: "hrgkfoftogtwzk0l9kc7pb54",
      locale: "en",
      name: "Cellar Box",
      description: "A folder that lives on the network.",
      link: "https://box.example.test",
      application: { link: "https://box.example.test" },
    });
    expect(await listDocuments("guide", "en")).toContainEqual({
      id: "a4jy3wxp4xureqe0qlf1fppb",
      locale: "en",
      title: "Create a wallet",
      description: "From nothing to a safe key.",
      slug: "wallets/create",
      sections: [
        { introduction: "You need a quiet hour and a sheet of paper." },
        { introduction: "Now the key is made." },
      ],
    });
    expect(await listDocuments("team", "en")).toContainEqual({
      id: "d7149quokzpei4a870i53mdz",
      locale: "en",
      name: "Harbour Works",
      slug: "harbour-works",
      subnets: [{ name: "Cellar" }],
    });
    expect((await listDocuments("article", "en"))[0]).toMatchObject({ keywords: "weights, validators, table" });
  });

  it("puts what is not translated behind what is, in English and marked as such", async () => {
    const english = await listDocuments("concept", "en");
    const german = await listDocuments("concept", "de");
    expect(german.map(({ id }) => id).sort()).toEqual(english.map(({ id }) => id).sort());
    expect(german[0]).toMatchObject({ locale: "de", title: "Was ist ein Subnetz?" });
    expect(german.at(-1)).toMatchObject({ locale: "en" });
    const korean = await listDocuments("concept", "ko");
    expect(korean.every(({ locale }) => locale === "en")).toBe(true);
  });

  it("leaves out what has no address", async () => {
    const run = changed((page) => {
      for (const { attributes } of page.concepts?.data ?? []) attributes.categories = { data: [] };
      for (const { attributes } of page.subnets?.data ?? []) attributes.mainnetId = null;
      for (const { attributes } of page.applications?.data ?? []) attributes.link = "javascript:alert(1)";
      for (const { attributes } of page.guides?.data ?? []) attributes.slug = "";
    });
    for (const source of ["concept", "subnet", "application", "guide"]) {
      expect(await listDocuments(source, "en", run)).toEqual([]);
    }
  });

  it("finds what a heading says before what the text mentions, without showing headings", async () => {
    const run = changed((page) => {
      const bodies = ["Liquid alpha is mentioned.", "## Faster: liquid alpha\n\nText.", "Nothing."];
      for (const [index, { attributes }] of page.concepts?.data.entries() ?? []) attributes.body = bodies[index] ?? "";
    });
    const { hits } = await search(run, "concept", "liquid alpha");
    expect(hits).toHaveLength(2);
    expect(hits[0]).not.toHaveProperty("description.headings");
    const [found] = (await listDocuments("concept", "en", run)).filter((document) => document["description.headings"]);
    expect(hits[0]).toMatchObject({ id: found?.id });
  });

  it("finds a title of several clauses by its words, as it finds others", async () => {
    const run = changed((page) => {
      const titles = ["Miners, validators and owners", "Miners pay", "Others"];
      for (const [index, { attributes }] of page.concepts?.data.entries() ?? []) {
        attributes.title = titles[index] ?? "";
        attributes.description = "The miners, owners, validators: miners validators of all kinds.";
      }
    });
    const { hits } = await search(run, "concept", "miners validators");
    expect(hits[0]).toMatchObject({ title: "Miners, validators and owners" });
    expect(hits[0]).not.toHaveProperty("title.words");
  });

  it("finds what a title asks the meaning of before titles that begin with it", async () => {
    const run = changed((page) => {
      const titles = ["Subnet markets", "What is a subnet?", "Others"];
      for (const [index, { attributes }] of page.concepts?.data.entries() ?? []) attributes.title = titles[index] ?? "";
    });
    const { hits } = await search(run, "concept", "subnet");
    expect(hits[0]).toMatchObject({ title: "What is a subnet?" });
    expect(hits[0]).not.toHaveProperty("title.defined");
  });

  it("removes the characters that mark matches", async () => {
    const run = changed((page) => {
      for (const { attributes } of page.concepts?.data ?? []) attributes.title = "\ue000Sub\ue001nets";
    });
    expect((await listDocuments("concept", "en", run))[0]).toMatchObject({ title: "Subnets" });
  });

  it("asks for every page", async () => {
    const asked: unknown[] = [];
    const run = runExports((variables) => {
      asked.push(variables);
      const page = recordedExport("en");
      if (page.guides?.meta.pagination) page.guides.meta.pagination.pageCount = 3;
      return page;
    });
    await listSearchIndexes(run, { locales: ["en"] });
    expect(asked).toEqual([1, 2, 3].map((page) => ({ locale: "en", page, pageSize: 100 })));
  });

  it("has corrections, and pages that stand in no menu by what readers call them", async () => {
    const correction = { key: "lock-cost", title: "It falls back in 8 days", right: "57,600 blocks." };
    const run: RunExport = async (operation, variables) => {
      if (Object.is(operation, GetCorrections)) return { corrections: [correction] } as never;
      return runRecorded(operation, variables);
    };
    const ofPage = { title: "Corrections", description: "What was wrong.", asked: ["errata"] };
    const inEach = { en: ofPage, de: { ...ofPage, title: "Berichtigungen" }, ko: ofPage, fr: ofPage, zh: ofPage };
    const words = { ...NO_SEARCH_WORDS, pages: new Map([["/corrections", inEach]]) };
    const indexes = await listSearchIndexes(run, { locales: ["de"], words });
    const titles = indexes.find(({ uid }) => uid === "title_de")?.documents;
    expect(titles).toContainEqual(
      expect.objectContaining({
        title: correction.title,
        description: correction.right,
        href: "/corrections?key=lock-cost#lock-cost",
      }),
    );
    expect(titles?.filter(({ href }) => href === "/corrections")).toEqual([
      expect.objectContaining({ title: "Berichtigungen", locale: "de", [ASKED]: ["errata"] }),
    ]);
  });

  it("quotes what a provider has without a glossary, and says so", async () => {
    const warnings: string[] = [];
    await listSearchIndexes(runRecorded, { locales: ["en"], warn: (message) => warnings.push(message) });
    expect(warnings).toEqual(["no terms to quote in en"]);
    expect(await listDocuments("passage", "en")).toContainEqual(
      expect.objectContaining({ kind: "concept", heading: "In short", href: expect.stringContaining("#in-short") }),
    );
  });

  it("fails where the provider does not answer", async () => {
    const run: RunExport = () => Promise.reject(new Error("no answer"));
    await expect(listSearchIndexes(run)).rejects.toThrow("no answer");
  });
});

describe("a subnet's number", () => {
  it.each<[Locale, string[]]>([
    ["en", ["#", "SN #", "sn#", "Subnet #", "netuid #"]],
    ["de", ["#", "SN #", "Subnetz #"]],
    ["ko", ["#", "서브넷 #", "#번 서브넷"]],
    ["fr", ["#", "subnet #", "sous-réseau #"]],
    ["zh", ["#", "子网#", "子网 #", "#号子网"]],
  ])("finds the subnet first in %s, however it is written", async (locale, forms) => {
    // Names and texts that hold the numbers of others, and begin like them.
    const names = ["Root", "Subnet 117", "8 Ball", "64 Bits", "Sniper", "Eleven"];
    const numbers = [0, 117, 50, 9, 64, 11];
    const run = changed((page) => {
      const [entry] = page.subnets?.data ?? [];
      if (!entry || !page.subnets) return;
      page.subnets.data = names.map((name, index) => ({
        documentId: `subnet${index}`,
        attributes: {
          ...entry.attributes,
          name,
          mainnetId: numbers[index] ?? null,
          description: "Not subnet 11, nor SN 64.",
          body: "At most 64 validators of 117. Subnet 9, 서브넷 11, 子网 64.",
        },
      }));
    });
    const engine = createSearchEngine({ budgetMs: Number.POSITIVE_INFINITY });
    for (const index of await listSearchIndexes(run, { locales: [locale] })) {
      engine.replaceIndex(index.uid, { primaryKey: "id", settings: index.settings, documents: [...index.documents] });
    }
    const first = (q: string) => {
      const query = {
        ...DEFAULT_QUERY,
        indexUid: `subnet_${locale}`,
        q,
        attributesToSearchOn: SEARCHED_ATTRIBUTES.subnet,
      };
      return engine.multiSearch([query])[0]?.hits[0];
    };
    for (const form of forms) {
      for (const number of numbers) {
        expect
          .soft(first(form.replace("#", String(number))), `${form}: ${number}`)
          .toMatchObject({ mainnetId: number });
      }
    }
    for (const name of names) expect.soft(first(name), name).toMatchObject({ name });
    expect(first("64")).not.toHaveProperty("name.number");
  });

  it("does not keep a name with Greek letters from being found in Latin ones", async () => {
    const run = changed((page) => {
      const [entry] = page.subnets?.data ?? [];
      if (entry) entry.attributes.name = "Plaτform";
    });
    expect((await listDocuments("subnet", "en", run))[0]).toMatchObject({ "name.spelling": "Platform" });
  });
});

async function search(run: RunExport, source: string, q: string) {
  const engine = createSearchEngine({ budgetMs: Number.POSITIVE_INFINITY });
  for (const { uid, settings, documents } of await listSearchIndexes(run, { locales: ["en"] })) {
    engine.replaceIndex(uid, { primaryKey: "id", settings, documents: [...documents] });
  }
  const [result] = engine.multiSearch([{ ...DEFAULT_QUERY, indexUid: `${source}_en`, q }]);
  if (!result) throw new Error("expected a result, got none");
  return result;
}

async function listDocuments(source: string, locale: Locale, run: RunExport = runRecorded) {
  const indexes = await listSearchIndexes(run, { locales: [locale] });
  return indexes.find(({ uid }) => uid === `${source}_${locale}`)?.documents ?? [];
}

/** A provider that has what is exported, and of everything else nothing; no glossary either. */
function runExports(answer: (variables: VariablesOf<typeof ExportSearchIndex>) => Export): RunExport {
  return async (operation, variables) => {
    if (Object.is(operation, GetTerms)) throw new Error("there is no glossary");
    return (Object.is(operation, ExportSearchIndex) ? answer(variables) : {}) as never;
  };
}

/** Answers as a provider did whose answers were recorded: in English and German. */
const runRecorded = changed(() => undefined);

function changed(change: (page: Export, locale: unknown) => void): RunExport {
  return runExports(({ locale }) => {
    const page = locale === "en" || locale === "de" ? recordedExport(locale) : emptyExport();
    change(page, locale);
    return page;
  });
}

function recordedExport(locale: "en" | "de"): Export {
  const file = new URL(`../contract/tests/recordings/exportSearchIndex.${locale}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")).response.body.data;
}

function emptyExport(): Export {
  const list = { data: [], meta: { pagination: { pageCount: 0 } } };
  return { concepts: list, subnets: list, guides: list, articles: list, applications: list, teams: list };
}

/** What lies in files, as if it had been given. */
async function readAll(indexes: AsyncIterable<IndexContent | IndexInFile>): Promise<IndexContent[]> {
  const all: IndexContent[] = [];
  for await (const index of indexes)
    all.push("file" in index ? { uid: index.uid, primaryKey: "id", ...readStoredIndex(index.file) } : index);
  return all;
}
