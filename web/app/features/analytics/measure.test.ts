import type { PostHogConfig } from "posthog-js";
import { describe, expect, it } from "vitest";
import { createMeasuring } from "./measure.ts";

describe("createMeasuring", () => {
  it("hands the library its whole configuration, and counts nothing before the start", () => {
    const { calls, configuration } = aMeasuring();
    expect(calls).toEqual(["init phc_test"]);
    expect(configuration()).toMatchObject({
      api_host: "https://analytics.example",
      opt_out_capturing_by_default: true,
      opt_out_persistence_by_default: true,
      session_idle_timeout_seconds: 300,
      session_recording: { full_snapshot_interval_millis: 300_000 },
    });
  });

  it("says once that somebody has agreed, and counts one view for each page that is shown", () => {
    const { calls, measuring } = aMeasuring();
    for (let page = 0; page < 3; page += 1) {
      measuring.start();
      measuring.pageShown();
    }
    expect(calls.slice(1)).toEqual(["opt in", "capture $pageview", "capture $pageview", "capture $pageview"]);
  });

  it("gives up who it was, in memory too, when the yes is taken back", () => {
    const { calls, measuring } = aMeasuring();
    measuring.start();
    measuring.stop();
    expect(calls.slice(2)).toEqual(["reset with device: true", "opt out"]);
  });
});

/** Counting with a library that notes what it is told. */
function aMeasuring() {
  const calls: string[] = [];
  let isIn = false;
  let told: Partial<PostHogConfig> = {};
  const library = {
    init: (key: string, configuration: Partial<PostHogConfig>) => {
      calls.push(`init ${key}`);
      told = configuration;
    },
    has_opted_in_capturing: () => isIn,
    opt_in_capturing: () => {
      calls.push("opt in");
      isIn = true;
    },
    opt_out_capturing: () => {
      calls.push("opt out");
      isIn = false;
    },
    reset: (withDevice?: boolean) => void calls.push(`reset with device: ${withDevice}`),
    capture: (event: string) => void calls.push(`capture ${event}`),
  };
  const measuring = createMeasuring({ key: "phc_test", host: "https://analytics.example" }, library as never);
  return { calls, measuring, configuration: () => told };
}
