import posthog from "posthog-js/dist/module.slim.no-external";
import { analyticsConfiguration } from "./analytics-configuration.ts";
import type { AnalyticsSettings } from "./analytics-settings.ts";

/** Begins to count pages, for somebody who has agreed to it. */
export function createMeasuring({ key, host }: AnalyticsSettings) {
  posthog.init(key, analyticsConfiguration(host));
  return {
    start: () => {
      if (!posthog.has_opted_in_capturing()) posthog.opt_in_capturing({ captureEventName: false });
    },
    stop: () => posthog.opt_out_capturing(),
    pageShown: () => posthog.capture("$pageview"),
  };
}
