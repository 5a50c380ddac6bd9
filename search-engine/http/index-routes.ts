import { checkIndexUid, type IndexInfo } from "../create-search-engine.ts";
import { DEFAULT_SETTINGS } from "../index/index-settings.ts";
import { isJsonObject, type Json } from "../json.ts";
import { badRequest, SearchError } from "../search-error.ts";
import type { RunCommand } from "../service/engine-command.ts";
import { invalidKey } from "./api-keys.ts";
import type { Enqueue } from "./create-enqueuer.ts";
import { indexOf, type Route, toAnswer } from "./route.ts";

type ReadJson = (request: Request) => Promise<Json>;

/** The calls that make, describe, set, exchange and delete indexes. */
export function createIndexRoutes(run: RunCommand, enqueue: Enqueue, readJson: ReadJson): Route[] {
  const RESET = Object.fromEntries(Object.keys(DEFAULT_SETTINGS).map((name) => [name, null]));
  return [
    {
      method: "GET",
      path: "/indexes",
      action: "indexes.get",
      answer: async ({ mayUse }) => {
        const indexes: IndexInfo[] = JSON.parse(await run({ kind: "listIndexes" }));
        const results = indexes.filter(({ uid }) => mayUse(uid));
        return toAnswer({ results, offset: 0, limit: results.length, total: results.length });
      },
    },
    {
      method: "POST",
      path: "/indexes",
      action: "indexes.create",
      answer: async ({ request, mayUse }) => {
        const { uid, primaryKey } = parseNewIndex(await readJson(request));
        if (!mayUse(uid)) throw invalidKey();
        return enqueue("indexCreation", { kind: "createIndex", uid, primaryKey }, { primaryKey });
      },
    },
    {
      method: "GET",
      path: "/indexes/:uid",
      action: "indexes.get",
      answer: async (routed) => ({ status: 200, json: await run({ kind: "getIndex", uid: indexOf(routed) }) }),
    },
    {
      method: "DELETE",
      path: "/indexes/:uid",
      action: "indexes.delete",
      answer: async (routed) => enqueue("indexDeletion", { kind: "deleteIndex", uid: indexOf(routed) }, {}),
    },
    {
      method: "GET",
      path: "/indexes/:uid/stats",
      action: "stats.get",
      answer: async (routed) => ({ status: 200, json: await run({ kind: "getStats", uid: indexOf(routed) }) }),
    },
    {
      method: "GET",
      path: "/indexes/:uid/settings",
      action: "settings.get",
      answer: async (routed) => ({ status: 200, json: await run({ kind: "getSettings", uid: indexOf(routed) }) }),
    },
    {
      method: "PATCH",
      path: "/indexes/:uid/settings",
      action: "settings.update",
      answer: async (routed) => {
        const uid = indexOf(routed);
        const update = await readJson(routed.request);
        return enqueue("settingsUpdate", { kind: "updateSettings", uid, update }, isJsonObject(update) ? update : {});
      },
    },
    {
      method: "DELETE",
      path: "/indexes/:uid/settings",
      action: "settings.update",
      answer: async (routed) =>
        enqueue("settingsUpdate", { kind: "updateSettings", uid: indexOf(routed), update: RESET }, RESET),
    },
    {
      method: "POST",
      path: "/swap-indexes",
      action: "indexes.swap",
      answer: async ({ request, mayUse }) => {
        const pairs = parseSwaps(await readJson(request));
        if (!pairs.flat().every(mayUse)) throw invalidKey();
        return enqueue("indexSwap", { kind: "swapIndexes", pairs }, { swaps: pairs.map((indexes) => ({ indexes })) });
      },
    },
  ];
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
