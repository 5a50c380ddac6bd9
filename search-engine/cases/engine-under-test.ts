import { createSearchEngine, type SearchEngineOptions } from "../create-search-engine.ts";
import { createSearchApi, type SearchApiOptions } from "../http/create-search-api.ts";
import { runCommand } from "../service/engine-command.ts";
import type { Fixture } from "./case-file.ts";
import type { EngineUnderTest } from "./run-case.ts";

export const ADMIN_KEY = "admin-key";
const SEARCH_KEY = "public-key";

/** An engine in this thread, with the HTTP API of the service and nothing in it. */
export function createEngineUnderTest(options: SearchEngineOptions & Partial<SearchApiOptions["limits"]> = {}) {
  const engine = createSearchEngine({ budgetMs: Number.POSITIVE_INFINITY, ...options });
  const { searchBodyBytes = 1_000_000, adminBodyBytes = 10_000_000 } = options;
  const fetch = createSearchApi({
    run: async (command) => runCommand(engine, command),
    searchKey: SEARCH_KEY,
    adminKey: ADMIN_KEY,
    now: options.now ?? (() => new Date()),
    limits: { searchBodyBytes, adminBodyBytes },
    log: (error) => {
      throw error;
    },
  });
  return {
    fetch,
    searchKey: SEARCH_KEY,
    engine,
    async load(uid: string, fixture: Fixture) {
      engine.replaceIndex(uid, fixture);
    },
  } satisfies EngineUnderTest & { engine: unknown };
}
