import { startAnalytics } from "./features/analytics/start-analytics.ts";
import { createKeptFields } from "./features/builds/kept-fields.ts";
import { startLostChunks } from "./features/builds/lost-chunks.ts";
import { OUTDATED, startBuildCheck } from "./features/builds/new-build.ts";
import { startColorMode } from "./features/color-mode/color-mode.ts";
import { startLearning } from "./features/learning/learning-behaviour.ts";
import { startNavigation } from "./features/navigation/navigation-behaviour.ts";
import { startNotices } from "./features/notice/notice-behaviour.ts";
import { startPrefetch } from "./features/prefetch/start-prefetch.ts";
import { startQuizzes } from "./features/quizzes/quiz-behaviour.ts";
import { shapeOf } from "./features/search/secrets/secret-shape.ts";
import { startSearch } from "./features/search/start-search.ts";
import { startTerms } from "./features/text-notes/term-behaviour.ts";
import { startLanguageSwitch } from "./i18n/choose-locale.ts";
import { enhanceRichText } from "./ui/rich-text/rich-text-behaviour.ts";
import { PAGE_SHOWN } from "./use-page-shown.ts";

/** The small behaviours of every page. They need no React and do not wait for it. */
startColorMode(window);
startPrefetch(window, {
  now: Date.now,
  isOutdated: () => OUTDATED in document.documentElement.dataset,
  pageShown: PAGE_SHOWN,
});
startNavigation(document);
startNotices(document);
startSearch(document);
startLanguageSwitch(document);
enhanceRichText(document);
startLearning(window);
startTerms(window);
startQuizzes(window);

/** What is being filled in outlasts a load that the page brings about itself: for a new build, or for code that is gone. */
const keptFields = createKeptFields(window, { isHarmless: (text) => shapeOf(text) === "harmless" });
startLostChunks(window, { now: Date.now, beforeReload: keptFields.keep });
startBuildCheck(window, { now: Date.now, ownBuild: () => window.__reactRouterManifest?.version ?? null });
window.addEventListener("pagehide", () => OUTDATED in document.documentElement.dataset && keptFields.keep());
for (const shown of ["pageshow", PAGE_SHOWN]) window.addEventListener(shown, keptFields.restore);

/** The library is a file of its own, and loaded for those who have agreed. */
startAnalytics(window, {
  pageShown: PAGE_SHOWN,
  load: async (settings) => (await import("./features/analytics/measure.ts")).createMeasuring(settings),
});
