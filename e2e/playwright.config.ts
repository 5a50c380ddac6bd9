import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "../scripts/chromium-arguments.mjs";
import { findSystemChromium } from "../scripts/find-chromium.mjs";
import { findSystemFirefox } from "../scripts/find-firefox.mjs";
import { IN_FIREFOX, inFirefox } from "./browsers/firefox.ts";
import { DESKTOP, PHONE } from "./devices.ts";
import { IS_FULL, SAMPLE } from "./sample.ts";
import { PICTURES } from "./visual/pictures.ts";

const MINUTE_MS = 60_000;
/** What is waited for comes at once on a machine that has nothing else to do; others may take their time. */
const TIMEOUT_MS = 30_000;

/** What a phone's window can change is tested in it as well: files of its own, and tests with this tag. */
const ON_BOTH = "@phone";
const FIREFOX = findSystemFirefox();
/** In a sample, the tests with that tag of every other file are for the phone alone, and those of the others for the desktop. */
const [onPhone, onDesktop] = IS_FULL ? [[], []] : takeTurns(listFilesWith(ON_BOTH));

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
    // What a service worker answers, a test could not answer in its place: those of reading offline allow it.
    serviceWorkers: "block",
    actionTimeout: TIMEOUT_MS,
    navigationTimeout: 2 * TIMEOUT_MS,
    screenshot: "only-on-failure",
    launchOptions: {
      args: [...CHROMIUM_ARGUMENTS, ...(process.env.UNNEEDED_FEATURES_OFF ? [process.env.UNNEEDED_FEATURES_OFF] : [])],
      executablePath: findSystemChromium() ?? undefined,
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: ["**/phone.test.ts", "**/firefox.test.ts"],
      grepInvert: taggedIn(onPhone),
      use: DESKTOP,
    },
    {
      name: "phone",
      grep: [new RegExp(ON_BOTH), /\bphone\.test\.ts/],
      grepInvert: taggedIn(onDesktop),
      use: PHONE,
    },
    ...(FIREFOX ? [{ name: "firefox", grep: new RegExp(IN_FIREFOX), use: inFirefox(FIREFOX) }] : []),
  ],
});

function listFilesWith(tag: string): string[] {
  const files = globSync("**/*.test.ts", { cwd: import.meta.dirname }).toSorted();
  return files.filter((file) => readFileSync(path.join(import.meta.dirname, file), "utf8").includes(`"${tag}"`));
}

function takeTurns(files: string[]): [string[], string[]] {
  const isNow = (_: string, index: number) => (index + SAMPLE) % 2 === 0;
  return [files.filter(isNow), files.filter((file, index) => !isNow(file, index))];
}

/** What the tests with the tag in these files are called. */
function taggedIn(files: string[]): RegExp[] {
  return files.map((file) => new RegExp(`${file.replaceAll(".", "\\.")} .*${ON_BOTH}`));
}
