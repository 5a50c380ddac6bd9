import { Meilisearch } from "meilisearch";
import { describe, expect, it } from "vitest";
import { ADMIN_KEY, createEngineUnderTest } from "../cases/engine-under-test.ts";
import type { IndexContent } from "../create-search-service.ts";
import { createIndexSettings } from "../settings.ts";
import { serveEngine } from "../tests/serve-engine.ts";
import { createRelevanceCheck } from "./create-relevance-check.ts";
import { createMeilisearchCalls } from "./meilisearch-calls.ts";
import { type SyncOptions, syncIndexes } from "./sync-indexes.ts";

describe("syncIndexes", () => {
  it("makes what is not there yet: settings, documents, and nothing else", async () => {
    const { sync, client } = await startServer();
    const lines = await sync([conceptsOf("en", ["Staking", "Weights"]), conceptsOf("de", ["Einsatz"])]);
    expect((await client.getIndexes()).results.map(({ uid }) => uid).toSorted()).toEqual(["concept_de", "concept_en"]);
    expect(await client.index("concept_en").getSettings()).toMatchObject(createIndexSettings("concept", "en"));
    expect(await titlesFor(client, "concept_en", "weight")).toEqual(["Weights"]);
    expect(await titlesFor(client, "concept_de", "einsa")).toEqual(["Einsatz"]);
    expect(lines).toEqual([
      "concept_en: 2 documents",
      "concept_de: 1 documents",
      "the new indexes find what they should",
      "2 indexes are in use",
    ]);
  });

  it("exchanges what is there, which answers until all of the new is complete and checked", async () => {
    const { sync, client } = await startServer();
    await sync([conceptsOf("en", ["Staking"]), conceptsOf("de", ["Einsatz"])]);
    const during: string[][] = [];
    await sync([conceptsOf("en", ["Weights"]), conceptsOf("de", ["Gewichte"])], {
      checkRelevance: async (ask) => {
        during.push(await titlesFor(client, "concept_en", ""), await titlesFor(client, "concept_de", ""));
        const [answer] = await ask([{ indexUid: "concept_en", q: "" }]);
        during.push(answer?.hits.map(({ title }) => String(title)) ?? []);
        return [];
      },
    });
    expect(during).toEqual([["Staking"], ["Einsatz"], ["Weights"]]);
    expect(await titlesFor(client, "concept_en", "")).toEqual(["Weights"]);
    expect(await titlesFor(client, "concept_de", "")).toEqual(["Gewichte"]);
    expect((await client.getIndexes()).results).toHaveLength(2);
  });

  it("begins anew over what an interrupted one has left", async () => {
    const { sync, client } = await startServer();
    await client
      .index("concept_en__next")
      .addDocuments([{ id: "x", title: "Left over" }])
      .waitTask();
    await sync([conceptsOf("en", ["Staking"])]);
    expect(await titlesFor(client, "concept_en", "")).toEqual(["Staking"]);
    expect((await client.getIndexes()).results).toHaveLength(1);
  });

  describe("leaves what is in use, and nothing of the new, where", () => {
    const ten = Array.from({ length: 10 }, (_, number) => `Concept ${number}`);

    it("a document is refused", async () => {
      const bad = { ...conceptsOf("de", []), documents: [{ id: "not an id", title: "x" }] };
      await failing([conceptsOf("en", ten), bad], /concept_de__next\/documents: .*invalid_document_id/);
    });

    it("a setting is refused", async () => {
      const bad = { ...conceptsOf("de", []), settings: { searchableAttributes: "title" } };
      await failing([conceptsOf("en", ten), bad], /concept_de__next\/settings: HTTP 400, invalid_settings/);
    });

    it("two documents have one id, so that one is missing", async () => {
      const bad = { ...conceptsOf("en", []), documents: [{ id: "a" }, { id: "a" }] };
      await failing([bad], /concept_en: expected 2 documents, got 1/);
    });

    it("more than half of the documents would be lost", async () => {
      await failing([conceptsOf("en", ten.slice(0, 4))], /concept_en: expected at least half of the 10 documents/);
    });

    it("the new indexes do not find what they should", async () => {
      const checkRelevance = async () => ["en: nothing is found"];
      await failing([conceptsOf("en", ten)], /do not find what they should:\nen: nothing is found/, { checkRelevance });
    });

    it("the check itself fails", async () => {
      const checkRelevance: SyncOptions["checkRelevance"] = async (ask) => {
        await ask([{ indexUid: "nothing" }]);
        return [];
      };
      await failing([conceptsOf("en", ten)], /HTTP 400, index_not_found/, { checkRelevance });
    });

    async function failing(indexes: IndexContent[], message: RegExp, options: Partial<SyncOptions> = {}) {
      const { sync, client } = await startServer();
      await sync([conceptsOf("en", ten)]);
      await expect(sync(indexes, options)).rejects.toThrow(message);
      expect(await titlesFor(client, "concept_en", "")).toEqual(ten);
      expect((await client.getIndexes()).results.map(({ uid }) => uid)).toEqual(["concept_en"]);
    }
  });

  it("lets an index lose most of its documents where that is meant", async () => {
    const { sync, client } = await startServer();
    const many = Array.from({ length: 30 }, (_, number) => `Concept ${number}`);
    await sync([conceptsOf("en", many)]);
    await sync([conceptsOf("en", ["Staking"])], { mayShrink: true });
    expect(await titlesFor(client, "concept_en", "")).toEqual(["Staking"]);
  });

  it("does nothing without a key that may", async () => {
    const { sync, client } = await startServer({ adminKey: "wrong" });
    await expect(sync([conceptsOf("en", ["Staking"])])).rejects.toThrow(/HTTP 403, invalid_api_key/);
    expect((await client.getIndexes()).results).toEqual([]);
  });
});

