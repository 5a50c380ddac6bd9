import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { CommandFailed } from "./command-failed.mjs";
import { environmentWithoutProjectNode, matchesLockFile } from "./install-if-needed.mjs";
import { projectNode, projectRoot } from "./project-paths.mjs";
import { runCommand } from "./run-command.mjs";

/** The Strapi project, with packages of its own. */
export const cmsFolder = path.join(projectRoot, "cms");

/** Strapi's command. */
export const strapiCommand = path.join(cmsFolder, "node_modules", "@strapi", "strapi", "bin", "strapi.js");

/** @returns {NodeJS.ProcessEnv} */
export function cmsEnvironment() {
  return { NODE_ENV: "production", STRAPI_TELEMETRY_DISABLED: "true", ...environmentWithoutProjectNode() };
}

/** Strapi's packages cannot be had: the registry does not answer. */
export class RegistryAway extends CommandFailed {}

/**
 * @param {NodeJS.ProcessEnv} env
 * @throws {RegistryAway}
 */
export async function installCmsIfNeeded(env) {
  if (isInstalled()) return;
  console.log("Installing Strapi, a few minutes the first time …");
  try {
    await cmsStep("npm", ["ci", "--include=dev", "--loglevel=error"], env);
  } catch (error) {
    const code = error instanceof CommandFailed ? findNetworkFault(error.message) : null;
    throw code === null ? error : new RegistryAway(`npm's registry does not answer (${code})`);
  }
}

/**
 * By what code npm says that it has not reached its registry; null where it failed otherwise.
 *
 * @param {string} said
 * @returns {string | null}
 */
export function findNetworkFault(said) {
  const codes =
    /^npm error code (EAI_AGAIN|ENOTFOUND|ECONN[A-Z]+|E\w*TIMEDOUT|ERR_SOCKET_TIMEOUT|E\w+UNREACH|E5\d\d)$/m;
  return codes.exec(said)?.[1] ?? null;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function cmsStep(command, args, env) {
  const { exitCode, output } = await runCommand(command, args, { cwd: cmsFolder, env });
  if (exitCode !== 0) throw new CommandFailed(`${command} ${args.join(" ")} failed in cms/:\n${output}`);
}

/**
 * The database module is compiled for one Node when it is installed: Strapi runs on that one.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} The Node that can load the database module: the site's, or else the machine's.
 */
export async function findCmsNode(env) {
  const opensDatabase = ["-e", "require('better-sqlite3')(':memory:')"];
  const said = [];
  for (const node of [projectNode, "node"]) {
    const { exitCode, output } = await runCommand(node, opensDatabase, { cwd: cmsFolder, env });
    if (exitCode === 0) return node;
    said.push(output);
  }
  throw new CommandFailed(`No Node here can load better-sqlite3; run "npm rebuild" in cms/.\n${said.join("\n")}`);
}

function isInstalled() {
  const installed = path.join(cmsFolder, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return false;
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8")).packages;
  return matchesLockFile(read(path.join(cmsFolder, "package-lock.json")), read(installed));
}

/** Whether the build is younger than everything it is made of. */
export function isCmsBuilt() {
  const built = path.join(cmsFolder, "dist", "build", "index.html");
  if (!existsSync(built)) return false;
  const madeAt = statSync(built).mtimeMs;
  const sources = ["src", "config"].flatMap((name) =>
    readdirSync(path.join(cmsFolder, name), { recursive: true, encoding: "utf8" }).map((file) => path.join(name, file)),
  );
  return [...sources, "package-lock.json", "tsconfig.json"].every(
    (file) => statSync(path.join(cmsFolder, file)).mtimeMs <= madeAt,
  );
}
