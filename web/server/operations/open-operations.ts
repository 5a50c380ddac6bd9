import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { listen } from "../listen.ts";
import { createOperationsApp } from "./create-operations-app.ts";
import { listProbes } from "./list-probes.ts";

interface Given {
  probes: Parameters<typeof listProbes>[0];
  pageCacheBytes: () => number;
}

/**
 * Opens the port for operators; what counts is loaded only where there is one.
 * @throws {Error} one line where the port cannot be had
 */
export async function openOperations(at: { host: string; port: number }, { probes, pageCacheBytes }: Given) {
  const { createMetrics } = await import("./create-metrics.ts");
  const metrics = createMetrics({ pageCacheBytes, lastBackupAt: () => probes.backups?.lastMadeAt() ?? null });
  const app = createOperationsApp({ probes: listProbes(probes), metrics });
  const server = createServer(getRequestListener(app.fetch));
  const origin = await listen(server, at).catch((cause: unknown) => {
    throw new Error(`OPS_${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  });
  return {
    origin,
    observe: metrics.observe,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}
