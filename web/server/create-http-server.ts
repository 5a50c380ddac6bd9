import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { answerInTurn } from "./answer-in-turn.ts";
import { endSlowReaders, type PatienceWithReaders } from "./end-slow-readers.ts";
import { answerFromCache } from "./page-cache/answer-from-cache.ts";
import type { PageCache } from "./page-cache/create-page-cache.ts";

/** A request has to arrive within this time: whoever dawdles gives up the connection. */
const PATIENCE_WITH_CLIENTS = { headersTimeout: 10_000, requestTimeout: 30_000 };

/** The same for taking the answer. */
const PATIENCE_WITH_READERS: PatienceWithReaders = { idleMs: 30_000, totalMs: 300_000 };

/** The server of the site: what is kept is answered at once, everything else by `fetch`. */
export function createHttpServer(options: {
  fetch: Parameters<typeof getRequestListener>[0];
  pageCache: PageCache | null;
  patience?: PatienceWithReaders;
}): Server {
  const { pageCache, patience = PATIENCE_WITH_READERS } = options;
  const answer = getRequestListener(options.fetch);
  const answerNext = answerInTurn((request, response) => {
    endSlowReaders(response, patience);
    if (!pageCache || !answerFromCache(pageCache, request, response)) void answer(request, response);
  });
  return createServer(PATIENCE_WITH_CLIENTS, answerNext);
}
