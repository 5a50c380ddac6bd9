// @vitest-environment happy-dom
import { createRequire } from "node:module";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { analyticsConfiguration } from "./analytics-configuration.ts";

/** The recorder that the library loads where recording is switched on, as its makers compile it. */
const RECORDER = "posthog-js/lib/src/extensions/replay/external";
const load = createRequire(import.meta.url);
const { LazyLoadedSessionRecording } = load(`${RECORDER}/lazy-loaded-session-recorder.js`);
const { PostHog } = load("posthog-js/lib/src/posthog-core.js");
const { buildNetworkRequestOptions } = load(`${RECORDER}/config.js`);

/** As rrweb counts what happens in a page. */
const [WHOLE_PICTURE, CHANGE, PAGE] = [2, 3, 4];
const [MUTATION, CLICK] = [0, 2];

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

  it.each([
    { ours: {}, most: 100, more: 10 },
    // By these names, and not because that is what it does by itself.
    { ours: { __mutationThrottlerBucketSize: 50, __mutationThrottlerRefillRate: 5 }, most: 50, more: 5 },
  ])(
    "tells of $most changes of a node at once, and of $more more a second later, with $ours",
    ({ ours, most, more }) => {
      const { emit, countTold } = startRecording(ours);
      emit({ type: PAGE, data: { href: "https://learn.example/", width: 1, height: 1 } });
      emit({ type: WHOLE_PICTURE, data: { node: {}, initialOffset: { top: 0, left: 0 } } });
      // Nobody is told of a page in which nobody does anything.
      emit({ type: CHANGE, data: { source: CLICK, type: 2, id: 1 } });
      const changeOften = () => {
        for (let count = 0; count < 200; count += 1)
          emit({ type: CHANGE, data: { source: MUTATION, attributes: [{ id: 1, attributes: { style: "a" } }] } });
      };
      changeOften();
      const atOnce = countTold();
      vi.advanceTimersByTime(1_000);
      changeOften();
      const later = countTold() - atOnce;
      // The makers' bucket counts to one less.
      expect(Math.abs(atOnce - most), `${atOnce} at once`).toBeLessThanOrEqual(1);
      expect(Math.abs(later - more), `${later} a second later`).toBeLessThanOrEqual(1);
    },
  );

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

/**
 * The library with our settings, but for those that keep it from recording, and a recorder that has begun. What it takes for rrweb
 * says by `emit` what happens in a page.
 */
function startRecording(settings: object) {
  vi.useFakeTimers();
  let emit: (event: object) => void = () => undefined;
  const record = (options: { emit: typeof emit }) => {
    emit = options.emit;
    return () => undefined;
  };
  const mirror = { getNode: () => document.body, getId: () => 1 };
  const rrweb = { record: Object.assign(record, { mirror, addCustomEvent: vi.fn(), takeFullSnapshot: vi.fn() }) };
  vi.stubGlobal("__PosthogExtensions__", { rrweb });
  const snapshots: Snapshot[] = [];
  const configuration = analyticsConfiguration("https://analytics.example", ({ properties }) =>
    snapshots.push(...(properties.$snapshot_data ?? [])),
  );
  const posthog = new PostHog();
  posthog.init("key", {
    ...configuration,
    ...{ disable_session_recording: false, opt_out_capturing_by_default: false, opt_out_persistence_by_default: false },
    // Compressed, what happened is told later.
    session_recording: { ...configuration.session_recording, ...settings, compress_events: false },
    ...{ opt_out_useragent_filter: true, persistence: "memory" },
  });
  posthog.persistence.register({ $session_recording_remote_config: { enabled: true } });
  const recorder = new LazyLoadedSessionRecording(posthog);
  recorder.start();
  onTestFinished(() => {
    recorder.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return {
    emit: (event: object) => emit({ timestamp: Date.now(), ...event }),
    /** How many changes it has told the host of by now. */
    countTold(): number {
      recorder._flushBuffer();
      return snapshots.filter(({ type, data }) => type === CHANGE && data.source === MUTATION).length;
    },
  };
}

interface Snapshot {
  type: number;
  data: { source?: number };
}
