import { cpSync, existsSync, mkdirSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { cmsFolder } from "./cms-project.mjs";
import { CommandFailed } from "./command-failed.mjs";
import { projectNode, projectRoot } from "./project-paths.mjs";
import { startServer } from "./start-server.mjs";

/** The first start builds the editors' interface and makes two hundred tables. */
const FIRST_START_MS = 1_200_000;
/** What is made by a start, or was installed. */
const MADE = ["node_modules", "dist", "data", ".env", ".strapi", ".tmp", ".cache"];
const PASSWORD = /^ {2}password {2}\S{20,}$/gm;
const STEPS = [/^ {2}1\. Open its \/admin/m, /^ {2}2\. .*npm run content:push/m, /^ {2}3\. Start the site on it/m];

/**
 * `npm run cms` as whoever has just got the project sees it, but for the packages, which are those here: in a copy, on a file. It is
 * started twice.
 *
 * @param {string} folder
 * @returns {Promise<{ firstSeconds: number, secondSeconds: number }>} to the first answer
 */
export async function tryFirstStart(folder) {
  const copy = path.join(folder, "project");
  copyProject(copy);
  const first = await startCms(copy);
  expectTimes("the first start: the administrator's password", first.said.match(PASSWORD)?.length ?? 0, 1);
  for (const wanted of STEPS) expectTimes(`the first start: ${wanted}`, Number(wanted.test(first.said)), 1);
  if (!existsSync(path.join(copy, "cms", "data", "content.db")))
    throw new CommandFailed("expected cms/data/content.db");
  const isReadByOthers = (statSync(path.join(copy, "cms", ".env")).mode & 0o077) !== 0;
  if (isReadByOthers) throw new CommandFailed("cms/.env: expected that nobody else may read it");
  const second = await startCms(copy);
  expectTimes("the second start: the administrator's password", second.said.match(PASSWORD)?.length ?? 0, 0);
  expectTimes("the second start: a build", Number(second.said.includes("Building")), 0);
  return { firstSeconds: first.seconds, secondSeconds: second.seconds };
}

/** @param {string} copy */
function copyProject(copy) {
  mkdirSync(copy);
  const isSource = (/** @type {string} */ file) => !MADE.includes(path.relative(cmsFolder, file));
  cpSync(cmsFolder, path.join(copy, "cms"), { recursive: true, filter: isSource });
  cpSync(path.join(projectRoot, "scripts"), path.join(copy, "scripts"), { recursive: true });
  cpSync(path.join(projectRoot, "package.json"), path.join(copy, "package.json"));
  for (const installed of ["node_modules", path.join("cms", "node_modules")])
    symlinkSync(path.join(projectRoot, installed), path.join(copy, installed), "junction");
}

/**
 * Starts it, looks at its editors' interface, and ends it.
 *
 * @param {string} copy
 */
async function startCms(copy) {
  const server = await startServer([projectNode, path.join(copy, "scripts", "cms.mjs")], {
    cwd: copy,
    readyPath: "/_health",
    pollIntervalMs: 500,
    timeoutMs: FIRST_START_MS,
    settings: { DATABASE_URL: "", SMTP_URL: "" },
  });
  try {
    const { status } = await fetch(`${server.origin}/admin`);
    if (status !== 200) throw new CommandFailed(`/admin: expected 200, got ${status}`);
    return { said: server.log(), seconds: server.secondsToFirstAnswer };
  } finally {
    await server.stop();
  }
}

/**
 * @param {string} what
 * @param {number} got
 * @param {number} expected
 */
function expectTimes(what, got, expected) {
  if (got !== expected) throw new CommandFailed(`${what}: expected ${expected} times, got ${got}`);
}