describe("createRelevanceCheck", () => {
  it("accepts an index whose documents are found by their names", async () => {
    const { sync } = await startServer();
    const index = conceptsOf("en", ["Staking", "Weights", "Yuma Consensus"]);
    await sync([index], { checkRelevance: checkOf([index]) });
  });

  it("refuses one that does not look into names", async () => {
    const { sync } = await startServer();
    const index = conceptsOf("en", ["Staking", "Weights"]);
    const broken = { ...index, settings: { ...index.settings, searchableAttributes: ["description"] } };
    await expect(sync([broken], { checkRelevance: checkOf([broken]) })).rejects.toThrow(
      "concept_en: not found by their title: Staking, Weights",
    );
  });
});

function checkOf(indexes: readonly IndexContent[]) {
  return createRelevanceCheck({
    indexes,
    toIndexUid: (source, locale) => `${source}_${locale}`,
    tell: () => undefined,
  });
}

async function startServer({ adminKey = ADMIN_KEY } = {}) {
  const address = await serveEngine(createEngineUnderTest().fetch);
  const engine = createMeilisearchCalls({ url: address, adminKey, wait: async () => undefined });
  return {
    client: new Meilisearch({ host: address, apiKey: ADMIN_KEY }),
    async sync(indexes: IndexContent[], options: Partial<SyncOptions> = {}): Promise<string[]> {
      const lines: string[] = [];
      const tell = (line: string) => void lines.push(line);
      await syncIndexes({ engine, indexes, checkRelevance: async () => [], tell, ...options });
      return lines;
    },
  };
}

function conceptsOf(locale: "de" | "en", titles: string[]): IndexContent {
  const documents = titles.map((title, place) => ({ id: `c${place}`, title, slug: `concept-${place}` }));
  return { uid: `concept_${locale}`, settings: createIndexSettings("concept", locale), documents };
}

async function titlesFor(client: Meilisearch, indexUid: string, q: string): Promise<string[]> {
  const { results } = await client.multiSearch({ queries: [{ indexUid, q }] });
  return results[0]?.hits.map(({ title }) => String(title)) ?? [];
}
