import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "../scripts/chromium-arguments.mjs";
import { findSystemChromium } from "../scripts/find-chromium.mjs";
import { DESKTOP, PHONE } from "./devices.ts";
import { IS_FULL } from "./how-much.ts";
import { PICTURES } from "./visual/pictures.ts";

const MINUTE_MS = 60_000;
/** What is waited for comes at once on a machine that has nothing else to do; others may take their time. */
const PATIENCE_MS = 30_000;

/** What looks at addresses rather than at a window, or sees to the window's size itself: once is enough. */
const WITHOUT_WINDOW = [
  "**/account/live-identity.test.ts",
  "**/account/attacks.test.ts",
  "**/account/errors.test.ts",
  "**/account/journey.test.ts",
  "**/account/page-bytes.test.ts",
  "**/account/password-managers.test.ts",
  "**/analytics.test.ts",
  "**/ask.test.ts",
  "**/bad-requests.test.ts",
  "**/builds.test.ts",
  "**/compared-subnets.test.ts",
  "**/content/guides.test.ts",
  "**/content/print.test.ts",
  "**/content/reading.test.ts",
  "**/content/paths.test.ts",
  "**/content/quiz.test.ts",
  "**/development.test.ts",
  "**/content/quiz-keys.test.ts",
  "**/emblems.test.ts",
  "**/every-page.test.ts",
  "**/every-route.test.ts",
  "**/every-width.test.ts",
  "**/fonts.test.ts",
  "**/forced-colors.test.ts",
  "**/graphql.test.ts",
  "**/icons.test.ts",
  "**/kept-pages.test.ts",
  "**/labs.test.ts",
  "**/learning/*.test.ts",
  "**/links.test.ts",
  "**/live.test.ts",
  "**/navigation/arriving.test.ts",
  "**/navigation/language.test.ts",
  "**/navigation/progress.test.ts",
  "**/navigation/scrolling.test.ts",
  "**/network-picture.test.ts",
  "**/notice.test.ts",
  "**/opened-states/*.test.ts",
  "**/page-bytes.test.ts",
  "**/prefetch.test.ts",
  "**/programs/*.test.ts",
  "**/reading-without-javascript.test.ts",
  "**/restyle.test.ts",
  "**/search-page/bad-searches.test.ts",
  "**/search-page/failing-engine.test.ts",
  "**/search-page/provider-away.test.ts",
  "**/search-page/search-page.test.ts",
  "**/search-panel/bytes.test.ts",
  "**/search-panel/embedded-engine.test.ts",
  "**/search-panel/every-source.test.ts",
  "**/search-panel/keyboard.test.ts",
  "**/search-panel/languages.test.ts",
  "**/search-panel/recent-searches.test.ts",
  "**/search-panel/searching.test.ts",
  "**/search-panel/secrets.test.ts",
  "**/sample.test.ts",
  "**/spoken.test.ts",
  "**/static-copy/*.test.ts",
  "**/untranslated.test.ts",
  "**/visual/*.test.ts",
  "**/without-storage.test.ts",
];

export default defineConfig({
  testDir: ".",
  snapshotPathTemplate: `${PICTURES}/{arg}{ext}`,
  updateSnapshots: "none",
  outputDir: "../test-results",
  globalSetup: "./server-under-test.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 2 : 1,
  timeout: 4 * MINUTE_MS,
  globalTimeout: (IS_FULL ? 180 : 75) * MINUTE_MS,
  expect: { timeout: PATIENCE_MS },
  reporter: "list",
  use: {
    // Set by the global setup, which the workers start after.
    baseURL: process.env.SITE_UNDER_TEST,
    locale: "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    actionTimeout: PATIENCE_MS,
    navigationTimeout: 2 * PATIENCE_MS,
    screenshot: "only-on-failure",
    launchOptions: { args: CHROMIUM_ARGUMENTS, executablePath: findSystemChromium() ?? undefined },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: ["**/{browsers,navigation,search-panel}/phone.test.ts"],
      use: DESKTOP,
    },
    {
      name: "phone",
      testIgnore: [...WITHOUT_WINDOW, "**/{browsers,navigation,search-panel}/desktop.test.ts"],
      use: PHONE,
    },
  ],
});
