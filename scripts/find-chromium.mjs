import { spawnSync } from "node:child_process";
import { CommandFailed, runAsCommand } from "./command-failed.mjs";
import { isMainModule } from "./is-main-module.mjs";
import { installedCommand, projectNode } from "./project-paths.mjs";
import { runCommand } from "./run-command.mjs";
import { findProgram, installWithApt } from "./system-programs.mjs";

const CHROMIUM = {
  variable: "CHROMIUM_PATH",
  commands: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
  places: [
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
};

/** For Korean and Chinese pages, which would otherwise be drawn as boxes, or with letters of other sizes. */
const CJK_FONTS = "fonts-noto-cjk";

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the system's. Null when there is none; Playwright's own is then
 * the one to use, if it is installed.
 *
 * @returns {string | null}
 */
export function findSystemChromium(environment = process.env) {
  return findProgram(CHROMIUM, environment);
}

/**
 * Makes sure that there is a Chromium, by installing one if there is none, and says in one line which it is.
 *
 * @returns {Promise<string | null>} its path; null for Playwright's own
 */
export async function provideChromium() {
  const present = findSystemChromium();
  if (present) {
    await provideFonts();
    console.log(`Chromium: ${present}${process.env.CHROMIUM_PATH ? " (CHROMIUM_PATH)" : ""}`);
    return present;
  }
  if (await installWithApt(["chromium", CJK_FONTS])) {
    const installed = findSystemChromium();
    if (installed) {
      console.log(`Chromium: ${installed} (installed with apt)`);
      return installed;
    }
  }
  const { exitCode, output } = await runCommand(projectNode, [installedCommand("playwright"), "install", "chromium"]);
  if (exitCode !== 0) {
    throw new CommandFailed(
      `No Chromium found, and none could be installed. Set CHROMIUM_PATH. Playwright said:\n${output}`,
    );
  }
  console.log("Chromium: Playwright's own (installed with playwright install)");
  return null;
}

/** Makes sure that Korean and Chinese pages are drawn with the fonts of their pictures, where that can be had. */
async function provideFonts() {
  const found = spawnSync("fc-list", ["Noto Sans CJK KR"], { encoding: "utf8" });
  if (found.error || found.stdout.trim()) return;
  const isThere = await installWithApt([CJK_FONTS]);
  console.log(isThere ? `Fonts: ${CJK_FONTS} (installed with apt)` : `Fonts: none of ${CJK_FONTS}`);
}

if (isMainModule(import.meta.url)) await runAsCommand(async () => void (await provideChromium()));
