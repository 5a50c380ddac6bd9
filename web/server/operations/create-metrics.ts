import type { IncomingMessage, ServerResponse } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from "prom-client";

/** From what is cached in memory to what is waited for from elsewhere. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Other methods count together: a label is not for visitors to invent. */
const METHODS = new Set(["GET", "HEAD", "POST"]);

export type Metrics = ReturnType<typeof createMetrics>;

/** What the process has done and holds, in OpenMetrics' text. */
export function createMetrics(read: { pageCacheBytes: () => number; lastBackupAt: () => number | null }) {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the request's headers to the last byte of the answer, or to the end of the connection.",
    labelNames: ["method", "status"],
    buckets: SECONDS,
    registers,
  });
  gauge("page_cache_bytes", "What cached pages take in memory.", read.pageCacheBytes);
  gauge("last_backup_timestamp_seconds", "When the last backup was made; 0 where there is none.", () => {
    return (read.lastBackupAt() ?? 0) / 1_000;
  });

  function gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    /** To be told of each request as it comes. */
    observe({ method = "" }: IncomingMessage, response: ServerResponse): void {
      const end = duration.startTimer({ method: METHODS.has(method) ? method : "other" });
      response.once("close", () => end({ status: String(response.statusCode) }));
    },
  };
}
