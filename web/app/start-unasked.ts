import { startAnalytics } from "./features/analytics/start-analytics.ts";
import { createKeptFields } from "./features/builds/kept-fields.ts";
import { startLostChunks } from "./features/builds/lost-chunks.ts";
import { OUTDATED, startBuildCheck } from "./features/builds/new-build.ts";
import { CONTENT_CHANGED_EVENT, startLive } from "./features/live/start-live.ts";
import { startNotices } from "./features/notice/notice-behaviour.ts";
import { startPrefetch } from "./features/prefetch/start-prefetch.ts";
import { PAGE_SHOWN } from "./use-page-shown.ts";

/** What every page does by itself (decision 0023). It is small: most pages are read once and need none of it. */
export function startUnasked(
  window: Window & typeof globalThis,
  { isHarmless }: { isHarmless: (text: string) => boolean },
): void {
  const { document } = window;
  const isOutdated = () => OUTDATED in document.documentElement.dataset;
  const now = Date.now;
  startPrefetch(window, { now, isOutdated, pageShown: PAGE_SHOWN, changed: CONTENT_CHANGED_EVENT });
  startNotices(document);

  // What is being filled in outlasts a load that the page brings about itself: for a new build, or for code that is gone.
  const keptFields = createKeptFields(window, { isHarmless });
  startLostChunks(window, { now, beforeReload: keptFields.keep });
  startBuildCheck(window, { now, ownBuild: () => window.__reactRouterManifest?.version ?? null });
  window.addEventListener("pagehide", () => isOutdated() && keptFields.keep());
  for (const shown of ["pageshow", PAGE_SHOWN]) window.addEventListener(shown, keptFields.restore);

  startLive(window, async (address) => {
    const { followContent } = await import("./features/live/follow-content.ts");
    // Whoever writes wants to see it, and is alone; readers are many, and would all ask at the same moment.
    followContent(window, address, { keptFields, isSpread: !import.meta.env.DEV });
  });

  // The library is a file of its own, and loaded for those who have agreed.
  startAnalytics(window, {
    pageShown: PAGE_SHOWN,
    load: async (settings) => (await import("./features/analytics/measure.ts")).createMeasuring(settings),
  });
}
