import type { CaptureResult, PostHogConfig } from "posthog-js";

const FIVE_MINUTES_MS = 300_000;
const FIVE_MINUTES_S = 300;

/**
 * Everything that is told to the analytics library. It begins opted out, and counts nothing by itself: no clicks, no leaving of
 * pages, no recordings. What recordings would keep to is said all the same. What it has to tell goes to `tell`.
 */
export function analyticsConfiguration(host: string, tell: (event: CaptureResult) => void) {
  return {
    api_host: host,
    opt_out_capturing_by_default: true,
    // Opted out, it writes nothing down.
    opt_out_persistence_by_default: true,
    respect_dnt: true,
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_exceptions: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    person_profiles: "identified_only",
    persistence: "localStorage",
    session_idle_timeout_seconds: FIVE_MINUTES_S,
    session_recording: {
      session_idle_threshold_ms: FIVE_MINUTES_MS,
      full_snapshot_interval_millis: FIVE_MINUTES_MS,
      __mutationThrottlerBucketSize: 100,
      __mutationThrottlerRefillRate: 10,
      // Recorders have known this one; the library's types do not, and its present default is the same.
      ...{ payloadSizeLimitBytes: 1_000_000 },
    },
    before_send: (event: CaptureResult | null) => {
      if (event) tell(withoutQueries(event));
      return null;
    },
  } satisfies Partial<PostHogConfig>;
}

/** A query may hold what somebody typed: addresses are told without. */
function withoutQueries(event: CaptureResult): CaptureResult {
  const properties = Object.entries(event.properties).map(([name, value]) => [
    name,
    typeof value === "string" && /^https?:/.test(value) ? value.replace(/[?#].*$/s, "") : value,
  ]);
  return { ...event, properties: Object.fromEntries(properties) };
}
