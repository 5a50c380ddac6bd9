// @vitest-environment happy-dom
import { createRequire } from "node:module";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { analyticsConfiguration } from "./analytics-configuration.ts";

/** The recorder that the library loads where recording is switched on, as its makers compile it. */
const RECORDER = "posthog-js/lib/src/extensions/replay/external";
const load = createRequire(import.meta.url);
const { LazyLoadedSessionRecording } = load(`${RECORDER}/lazy-loaded-session-recorder.js`);
const { MutationThrottler } = load(`${RECORDER}/mutation-throttler.js`);
const { buildNetworkRequestOptions } = load(`${RECORDER}/config.js`);

const CONFIGURATION = analyticsConfiguration("https://analytics.example", () => undefined);
const FIVE_MINUTES_MS = 300_000;

describe("the library's own recorder, with our configuration", () => {
  it("takes a session for idle, and a whole picture of the page, after five minutes", () => {
    const recorder = aRecorder(CONFIGURATION.session_recording);
    expect(recorder._sessionIdleThresholdMilliseconds).toBe(FIVE_MINUTES_MS);
    expect(recorder._fullSnapshotIntervalMillis).toBe(FIVE_MINUTES_MS);
    // By these names, and not because that is what it does by itself.
    const other = aRecorder({ session_idle_threshold_ms: 1, full_snapshot_interval_millis: 2 });
    expect([other._sessionIdleThresholdMilliseconds, other._fullSnapshotIntervalMillis]).toEqual([1, 2]);
  });

  it("takes 100 changes of a node at once, and 10 more each second", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { __mutationThrottlerBucketSize, __mutationThrottlerRefillRate } = CONFIGURATION.session_recording;
    const throttler = new MutationThrottler(
      { mirror: { getNode: () => document.body, getId: () => 1 } },
      { bucketSize: __mutationThrottlerBucketSize, refillRate: __mutationThrottlerRefillRate },
    );
    onTestFinished(() => throttler.stop());
    const taken = (changes: number) =>
      Array.from({ length: changes }, () => throttler.throttleMutations(aMutation())).filter(Boolean).length;
    const atOnce = taken(200);
    expect(Math.abs(atOnce - 100)).toBeLessThanOrEqual(1);
    vi.advanceTimersByTime(1_000);
    expect(Math.abs(taken(200) - 10)).toBeLessThanOrEqual(1);
  });

  it("leaves out what a page sent or got that is larger than a million bytes", () => {
    const { maskRequestFn, payloadSizeLimitBytes } = buildNetworkRequestOptions(CONFIGURATION, {
      recordBody: true,
      recordHeaders: true,
    });
    expect(payloadSizeLimitBytes).toBe(CONFIGURATION.session_recording.payloadSizeLimitBytes);
    const bodyOf = (bytes: number) =>
      maskRequestFn({ name: "https://site.example/a", requestHeaders: {}, requestBody: "x".repeat(bytes) }).requestBody;
    expect(bodyOf(1_000_000)).toHaveLength(1_000_000);
    expect(bodyOf(1_000_001)).toContain("too large to record");
  });

  it("is not there: nothing is recorded, whatever the host says", () => {
    expect(CONFIGURATION.disable_session_recording).toBe(true);
    expect(CONFIGURATION.disable_external_dependency_loading).toBe(true);
  });
});

/** One that has not begun. */
function aRecorder(settings: object) {
  return Object.assign(Object.create(LazyLoadedSessionRecording.prototype), {
    _instance: { config: { session_recording: settings } },
  });
}

function aMutation() {
  return { type: 3, data: { source: 0, attributes: [{ id: 1, attributes: { style: "a" } }] } };
}
