import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { writeMissingSecrets } from "./cms-secrets.mjs";
import { CommandFailed, runAsCommand } from "./command-failed.mjs";
import { environmentWithoutProjectNode, matchesLockFile } from "./install-if-needed.mjs";
import { projectNode, projectRoot } from "./project-paths.mjs";
import { runCommand } from "./run-command.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

const folder = path.join(projectRoot, "cms");
const strapi = path.join(folder, "node_modules", "@strapi", "strapi", "bin", "strapi.js");

/**
 * `npm run cms`: installs, builds and starts the Strapi project. The database module is compiled for
 * one Node when it is installed: Strapi runs on that one.
 */
await runAsCommand(async () => {
  mkdirSync(path.join(folder, "data"), { recursive: true });
  writeMissingSecrets(path.join(folder, ".env"), process.env);
  const env = {
    NODE_ENV: "production",
    STRAPI_TELEMETRY_DISABLED: "true",
    CMS_ADMIN_EMAIL: "admin@localhost.test",
    ...environmentWithoutProjectNode(),
  };
  if (!isInstalled()) {
    console.log("Installing Strapi, a few minutes the first time …");
    await step("npm", ["ci", "--include=dev", "--loglevel=error"], env);
  }
  const node = await findNode(env);
  if (!isBuilt()) {
    console.log("Building the editors' interface …");
    await step(node, [strapi, "build"], env);
  }
  console.log(`
Strapi starts. When it says that it has started:
  1. Open its /admin and sign in; the first administrator's password is printed below, once.
  2. Start the site on it, with CONTENT_API_URL (its address) and CONTENT_API_TOKEN (from cms/.env).
  cms/README.md says more.
`);
  await runInForeground(node, [strapi, "start"], env, folder);
});

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function step(command, args, env) {
  const { exitCode, output } = await runCommand(command, args, { cwd: folder, env });
  if (exitCode !== 0) throw new CommandFailed(`${command} ${args.join(" ")} failed in cms/:\n${output}`);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} The Node that can load the database module: the site's, or else the machine's.
 */
async function findNode(env) {
  const opensDatabase = ["-e", "require('better-sqlite3')(':memory:')"];
  const said = [];
  for (const node of [projectNode, "node"]) {
    const { exitCode, output } = await runCommand(node, opensDatabase, { cwd: folder, env });
    if (exitCode === 0) return node;
    said.push(output);
  }
  throw new CommandFailed(`No Node here can load better-sqlite3; run "npm rebuild" in cms/.\n${said.join("\n")}`);
}

function isInstalled() {
  const installed = path.join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return false;
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8")).packages;
  return matchesLockFile(read(path.join(folder, "package-lock.json")), read(installed));
}

/** Whether the build is younger than everything it is made of. */
function isBuilt() {
  const built = path.join(folder, "dist", "build", "index.html");
  if (!existsSync(built)) return false;
  const madeAt = statSync(built).mtimeMs;
  const sources = ["src", "config"].flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true, encoding: "utf8" }).map((file) => path.join(name, file)),
  );
  return [...sources, "package-lock.json", "tsconfig.json"].every(
    (file) => statSync(path.join(folder, file)).mtimeMs <= madeAt,
  );
}
