import path from "node:path";
import { fingerprintOfBuildSources, forgetBuild, isBuildUpToDate, rememberBuild } from "./build-fingerprint.mjs";
import { CommandFailed, runAsCommand } from "./command-failed.mjs";
import { compressStaticFiles } from "./compress-static-files.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { isMainModule } from "./is-main-module.mjs";
import { installedCommand, projectNode, projectRoot } from "./project-paths.mjs";
import { runCommand } from "./run-command.mjs";
import { writeLatestBuild } from "./write-latest-build.mjs";

const WEB_FOLDER = path.join(projectRoot, "web");
const CLIENT_FOLDER = path.join(WEB_FOLDER, "build", "client");
/** Long enough that two builds are never named alike. */
const BUILD_ID_LENGTH = 16;
const SNAPSHOT_FILE = path.join(WEB_FOLDER, "build", "content.snapshot");
const SEARCH_FOLDER = path.join(WEB_FOLDER, "build", "search");

/** Builds the site unless the build in `web/build` was made from the sources as they are now. */
export async function buildIfNeeded() {
  if (!isBuildUpToDate()) await build();
}

/**
 * Builds the site into `web/build`: the server's and the browser's code, the papers, and compressed copies of the
 * static files. Beside it, it stores the compiled content and its search indexes. Throws with everything the failing step said.
 */
export async function build() {
  const startedAt = performance.now();
  const fingerprint = fingerprintOfBuildSources();
  forgetBuild();

  console.log("Building the site …");
  const id = fingerprint.slice(0, BUILD_ID_LENGTH);
  await step("react-router build", [installedCommand("react-router"), "build"], WEB_FOLDER, { BUILD_ID: id });

  await writeLatestBuild(CLIENT_FOLDER, id);
  await step("typesetting the papers", [path.join("papers", "typeset.ts"), CLIENT_FOLDER], projectRoot);
  await compressStaticFiles(CLIENT_FOLDER);

  await storeContent();

  rememberBuild(fingerprint);
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** The build does not depend on it: a start that does not find its content compiled compiles it, and names mistakes. */
async function storeContent() {
  const folder = process.env.CONTENT_DIR || "content";
  const { exitCode, output } = await runCommand(
    projectNode,
    [path.join("provider", "content", "snapshot", "main.ts"), folder, SNAPSHOT_FILE],
    { cwd: projectRoot },
  );
  if (exitCode !== 0) return console.log(`The content was not compiled:\n${output.trimEnd()}`);
  const stored = await runCommand(
    projectNode,
    [path.join("web", "server", "store-search.ts"), folder, SNAPSHOT_FILE, SEARCH_FOLDER],
    { cwd: projectRoot },
  );
  if (stored.exitCode !== 0) console.log(`The search indexes were not stored:\n${stored.output.trimEnd()}`);
}

/**
 * @param {string} what
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [environment]
 */
async function step(what, args, cwd, environment = {}) {
  const { exitCode, output } = await runCommand(projectNode, args, {
    cwd,
    env: { ...process.env, ...environment, NODE_ENV: "production" },
  });
  if (exitCode !== 0) throw new CommandFailed(`${what} failed with exit code ${exitCode}:\n${output}`);
}

if (isMainModule(import.meta.url)) {
  await runAsCommand(async () => {
    await installIfNeeded();
    await build();
  });
}
