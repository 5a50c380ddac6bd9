import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** The checkout's root folder. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

const installed = path.join(projectRoot, "node_modules");

/** Node 24, as npm installs it: what everything after the installation runs under. */
export const projectNode = path.join(installed, "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/** The packages that bring the commands we run. */
const PACKAGES = {
  autocannon: "autocannon",
  biome: "@biomejs/biome",
  knip: "knip",
  playwright: "@playwright/test",
  "react-router": "@react-router/dev",
  stylelint: "stylelint",
  tsc: "typescript",
  vitest: "vitest",
};

/**
 * The JavaScript entry point of an installed command, to be run by {@link projectNode}. What npm puts into `.bin` is that
 * file on some systems only: on Windows it is a script of the shell.
 *
 * @param {keyof typeof PACKAGES} name
 */
export function installedCommand(name) {
  const folder = path.join(installed, PACKAGES[name]);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[name]);
}
