import { Hono } from "hono";
import { cors } from "hono/cors";
import { SearchError } from "../search-error.ts";
import type { RunCommand } from "../service/engine-command.ts";
import { type Calls, toAnswer } from "./calls.ts";
import { createEnqueuer } from "./create-enqueuer.ts";
import { createDocumentRoutes } from "./document-routes.ts";
import { createIndexRoutes } from "./index-routes.ts";
import { parseMultiSearch } from "./parse-multi-search.ts";
import { parseJson, readJsonText } from "./read-body.ts";
import { type Keys, requireKey } from "./require-key.ts";
import { ADMINISTRATOR_BOUNDS, PUBLIC_BOUNDS } from "./search-bounds.ts";
import { createTaskRoutes } from "./task-routes.ts";
import { createTasks } from "./tasks.ts";

export type SearchApiOptions = Keys & {
  run: RunCommand;
  now: () => Date;
  limits: { searchBodyBytes: number; adminBodyBytes: number };
  /** Told of what should not happen. */
  log: (error: unknown) => void;
};

const A_DAY_IN_SECONDS = 86_400;
const FOR_ADMINISTRATORS = ["/indexes/*", "/swap-indexes", "/tasks/*"];

/** Answers requests in Meilisearch's form: `/multi-search` and the calls that fill indexes. Never rejects. */
export function createSearchApi({ run, now, limits, log, ...keys }: SearchApiOptions) {
  const tasks = createTasks(now);
  const readText: Calls["readText"] = (c) => readJsonText(c.req.raw, limits.adminBodyBytes);
  const readJson: Calls["readJson"] = async (c) => parseJson(await readText(c));
  const calls = { run, enqueue: createEnqueuer(run, tasks, now), readText, readJson };

  const app = new Hono<{ Variables: { milliseconds?: number } }>({ strict: false });
  // Any page may ask: no cookies are involved, and the key in the browser is public.
  app.use(cors({ origin: "*", maxAge: A_DAY_IN_SECONDS }));
  app.use(async (c, next) => {
    // What a key may see is stored by no cache.
    c.header("Cache-Control", "no-store");
    await next();
    // Whoever limits what clients cost has to know; also of what was refused for its size.
    const { milliseconds } = c.var;
    if (milliseconds !== undefined) c.res.headers.set("Server-Timing", `search;dur=${milliseconds.toFixed(1)}`);
  });
  app.get("/health", (c) => c.json({ status: "available" }));
  // The checks in their order: key, content type, JSON, shape, that each index exists.
  app.post("/multi-search", requireKey("search", keys), async (c) => {
    const text = await readJsonText(c.req.raw, limits.searchBodyBytes);
    const bounds = c.var.isAdministrator ? ADMINISTRATOR_BOUNDS : PUBLIC_BOUNDS;
    const queries = parseMultiSearch(parseJson(text), bounds);
    const tellTime = (milliseconds: number) => c.set("milliseconds", milliseconds);
    return toAnswer(await run({ kind: "multiSearch", queries, answerBytes: bounds.answerBytes }, tellTime));
  });
  app.on("ALL", FOR_ADMINISTRATORS, requireKey("everything", keys));
  app.route("/", createIndexRoutes(calls));
  app.route("/", createDocumentRoutes(calls));
  app.route("/", createTaskRoutes(tasks));
  app.notFound(({ req }) => toRefusal(new SearchError(404, "not_found", `There is no ${req.method} at this address.`)));
  app.onError((error) => toRefusal(error instanceof SearchError ? error : toSearchError(error, log)));

  return async (request: Request): Promise<Response> => app.fetch(request);
}

function toRefusal(error: SearchError): Response {
  const response = Response.json(error.toBody(), { status: error.status });
  if (error.status === 503) response.headers.set("retry-after", "10");
  return response;
}

/** What is not foreseen is our mistake, and told to us; the answer says only that another try may help. */
function toSearchError(error: unknown, log: (error: unknown) => void): SearchError {
  log(error);
  return new SearchError(503, "too_many_search_requests", "The search is not available, try again later.", "system");
}
