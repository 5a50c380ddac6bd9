import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "../scripts/chromium-arguments.mjs";
import { findSystemChromium } from "../scripts/find-chromium.mjs";
import { DESKTOP, PHONE } from "./devices.ts";
import { IS_FULL } from "./how-much.ts";
import { PICTURES } from "./visual/pictures.ts";

const MINUTE_MS = 60_000;
/** What is waited for comes at once on a machine that has nothing else to do; others may take their time. */
const TIMEOUT_MS = 30_000;

/** What a phone's window can change is tested in it as well: files of its own, and tests with this tag. */
const ON_PHONES = /@phone|\bphone\.test\.ts/;

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
  expect: { timeout: TIMEOUT_MS },
  reporter: "list",
  use: {
    // Set by the global setup, which the workers start after.
    baseURL: process.env.SITE_UNDER_TEST,
    locale: "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    actionTimeout: TIMEOUT_MS,
    navigationTimeout: 2 * TIMEOUT_MS,
    screenshot: "only-on-failure",
    launchOptions: {
      args: [...CHROMIUM_ARGUMENTS, ...(process.env.OMNIBOX_POPUPS_OFF ? [process.env.OMNIBOX_POPUPS_OFF] : [])],
      executablePath: findSystemChromium() ?? undefined,
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: "**/phone.test.ts",
      use: DESKTOP,
    },
    {
      name: "phone",
      grep: ON_PHONES,
      use: PHONE,
    },
  ],
});
