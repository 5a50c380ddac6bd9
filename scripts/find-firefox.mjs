import { runAsCommand } from "./command-failed.mjs";
import { isMainModule } from "./is-main-module.mjs";
import { projectNode } from "./project-paths.mjs";
import { runCommand } from "./run-command.mjs";
import { findProgram, installWithApt } from "./system-programs.mjs";

const FIREFOX = {
  variable: "FIREFOX_PATH",
  commands: ["firefox-esr", "firefox"],
  places: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
};
/** The value of `FIREFOX_PATH` with which nothing is tested in Firefox. */
export const NO_FIREFOX = "none";
const LEFT_OUT = `its tests are left out; FIREFOX_PATH names one`;
/** What a Firefox says to a command that came after it. */
const TOO_OLD = /unknown command/;

/**
 * The Firefox to test with, as people have it: `FIREFOX_PATH`, else the system's. Null when there is none, or none is wanted.
 *
 * @returns {string | null}
 */
export function findSystemFirefox(environment = process.env) {
  return environment.FIREFOX_PATH === NO_FIREFOX ? null : findProgram(FIREFOX, environment);
}

/**
 * Looks for a Firefox, tries to install one if there is none, and says in one line which it is, or that what is tested in it is left
 * out: unlike Chromium, the tests can do without.
 *
 * @returns {Promise<string | null>} its path
 */
export async function provideFirefox() {
  if (process.env.FIREFOX_PATH === NO_FIREFOX) return leaveOut("not wanted (FIREFOX_PATH)");
  const present = findSystemFirefox();
  const firefox = present ?? ((await installWithApt(["firefox-esr"])) ? findSystemFirefox() : null);
  if (!firefox) return leaveOut(`none found, and none could be installed`);
  const { exitCode, output } = await runCommand(projectNode, ["e2e/browsers/try-firefox.ts", firefox]);
  // With any other failure, the tests have to tell what is wrong.
  if (exitCode !== 0 && TOO_OLD.test(output)) return leaveOut(`${firefox} is too old for Playwright`);
  const origin = process.env.FIREFOX_PATH ? " (FIREFOX_PATH)" : present ? "" : " (installed with apt)";
  console.log(`Firefox: ${firefox}${origin}`);
  return firefox;
}

/**
 * @param {string} reason
 * @returns {null}
 */
function leaveOut(reason) {
  console.log(`Firefox: ${reason}: ${LEFT_OUT}`);
  return null;
}

if (isMainModule(import.meta.url)) await runAsCommand(async () => void (await provideFirefox()));
