import { Hono } from "hono";
import { checkReadiness, type Probes } from "./check-readiness.ts";
import type { Metrics } from "./create-metrics.ts";

/** What operators ask, on a port of its own: whether the process is alive, whether all it needs is there, and its figures. */
export function createOperationsApp({
  probes,
  metrics,
}: {
  probes: Probes;
  metrics: Pick<Metrics, "contentType" | "text">;
}) {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.get("/healthz", (c) => c.text("ok\n"));
  app.get("/readyz", async (c) => {
    const readiness = await checkReadiness(probes);
    return c.json(readiness, readiness.isReady ? 200 : 503);
  });
  app.get("/metrics", async (c) => c.body(await metrics.text(), 200, { "Content-Type": metrics.contentType }));
  return app;
}
