import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { buildIfNeeded } from "./build.mjs";
import { RegistryAway } from "./cms-project.mjs";
import { CommandFailed, runAsCommand } from "./command-failed.mjs";
import { compareSites, countContentPages } from "./compare-sites.mjs";
import { provideChromium } from "./find-chromium.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { installedCommand, projectNode } from "./project-paths.mjs";
import { runCommand } from "./run-command.mjs";
import { findFreePort, startSite } from "./start-server.mjs";
import { PUSH_TOKEN, READ_TOKEN, startTestCms } from "./start-test-cms.mjs";
import { tryFirstStart } from "./try-first-start.mjs";

const TEST_CONTENT = "contract/tests/content";
const PREVIEW_SECRET = "signs the links of the tests";
/** All content, on two cores. */
const PUSHED_WITHIN_SECONDS = 300;
/** Of what Strapi said, where something went wrong. */
const LONGEST_LOG = 4000;

/**
 * `npm run test:cms [-- --quick] [-- --sqlite] [-- --pages]`: the contract's recordings, what learners and editors do, against the
 * Strapi project, on PostgreSQL (`TEST_POSTGRES_URL`) or a file; without `--quick`, all content there and back, previews, a
 * learner's way through the site on it and `npm run cms` too; with `--pages`, each page of the site on it is compared with the page on files.
 */
