import path from "node:path";
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from "@playwright/test";
import { projectRoot } from "../../scripts/project-paths.mjs";
import { DESKTOP } from "../devices.ts";

/** Tests with this tag are tests of Firefox as well. */
export const IN_FIREFOX = "@firefox";

/**
 * What Playwright has to know to test in the Firefox at this place, as people have it, by WebDriver BiDi: its own Firefox is a
 * changed one, which has to be downloaded.
 */
export function inFirefox(firefox: string) {
  return {
    ...DESKTOP,
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: path.join(projectRoot, "scripts", "firefox-relay.mjs"),
      env: { ...process.env, FIREFOX_PATH: firefox },
      firefoxUserPrefs: {
        // By BiDi, pages cannot be told yet that less movement is wished.
        "ui.prefersReducedMotion": 1,
        // It talks to nobody but the site.
        "services.settings.server": "data:,#remote-settings-dummy/v1",
      },
    },
  } satisfies Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;
}
