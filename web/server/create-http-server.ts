import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { answerFromCache } from "./page-cache/answer-from-cache.ts";
import type { PageCache } from "./page-cache/create-page-cache.ts";

/** A request has to arrive within this time: whoever dawdles gives up the connection. */
const PATIENCE_WITH_CLIENTS = { headersTimeout: 10_000, requestTimeout: 30_000 };

/** The server of the site: what is kept is answered at once, everything else by `fetch`. */
export function createHttpServer(options: {
  fetch: Parameters<typeof getRequestListener>[0];
  pageCache: PageCache | null;
}): Server {
  const { pageCache } = options;
  const answer = getRequestListener(options.fetch);
  return createServer(PATIENCE_WITH_CLIENTS, (request, response) => {
    if (!pageCache || !answerFromCache(pageCache, request, response)) void answer(request, response);
  });
}
