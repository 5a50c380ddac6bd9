import { Hono } from "hono";
import { checkIndexUid, type IndexInfo } from "../create-search-engine.ts";
import { DEFAULT_SETTINGS } from "../index/index-settings.ts";
import { isJsonObject, type Json } from "../json.ts";
import { badRequest, SearchError } from "../search-error.ts";
import { type Calls, indexOf, toAnswer } from "./calls.ts";

/** The calls that make, describe, set, exchange and delete indexes. */
export function createIndexRoutes({ run, enqueue, readJson }: Calls) {
  const RESET = Object.fromEntries(Object.keys(DEFAULT_SETTINGS).map((name) => [name, null]));
  const app = new Hono();

  app.get("/indexes", async (c) => {
    const results: IndexInfo[] = JSON.parse(await run({ kind: "listIndexes" }));
    return c.json({ results, offset: 0, limit: results.length, total: results.length });
  });

  app.post("/indexes", async (c) => {
    const { uid, primaryKey } = parseNewIndex(await readJson(c));
    return enqueue("indexCreation", { kind: "createIndex", uid, primaryKey }, { primaryKey });
  });

  app.get("/indexes/:uid", async (c) => toAnswer(await run({ kind: "getIndex", uid: indexOf(c) })));
  app.delete("/indexes/:uid", (c) => enqueue("indexDeletion", { kind: "deleteIndex", uid: indexOf(c) }, {}));
  app.get("/indexes/:uid/stats", async (c) => toAnswer(await run({ kind: "getStats", uid: indexOf(c) })));
  app.get("/indexes/:uid/settings", async (c) => toAnswer(await run({ kind: "getSettings", uid: indexOf(c) })));

  app.patch("/indexes/:uid/settings", async (c) => {
    const uid = indexOf(c);
    const update = await readJson(c);
    return enqueue("settingsUpdate", { kind: "updateSettings", uid, update }, isJsonObject(update) ? update : {});
  });

  app.delete("/indexes/:uid/settings", (c) =>
    enqueue("settingsUpdate", { kind: "updateSettings", uid: indexOf(c), update: RESET }, RESET),
  );

  app.post("/swap-indexes", async (c) => {
    const pairs = parseSwaps(await readJson(c));
    return enqueue("indexSwap", { kind: "swapIndexes", pairs }, { swaps: pairs.map((indexes) => ({ indexes })) });
  });

  return app;
}

function parseNewIndex(body: Json): { uid: string; primaryKey: string | null } {
  if (!isJsonObject(body)) throw badRequest("Invalid value type: expected an object.");
  const { uid, primaryKey = null, ...others } = body;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw badRequest(`Unknown field \`${unknown}\`: expected \`uid\` or \`primaryKey\`.`);
  if (uid === undefined) throw new SearchError(400, "missing_index_uid", "Missing field `uid`.");
  checkIndexUid(uid);
  if (primaryKey !== null && typeof primaryKey !== "string") {
    throw new SearchError(400, "invalid_index_primary_key", "Invalid value at `.primaryKey`: expected a string.");
  }
  return { uid, primaryKey };
}

function isSwapField(name: string): boolean {
  return name === "indexes" || name === "rename";
}

function parseSwaps(body: Json): [string, string][] {
  if (!Array.isArray(body)) throw badRequest("Invalid value type: expected a list.");
  const pairs = body.map((swap, number): [string, string] => {
    const at = `[${number}]`;
    const isSwap = isJsonObject(swap) && Object.keys(swap).every(isSwapField) && Array.isArray(swap.indexes);
    if (!isSwap) throw badRequest(`Invalid value at \`${at}\`: expected an object with \`indexes\`.`);
    // A newer option, which its client always sends: true would rename one index instead of exchanging two.
    if (swap.rename !== undefined && swap.rename !== false)
      throw badRequest(`Invalid value at \`${at}.rename\`: expected false.`);
    const [one, other, ...more] = Array.isArray(swap.indexes) ? swap.indexes : [];
    if (more.length > 0 || one === undefined || other === undefined) {
      throw new SearchError(400, "invalid_swap_indexes", `Invalid value at \`${at}.indexes\`: expected two indexes.`);
    }
    checkIndexUid(one);
    checkIndexUid(other);
    return [one, other];
  });
  const names = pairs.flat();
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice === undefined) return pairs;
  const message = `Indexes must be declared only once during a swap. \`${twice}\` was specified several times.`;
  throw new SearchError(400, "invalid_swap_duplicate_index_found", message);
}
