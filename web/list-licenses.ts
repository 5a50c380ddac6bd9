import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { PackageLicense } from "./app/site/package-license.ts";

/** In the folder of what browsers load; `web/server/read-licenses.ts` reads it. */
const FILE = "licenses.json";

/** What browsers are sent of packages that is no module: fonts that are cut anew, icons that stand in pages. */
const NOT_MODULES = [
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource-variable/besley",
  "@fontsource-variable/noto-sans-kr",
  "@fontsource-variable/noto-sans-sc",
  "@fontsource/noto-sans-math",
  "@iconify-json/lucide",
];

/** Writes beside what browsers load which packages are in it, and under which licences. */
export function listLicenses(): Plugin {
  return {
    name: "list-licenses",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const styles = [...this.getModuleIds()].filter((id) => id.endsWith(".css"));
      const source = JSON.stringify(licensesOf([...modules, ...styles]));
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
}

/** Packages by their names, each once for each version. */
export function licensesOf(modules: readonly string[]): PackageLicense[] {
  const folders = new Set([...modules.flatMap((id) => folderOf(id) ?? []), ...NOT_MODULES.map(installedFolder)]);
  const byName = new Map([...folders].map(readPackage).map((found) => [`${found.name} ${found.version}`, found]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The folder of the package that a module is of; null for our own. */
export function folderOf(id: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? null;
}

function installedFolder(name: string): string {
  return path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}

function readPackage(folder: string): PackageLicense {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  if (typeof license !== "string") throw new Error(`${folder}: expected the name of a licence, got ${license}`);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  const text = file && existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), "utf8").trim() : "";
  return { name, version, license, text };
}
