import { describe, expect, it } from "vitest";
import { analyticsConfiguration } from "./analytics-configuration.ts";

describe("analyticsConfiguration", () => {
  it("begins opted out, with nothing counted by itself", () => {
    expect(analyticsConfiguration("https://analytics.example", () => undefined)).toMatchObject({
      api_host: "https://analytics.example",
      opt_out_capturing_by_default: true,
      opt_out_persistence_by_default: true,
      respect_dnt: true,
      autocapture: false,
      capture_pageview: false,
      capture_pageleave: false,
      disable_session_recording: true,
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
    });
  });

  it("says when a session ends, and what recordings would keep to", () => {
    const configuration = analyticsConfiguration("https://analytics.example", () => undefined);
    expect(configuration.session_idle_timeout_seconds).toBe(5 * 60);
    expect(configuration.session_recording).toEqual({
      session_idle_threshold_ms: 5 * 60 * 1000,
      full_snapshot_interval_millis: 5 * 60 * 1000,
      payloadSizeLimitBytes: 1_000_000,
      __mutationThrottlerBucketSize: 100,
      __mutationThrottlerRefillRate: 10,
    });
  });

  it("tells addresses without what somebody may have typed, and leaves the library nothing to send", () => {
    const told: unknown[] = [];
    const { before_send } = analyticsConfiguration("https://analytics.example", (event) => void told.push(event));
    const properties = {
      $current_url: "https://learn.example/search?q=me#a",
      $pathname: "/search",
      token: "key",
      n: 1,
    };
    const event = { uuid: "1", event: "$pageview", properties };
    expect(before_send(event)).toBeNull();
    expect(before_send(null)).toBeNull();
    expect(told).toEqual([{ ...event, properties: { ...properties, $current_url: "https://learn.example/search" } }]);
  });
});
