import type { Json } from "../json.ts";
import { SearchError } from "../search-error.ts";
import type { RunCommand } from "../service/engine-command.ts";
import { createApiKeys, invalidKey, NO_KEY } from "./api-keys.ts";
import { answerPreflight, CORS_HEADERS } from "./cors.ts";
import { createEnqueuer } from "./create-enqueuer.ts";
import { createDocumentRoutes } from "./document-routes.ts";
import { createIndexRoutes } from "./index-routes.ts";
import { createKeyRoutes } from "./key-routes.ts";
import { parseMultiSearch } from "./parse-multi-search.ts";
import { parseJson, readJsonText } from "./read-body.ts";
import { type Answer, type Route, type RoutedRequest, toAnswer } from "./route.ts";
import { ADMINISTRATOR_BOUNDS, PUBLIC_BOUNDS } from "./search-bounds.ts";
import { createTaskRoutes } from "./task-routes.ts";
import { createTasks } from "./tasks.ts";

export type DoorOptions = {
  run: RunCommand;
  /** The public key: it searches every index and does nothing else. */
  searchKey: string;
  /** The administrator's key; null closes all other calls. */
  adminKey: string | null;
  now: () => Date;
  limits: { searchBodyBytes: number; adminBodyBytes: number };
  /** Told of what should not happen. */
  log: (error: unknown) => void;
};

/** Answers requests in Meilisearch's form: `/multi-search` and the calls that fill indexes. */
export function createDoor(options: DoorOptions) {
  const { run, limits, log } = options;
  const keys = createApiKeys(options);
  const tasks = createTasks(options.now);
  const enqueue = createEnqueuer(run, tasks, options.now);
  const routes: Route[] = [
    { method: "GET", path: "/health", action: null, answer: async () => toAnswer({ status: "available" }) },
    { method: "POST", path: "/multi-search", action: "search", answer: answerMultiSearch },
    ...createIndexRoutes(run, enqueue, readJson),
    ...createDocumentRoutes(run, enqueue, readJson, limits.adminBodyBytes),
    ...createTaskRoutes(tasks),
    ...createKeyRoutes(keys, readJson),
  ];

  async function readJson(request: Request): Promise<Json> {
    return parseJson(await readJsonText(request, limits.adminBodyBytes));
  }

  /** The checks in their order: key, content type, JSON, shape, the key's right to each index, that each exists. */
  async function answerMultiSearch({ request, mayUse, isAdministrator }: RoutedRequest): Promise<Answer> {
    const text = await readJsonText(request, limits.searchBodyBytes);
    const bounds = isAdministrator ? ADMINISTRATOR_BOUNDS : PUBLIC_BOUNDS;
    const queries = parseMultiSearch(parseJson(text), bounds);
    if (!queries.every(({ indexUid }) => mayUse(indexUid))) throw invalidKey();
    return { status: 200, json: await run({ kind: "multiSearch", queries, answerBytes: bounds.answerBytes }) };
  }

  async function answer(request: Request): Promise<Answer> {
    const url = new URL(request.url);
    const { route, parameters } = findRoute(routes, request.method, url.pathname);
    const authorization = request.headers.get("authorization");
    const permission = route.action === null ? NO_KEY : keys.authorize(authorization, route.action);
    return route.answer({ request, url, parameters, ...permission });
  }

  return async function fetch(request: Request): Promise<Response> {
    if (request.method === "OPTIONS") return answerPreflight(request);
    try {
      const { status, json } = await answer(request);
      return toResponse(status, json ?? null);
    } catch (error) {
      const known = error instanceof SearchError ? error : toSearchError(error, log);
      return toResponse(known.status, JSON.stringify(known.toBody()));
    }
  };
}

function toResponse(status: number, json: string | null): Response {
  // What a key may see is kept by no cache.
  const headers = new Headers({ ...CORS_HEADERS, "cache-control": "no-store" });
  if (json !== null) headers.set("content-type", "application/json");
  if (status === 503) headers.set("retry-after", "10");
  return new Response(json, { status, headers });
}

function findRoute(routes: readonly Route[], method: string, path: string) {
  const matches = routes.flatMap((route) => {
    const parameters = matchPath(route.path, path);
    return parameters ? [{ route, parameters }] : [];
  });
  const found = matches.find(({ route }) => route.method === method);
  if (found) return found;
  if (matches.length === 0) throw new SearchError(404, "not_found", "There is nothing at this address.");
  throw new SearchError(405, "method_not_allowed", `The method ${method} is not allowed here.`);
}

/** The parameters in a path that has the form of the pattern, else null. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const [wanted, found] = [pattern.split("/"), path.replace(/\/$/, "").split("/")];
  if (wanted.length !== found.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = found[index] ?? "";
    if (part.startsWith(":")) parameters[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return parameters;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What is not foreseen is our mistake, and told to us; the answer says only that another try may help. */
function toSearchError(error: unknown, log: (error: unknown) => void): SearchError {
  log(error);
  return new SearchError(503, "too_many_search_requests", "The search is not available, try again later.", "system");
}
