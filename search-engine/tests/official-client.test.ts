import { SEARCHED_ATTRIBUTES } from "@learn-bittensor/contract/search";
import { Meilisearch } from "meilisearch";
import { describe, expect, it } from "vitest";
import { ADMIN_KEY, createEngineUnderTest } from "../cases/engine-under-test.ts";
import { createIndexSettings } from "../settings.ts";
import { serveEngine } from "./serve-engine.ts";

/** What Meilisearch's own client makes of the embedded engine, over HTTP. */
describe("the official client", () => {
  it("makes, sets, fills, exchanges and deletes indexes, and waits for each task", async () => {
    const { admin } = await startEngine();
    expect(await admin.health()).toEqual({ status: "available" });
    expect(await admin.createIndex("concept_en", { primaryKey: "id" }).waitTask()).toMatchObject({
      status: "succeeded",
      type: "indexCreation",
    });
    const next = admin.index("concept_en__next");
    const settings = createIndexSettings("concept", "en");
    expect(await next.updateSettings(settings).waitTask()).toMatchObject({ status: "succeeded" });
    const documents = [
      { id: "a", title: "Staking", description: "", slug: "staking" },
      { id: "b", title: "Yuma Consensus", description: "How weights become payouts.", slug: "yuma-consensus" },
    ];
    expect(await next.addDocuments(documents).waitTask()).toMatchObject({
      status: "succeeded",
      details: { receivedDocuments: 2, indexedDocuments: 2 },
    });
    expect(await next.getStats()).toMatchObject({ numberOfDocuments: 2 });
    expect(await next.getDocument("a")).toEqual(documents[0]);
    expect((await next.getSettings()).searchableAttributes).toEqual(SEARCHED_ATTRIBUTES.concept);

    const swap = { indexes: ["concept_en", "concept_en__next"] as [string, string], rename: false };
    expect(await admin.swapIndexes([swap]).waitTask()).toMatchObject({ status: "succeeded" });
    expect(await next.delete().waitTask()).toMatchObject({ status: "succeeded" });
    expect((await admin.getIndexes()).results.map(({ uid }) => uid)).toEqual(["concept_en"]);
    expect(await admin.index("concept_en").getStats()).toMatchObject({ numberOfDocuments: 2 });
    expect((await admin.index("concept_en").deleteDocuments(["a"]).waitTask()).details).toEqual({
      providedIds: 1,
      deletedDocuments: 1,
    });
  });

  it("reads what a multi-search answers, marks and all", async () => {
    const { admin, visitor } = await startEngine();
    await admin.index("concept_en").updateSettings(createIndexSettings("concept", "en")).waitTask();
    await admin
      .index("concept_en")
      .addDocuments([{ id: "a", title: "Staking", slug: "staking" }])
      .waitTask();
    const { results } = await visitor.multiSearch({
      queries: [
        {
          indexUid: "concept_en",
          q: "stak",
          limit: 5,
          attributesToHighlight: ["title"],
          attributesToSearchOn: ["title"],
          highlightPreTag: "[",
          highlightPostTag: "]",
        },
        { indexUid: "concept_en", q: "stak", page: 1, hitsPerPage: 5 },
      ],
    });
    expect(results).toMatchObject([
      { indexUid: "concept_en", query: "stak", limit: 5, offset: 0, estimatedTotalHits: 1 },
      { indexUid: "concept_en", query: "stak", page: 1, hitsPerPage: 5, totalHits: 1, totalPages: 1 },
    ]);
    expect(results[0]?.hits).toEqual([
      { id: "a", title: "Staking", slug: "staking", _formatted: { id: "a", title: "[Stak]ing", slug: "staking" } },
    ]);
  });

  it("understands what is refused", async () => {
    const { admin, visitor, address } = await startEngine();
    await expect(visitor.multiSearch({ queries: [{ indexUid: "nothing" }] })).rejects.toMatchObject({
      cause: { code: "index_not_found", type: "invalid_request" },
    });
    await expect(visitor.createIndex("mine")).rejects.toMatchObject({ cause: { code: "invalid_api_key" } });
    await expect(visitor.index("a").getStats()).rejects.toMatchObject({ cause: { code: "invalid_api_key" } });
    const stranger = new Meilisearch({ host: address, apiKey: "wrong" });
    await expect(stranger.multiSearch({ queries: [] })).rejects.toMatchObject({ cause: { code: "invalid_api_key" } });
    const failed = await admin
      .index("a")
      .addDocuments([{ id: "not an id" }])
      .waitTask();
    expect(failed).toMatchObject({ status: "failed", error: { code: "invalid_document_id" } });
  });
});

async function startEngine() {
  const { fetch, searchKey } = createEngineUnderTest();
  const address = await serveEngine(fetch);
  const client = (apiKey: string) => new Meilisearch({ host: address, apiKey });
  return { address, admin: client(ADMIN_KEY), visitor: client(searchKey) };
}
