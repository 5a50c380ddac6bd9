import { randomBytes } from "node:crypto";
import { SEARCHED_ATTRIBUTES } from "@learn-bittensor/contract/search";
import { Meilisearch } from "meilisearch";
import { describe, expect, it, onTestFinished } from "vitest";
import { ADMIN_KEY, createEngineUnderTest } from "../cases/engine-under-test.ts";
import { createIndexSettings } from "../settings.ts";
import { createMeilisearchCalls } from "../sync/meilisearch-calls.ts";
import { syncIndexes } from "../sync/sync-indexes.ts";
import { serveEngine } from "./serve-engine.ts";

/** A Meilisearch in place of the embedded engine, and its master key. What tests make there has names of its own, and goes again. */
const { TEST_MEILISEARCH_URL, TEST_MEILISEARCH_KEY = "" } = process.env;

/** What Meilisearch's own client makes of the embedded engine, over HTTP. */
describe("the official client", () => {
  it("makes, sets, fills, exchanges and deletes indexes, and waits for each task", async () => {
    const { admin, uid } = await startEngine();
    expect(await admin.health()).toEqual({ status: "available" });
    expect(await admin.createIndex(uid, { primaryKey: "id" }).waitTask()).toMatchObject({
      status: "succeeded",
      type: "indexCreation",
    });
    const next = admin.index(`${uid}__next`);
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

    const swap = { indexes: [uid, `${uid}__next`] as [string, string], rename: false };
    expect(await admin.swapIndexes([swap]).waitTask()).toMatchObject({ status: "succeeded" });
    expect(await next.delete().waitTask()).toMatchObject({ status: "succeeded" });
    const { results } = await admin.getIndexes({ limit: 1_000 });
    expect(results.map((index) => index.uid).filter((name) => name.startsWith(uid))).toEqual([uid]);
    expect(await admin.index(uid).getStats()).toMatchObject({ numberOfDocuments: 2 });
    expect((await admin.index(uid).deleteDocuments(["a"]).waitTask()).details).toMatchObject({
      providedIds: 1,
      deletedDocuments: 1,
    });
  });

  it("reads what a multi-search answers, marks and all", async () => {
    const { admin, visitor, uid } = await startEngine();
    await admin.index(uid).updateSettings(createIndexSettings("concept", "en")).waitTask();
    await admin
      .index(uid)
      .addDocuments([{ id: "a", title: "Staking", slug: "staking" }])
      .waitTask();
    const { results } = await visitor.multiSearch({
      queries: [
        {
          indexUid: uid,
          q: "stak",
          limit: 5,
          attributesToHighlight: ["title"],
          attributesToSearchOn: ["title"],
          highlightPreTag: "[",
          highlightPostTag: "]",
        },
        { indexUid: uid, q: "stak", page: 1, hitsPerPage: 5 },
      ],
    });
    expect(results).toMatchObject([
      { indexUid: uid, query: "stak", limit: 5, offset: 0, estimatedTotalHits: 1 },
      { indexUid: uid, query: "stak", page: 1, hitsPerPage: 5, totalHits: 1, totalPages: 1 },
    ]);
    expect(results[0]?.hits).toEqual([
      { id: "a", title: "Staking", slug: "staking", _formatted: { id: "a", title: "[Stak]ing", slug: "staking" } },
    ]);
  });

  it("finds what `npm run search:sync` has put there, and in its place the next time", async () => {
    const { admin, visitor, address, adminKey, uid } = await startEngine();
    // The embedded engine is done with a task by the time it is asked for it.
    const wait = async (milliseconds: number) =>
      TEST_MEILISEARCH_URL === undefined ? undefined : new Promise((resolve) => setTimeout(resolve, milliseconds));
    const engine = createMeilisearchCalls({ url: address, adminKey, wait });
    const settings = createIndexSettings("concept", "en");
    for (const title of ["Staking", "Yuma Consensus"]) {
      const documents = [{ id: "a", title, description: "", slug: "a" }];
      await syncIndexes({
        engine,
        indexes: [{ uid, settings, documents }],
        checkRelevance: async (ask) => {
          const [found] = await ask([{ indexUid: uid, q: title }]);
          return found?.hits.length === 1 ? [] : ["nothing is found"];
        },
        tell: () => undefined,
      });
      const { results } = await visitor.multiSearch({ queries: [{ indexUid: uid, q: "" }] });
      expect(results[0]?.hits).toMatchObject([{ title }]);
    }
    expect((await admin.getIndexes({ limit: 1_000 })).results.map((index) => index.uid)).not.toContain(`${uid}__next`);
  });

  it("understands what is refused", async () => {
    const { admin, visitor, address, uid } = await startEngine();
    await expect(visitor.multiSearch({ queries: [{ indexUid: `${uid}_nothing` }] })).rejects.toMatchObject({
      cause: { code: "index_not_found", type: "invalid_request" },
    });
    await expect(visitor.createIndex(uid)).rejects.toMatchObject({ cause: { code: "invalid_api_key" } });
    await expect(visitor.index(uid).getStats()).rejects.toMatchObject({ cause: { code: "invalid_api_key" } });
    const stranger = new Meilisearch({ host: address, apiKey: "wrong" });
    await expect(stranger.multiSearch({ queries: [] })).rejects.toMatchObject({ cause: { code: "invalid_api_key" } });
    const failed = await admin
      .index(uid)
      .addDocuments([{ id: "not an id" }])
      .waitTask();
    expect(failed).toMatchObject({ status: "failed", error: { code: "invalid_document_id" } });
  });
});

async function startEngine() {
  const uid = `test_${randomBytes(6).toString("hex")}`;
  if (TEST_MEILISEARCH_URL === undefined) {
    const { fetch, searchKey } = createEngineUnderTest();
    const address = await serveEngine(fetch);
    const [admin, visitor] = [clientOf(address, ADMIN_KEY), clientOf(address, searchKey)];
    return { address, adminKey: ADMIN_KEY, admin, visitor, uid };
  }
  const admin = clientOf(TEST_MEILISEARCH_URL, TEST_MEILISEARCH_KEY);
  onTestFinished(async () => {
    for (const name of [uid, `${uid}__next`]) await admin.deleteIndexIfExists(name);
  });
  const { results } = await admin.getKeys();
  const key = results.find(({ actions, indexes }) => actions.join() === "search" && indexes.join() === "*")?.key;
  expect(key).toBeDefined();
  const visitor = clientOf(TEST_MEILISEARCH_URL, key ?? "");
  return { address: TEST_MEILISEARCH_URL, adminKey: TEST_MEILISEARCH_KEY, admin, visitor, uid };
}

function clientOf(host: string, apiKey: string) {
  return new Meilisearch({ host, apiKey });
}
