import type { Json } from "../json.ts";
import { SearchError } from "../search-error.ts";
import type { ApiKey, ApiKeys } from "./api-keys.ts";
import { type Route, toAnswer } from "./route.ts";

/** The calls that make, list and delete keys. */
export function createKeyRoutes(keys: ApiKeys, readJson: (request: Request) => Promise<Json>): Route[] {
  const get = (keyOrUid = ""): ApiKey => {
    const found = keys.get(keyOrUid);
    if (found) return found;
    throw new SearchError(404, "api_key_not_found", `API key \`${keyOrUid}\` not found.`);
  };
  return [
    {
      method: "POST",
      path: "/keys",
      action: "keys.create",
      answer: async ({ request }) => toAnswer(keys.create(await readJson(request)), 201),
    },
    {
      method: "GET",
      path: "/keys",
      action: "keys.get",
      answer: async () => {
        const results = keys.list();
        return toAnswer({ results, offset: 0, limit: results.length, total: results.length });
      },
    },
    {
      method: "GET",
      path: "/keys/:key",
      action: "keys.get",
      answer: async ({ parameters }) => toAnswer(get(parameters.key)),
    },
    {
      method: "DELETE",
      path: "/keys/:key",
      action: "keys.delete",
      answer: async ({ parameters }) => {
        keys.delete(get(parameters.key).key);
        return { status: 204 };
      },
    },
  ];
}