await runAsCommand(async () => {
  const asked = new Set(process.argv.slice(2));
  await installIfNeeded();
  const folder = mkdtempSync(path.join(tmpdir(), "learn-bittensor-cms-"));
  try {
    const smtpPort = await findFreePort();
    const cms = await startTestCms({ folder, isOnSqlite: asked.has("--sqlite"), smtpPort });
    if (!cms) return leaveOut("there is no PostgreSQL (TEST_POSTGRES_URL, or --sqlite for a file)");
    console.log(`✓ Strapi starts on ${cms.name} (${cms.secondsToFirstAnswer.toFixed(1)} s)`);
    try {
      await push("the recordings' content", cms.origin(), TEST_CONTENT);
      await replay("the contract's recordings", "recordings", { CONTRACT_URL: cms.origin() });
      const story = { CONTRACT_URL: cms.origin(), CONTRACT_SMTP_PORT: String(smtpPort), ...cms.administrator };
      await replay("accounts, passwords and what learners do, as recorded", "account-story", story);
      await replay("opinions, marks and progress, as on the embedded provider", "learning-story", story);
      await replay("classes, as on the embedded provider", "class-story", story);
      await replay("feedback on pages, as on the embedded provider", "page-feedback-story", story);
      if (!asked.has("--quick")) {
        await carryEverything(cms.origin(), folder);
        // As an operator sets previews up: the same secret at both, and a start.
        await cms.startAgain({ PREVIEW_SECRET });
        if (asked.has("--pages")) await comparePages(cms.origin(), folder);
        await goThroughSite(cms.origin(), folder, { smtpPort, administrator: cms.administrator });
      }
      await cms.startAgain({ AUTH_RATE_MAX: "100" });
      await step("classes end, and are bounded", ["trials/cms-classes.ts", cms.origin()], {
        ...cms.administrator,
        CMS_DATABASE: cms.database,
      });
      await step("feedback on pages is bounded", ["trials/cms-feedback.ts", cms.origin()], {
        CMS_DATABASE: cms.database,
      });
      await step("translations are reviewed", ["trials/cms-reviews.ts", cms.origin()], cms.administrator);
      await step("a Reader reads, an Editor publishes", ["trials/cms-roles.ts", cms.origin()], cms.administrator);
      await step(
        "a picture is uploaded, and readers get it",
        ["trials/cms-upload.ts", cms.origin()],
        cms.administrator,
      );
    } catch (error) {
      console.log(cms.log().slice(-LONGEST_LOG));
      throw error;
    } finally {
      await cms.stop();
    }
    if (!asked.has("--quick")) await startAsOperator(folder);
  } catch (error) {
    if (!(error instanceof RegistryAway)) throw error;
    leaveOut(error.message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @param {string} folder */
async function startAsOperator(folder) {
  const { firstSeconds, secondSeconds } = await tryFirstStart(folder);
  const seconds = `first ${firstSeconds.toFixed(1)} s, then ${secondSeconds.toFixed(1)} s to the first answer`;
  console.log(`✓ npm run cms builds and starts it on a file (${seconds})`);
}

/** @param {string} reason */
function leaveOut(reason) {
  console.log(`Tests of cms/ are left out: ${reason}.`);
}

/**
 * @param {string} name
 * @param {string} test
 * @param {Record<string, string>} settings
 */
async function replay(name, test, settings) {
  const args = [installedCommand("vitest"), "run", `contract/tests/${test}.test.ts`];
  await step(name, args, { CONTRACT_API_TOKEN: READ_TOKEN, ...settings });
}

/**
 * All content goes there once, nothing the second time, and comes back into an empty folder as it is here.
 *
 * @param {string} origin
 * @param {string} folder
 */
async function carryEverything(origin, folder) {
  const first = await push("all content goes to Strapi", origin, "content");
  const [, seconds = "none"] = / \((\d+\.\d) s\)$/m.exec(first) ?? [];
  if (!(Number(seconds) <= PUSHED_WITHIN_SECONDS))
    throw new CommandFailed(
      `expected all content within ${PUSHED_WITHIN_SECONDS} s, got ${seconds} s on ${describeMachine()}`,
    );
  console.log(`  ${/^\d+ documents: .*$/m.exec(first)?.[0]}, at most ${PUSHED_WITHIN_SECONDS} s; ${describeMachine()}`);
  const again = await push("and nothing the second time", origin, "content");
  if (!again.includes(" 0 written, 0 removed; 0 answers")) throw new CommandFailed(`expected nothing to go:\n${again}`);
  const back = path.join(folder, "content");
  await step("all content comes back", ["provider/transfer/main.ts", "pull", origin], {
    CONTENT_PUSH_TOKEN: PUSH_TOKEN,
    CONTENT_DIR: back,
  });
  await step("as it went", ["provider/transfer/compare-folders.ts", "content", back], {});
}

/**
 * @param {string} origin
 * @param {string} folder
 */
async function comparePages(origin, folder) {
  await buildIfNeeded();
  const onFiles = await startSite(path.join(folder, "files"));
  const onStrapi = await startSiteOn(origin, folder);
  try {
    const { compared, differing } = await compareSites(onFiles.origin, onStrapi.origin, {
      atLeast: countContentPages("content"),
    });
    if (differing.length > 0) throw new CommandFailed(`✗ ${differing.length} pages differ\n${differing.join("\n")}`);
    console.log(`✓ ${compared} pages on Strapi are those on files`);
  } finally {
    await onStrapi.stop();
    await onFiles.stop();
  }
}

function describeMachine() {
  return `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`;
}

/**
 * Somebody becomes a learner and is none again, in a browser; an editor looks at a draft.
 *
 * @param {string} origin
 * @param {string} folder
 * @param {{ smtpPort: number, administrator: Record<string, string> }} editors
 */
async function goThroughSite(origin, folder, { smtpPort, administrator }) {
  await buildIfNeeded();
  await provideChromium();
  const site = await startSiteOn(origin, folder);
  try {
    const args = ["e2e/account/try-on-strapi.ts", site.origin, String(smtpPort)];
    await step("register, mail, confirm, log in, mark, log out, in a browser", args, {});
    await step("a draft is shown by Strapi's link", ["trials/cms-preview.ts", origin, site.origin], administrator);
  } finally {
    await site.stop();
  }
}

/**
 * @param {string} origin
 * @param {string} folder
 */
function startSiteOn(origin, folder) {
  const settings = { CONTENT_API_URL: origin, CONTENT_API_TOKEN: READ_TOKEN, PREVIEW_SECRET };
  return startSite(path.join(folder, "strapi"), { settings });
}

/**
 * @param {string} name
 * @param {string} origin
 * @param {string} contentDir
 */
function push(name, origin, contentDir) {
  return step(name, ["provider/transfer/main.ts", "push", origin], {
    CONTENT_PUSH_TOKEN: PUSH_TOKEN,
    CONTENT_DIR: contentDir,
  });
}

/**
 * @param {string} name
 * @param {string[]} args of our Node
 * @param {Record<string, string>} settings
 */
async function step(name, args, settings) {
  const { exitCode, output, seconds } = await runCommand(projectNode, args, { env: { ...process.env, ...settings } });
  if (exitCode !== 0) throw new CommandFailed(`✗ ${name}\n${output}`);
  console.log(`✓ ${name} (${seconds.toFixed(1)} s)`);
  return output;
}
