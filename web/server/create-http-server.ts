import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { answerInOrder } from "./answer-in-order.ts";
import { endSlowReaders, type ReadTimeouts } from "./end-slow-readers.ts";
import { answerFromCache } from "./page-cache/answer-from-cache.ts";
import type { PageCache } from "./page-cache/create-page-cache.ts";
import type { RequestIds } from "./request-ids.ts";

/** How long a request may take to arrive: whoever dawdles gives up the connection. */
interface RequestTimeouts {
  headersTimeout: number;
  requestTimeout: number;
  /** How often it is looked. Node would look twice a minute, and end connections half a minute late. */
  connectionsCheckingInterval: number;
}

export const REQUEST_TIMEOUTS: RequestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
};

/** The same for taking the answer. */
const READ_TIMEOUTS: ReadTimeouts = { idleMs: 30_000, totalMs: 300_000 };

/**
 * Programs that ask whether HTTP/2 is spoken (`Upgrade: h2c`) are answered as if they had not: only a live connection is another kind of
 * connection, where there are some.
 */
const mayUpgrade = (server: () => Server) => ({
  shouldUpgradeCallback: ({ headers }: IncomingMessage) =>
    headers.upgrade?.toLowerCase() === "websocket" && server().listenerCount("upgrade") > 0,
});

/** The server of the site: what is in the page cache is answered at once, everything else by `fetch`. */
export function createHttpServer(options: {
  fetch: Parameters<typeof getRequestListener>[0];
  pageCache: PageCache | null;
  timeout?: ReadTimeouts;
  arrival?: RequestTimeouts;
  /** Told of each request as it comes. */
  observe?: (request: IncomingMessage, response: ServerResponse) => void;
  requestIds?: RequestIds;
}): Server {
  const { pageCache, timeout = READ_TIMEOUTS, arrival = REQUEST_TIMEOUTS, observe, requestIds } = options;
  const answer = getRequestListener(options.fetch);
  const answerNext = answerInOrder((request, response) => {
    observe?.(request, response);
    endSlowReaders(response, timeout);
    if (pageCache && answerFromCache(pageCache, request, response)) return;
    if (!requestIds) return void answer(request, response);
    requestIds.run((id) => {
      response.setHeader("X-Request-Id", id);
      void answer(request, response);
    });
  });
  const server: Server = createServer({ ...arrival, ...mayUpgrade(() => server) }, answerNext);
  return server;
}
