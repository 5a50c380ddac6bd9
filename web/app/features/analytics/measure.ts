import posthog, { type PostHog } from "posthog-js/dist/module.slim.no-external";
import type { AnalyticsSettings } from "#app/site/analytics-settings.ts";
import { analyticsConfiguration } from "./analytics-configuration.ts";
import { createTelling } from "./tell-host.ts";

type Library = Pick<
  PostHog,
  "init" | "has_opted_in_capturing" | "opt_in_capturing" | "opt_out_capturing" | "reset" | "capture"
>;

/** Begins to count pages, for somebody who has agreed to it. */
export function createMeasuring({ key, host }: AnalyticsSettings, library: Library = posthog) {
  const tell = createTelling({ key, host, fetch: (address, request) => fetch(address, request) });
  library.init(key, analyticsConfiguration(host, tell));
  return {
    start: () => {
      if (!library.has_opted_in_capturing()) library.opt_in_capturing({ captureEventName: false });
    },
    /** Somebody who agrees again later is another visitor: the number they had is not known any more, also not in memory. */
    stop: () => {
      library.reset(true);
      library.opt_out_capturing();
    },
    pageShown: () => library.capture("$pageview"),
  };
}
