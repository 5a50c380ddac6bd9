import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

interface Bounds {
  /** For so long everybody is still answered, and asked to come back by another connection. */
  drainMs: number;
  /** What is being answered then is finished, but not waited for any longer than this. */
  graceMs: number;
}

/** Connections become idle one after the other. */
const SWEEP_MS = 50;

/** Ends a server without losing a request: what has come is answered, and no connection stays open for another one. */
export function createDrain(server: Server) {
  const answering = new Set<ServerResponse>();
  let isStopping = false;

  server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false;
    answering.add(response);
    response.once("close", () => answering.delete(response));
  });

  return {
    /** For `/readyz`: whoever sends visitors here sends them elsewhere. */
    isStopping: () => isStopping,

    /** Resolves when nobody is connected any more. */
    async end({ drainMs, graceMs }: Bounds): Promise<void> {
      isStopping = true;
      for (const response of answering) if (!response.headersSent) response.shouldKeepAlive = false;
      if (drainMs > 0) await wait(drainMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      // Connections that are kept busy would keep the site from ending.
      const end = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(end);
    },
  };
}
