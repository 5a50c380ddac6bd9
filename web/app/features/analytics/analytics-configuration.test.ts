import { describe, expect, it } from "vitest";
import { analyticsConfiguration } from "./analytics-configuration.ts";

describe("analyticsConfiguration", () => {
  it("begins opted out, with nothing counted by itself", () => {
    expect(analyticsConfiguration("https://analytics.example")).toMatchObject({
      api_host: "https://analytics.example",
      opt_out_capturing_by_default: true,
      respect_dnt: true,
      autocapture: false,
      capture_pageview: false,
      capture_pageleave: false,
      disable_session_recording: true,
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
    });
  });

  it("says what recordings would keep to", () => {
    expect(analyticsConfiguration("https://analytics.example").session_recording).toEqual({
      session_idle_threshold_ms: 5 * 60 * 1000,
      full_snapshot_interval_millis: 5 * 60 * 1000,
      payloadSizeLimitBytes: 1_000_000,
      __mutationThrottlerBucketSize: 100,
      __mutationThrottlerRefillRate: 10,
    });
  });

  it("tells addresses without what somebody may have typed", () => {
    const { before_send } = analyticsConfiguration("https://analytics.example");
    const properties = {
      $current_url: "https://learn.example/search?q=me#a",
      $pathname: "/search",
      token: "key",
      n: 1,
    };
    expect(before_send({ uuid: "1", event: "$pageview", properties })?.properties).toEqual({
      ...properties,
      $current_url: "https://learn.example/search",
    });
    expect(before_send(null)).toBeNull();
  });
});
