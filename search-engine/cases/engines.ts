import { createMeilisearchCalls, type MeilisearchOptions } from "../sync/meilisearch-calls.ts";
import type { Fixture } from "./case-file.ts";
import { createEngineUnderTest } from "./engine-under-test.ts";
import type { EngineUnderTest } from "./run-case.ts";

/** Where cases find an engine. */
export type Engines = {
  /** An engine that holds no other indexes of the cases than these, which `load` fills. */
  provide: (fixtures: readonly string[]) => Promise<EngineUnderTest>;
  /** Takes away what the cases made. */
  clear: () => Promise<void>;
};

/** A new engine in this process for each case. */
export function createEmbeddedEngines({ budgetMs }: { budgetMs: number }): Engines {
  return { provide: async () => createEngineUnderTest({ budgetMs }), clear: async () => undefined };
}

/**
 * A server that answers Meilisearch's calls, asked with the key that may make indexes. These are made under the names of
 * their fixtures and deleted at the end; one that was there before is not touched: what needs it fails.
 */
export function createRemoteEngines(options: MeilisearchOptions): Engines {
  const { url, adminKey, fetch: send = globalThis.fetch } = options;
  const calls = createMeilisearchCalls(options);
  const made = new Set<string>();

  async function remove(uid: string): Promise<void> {
    await calls.deleteIndex(uid);
    made.delete(uid);
  }

  async function load(uid: string, { primaryKey, settings, documents }: Fixture): Promise<void> {
    if (made.has(uid)) return;
    if ((await calls.countDocuments(uid)) !== null) throw new Error(`the index "${uid}" is there already`);
    made.add(uid);
    await calls.createIndex(uid, primaryKey);
    await calls.updateSettings(uid, settings);
    await calls.addDocuments(uid, JSON.stringify(documents));
  }

  return {
    async provide(fixtures) {
      for (const uid of made) if (!fixtures.includes(uid)) await remove(uid);
      const toServer = (request: Request) => send(new Request(url + new URL(request.url).pathname, request));
      return { fetch: toServer, searchKey: adminKey, load };
    },
    async clear() {
      for (const uid of made) await remove(uid);
    },
  };
}
