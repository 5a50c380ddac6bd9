import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Configuration } from "./configuration.ts";
import { createDrain } from "./create-drain.ts";
import { endSlowReaders } from "./end-slow-readers.ts";
import { listen } from "./listen.ts";

const REQUEST_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000 };
const READ_TIMEOUTS = { idleMs: 30_000, totalMs: 300_000 };
const GRACE_MS = 5_000;

/** Serves a part of the site as a process of its own, until it is told to end. */
export async function serveAlone(
  app: Hono,
  configuration: Pick<Configuration, "host" | "port" | "drainSeconds">,
  observe?: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{
  server: ReturnType<typeof createServer>;
  isStopping: () => boolean;
  /** What ends before requests are finished, and what after it. */
  untilTold: (end: { atOnce?: () => void; atLast: () => unknown }) => void;
  start: () => Promise<void>;
}> {
  const answer = getRequestListener(app.fetch);
  const server = createServer(REQUEST_TIMEOUTS, (request, response) => {
    endSlowReaders(response, READ_TIMEOUTS);
    observe?.(request, response);
    void answer(request, response);
  });
  const drain = createDrain(server);
  app.get("/healthz", (c) => c.text("ok\n", drain.isStopping() ? 503 : 200, { "Cache-Control": "no-store" }));
  return {
    server,
    isStopping: drain.isStopping,
    async start() {
      process.stdout.write(`listening on ${await listen(server, configuration)}\n`);
    },
    untilTold({ atOnce, atLast }) {
      const stop = async () => {
        atOnce?.();
        await drain.end({ drainMs: configuration.drainSeconds * 1_000, graceMs: GRACE_MS });
        await Promise.resolve(atLast()).finally(() => process.exit(0));
      };
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
    },
  };
}
