import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-paths.mjs";

const FINGERPRINT_FILE = path.join(projectRoot, "web", "build", "sources.sha256");

/** What the build is made from. The server, the provider and the rest of the content are read when the site starts. */
const BUILD_SOURCES = [
  "package-lock.json",
  "tsconfig.base.json",
  "contract",
  "simulators",
  "markdown",
  "papers",
  "web",
  "provider/content/facts",
  "provider/interface-texts",
  "content/facts.yaml",
  "content/{locale}/interface",
  "content/{locale}/paper",
  "content/{locale}/resource",
  "scripts/build.mjs",
  "scripts/compress-static-files.mjs",
  "scripts/write-latest-build.mjs",
];
const NOT_BUILT = new Set(["node_modules", "build", ".react-router", ".types", "server", "tests"]);
const NOT_BUILT_FILE = /\.test\.tsx?$|^README\.md$/;

/** A hash over the names and contents of everything the build is made from. */
export function fingerprintOfBuildSources(root = projectRoot) {
  const hash = createHash("sha256");
  for (const file of listBuildSources(root)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * Whether the build in `web/build` was made from the sources as they are now.
 */
export function isBuildUpToDate() {
  return existsSync(FINGERPRINT_FILE) && readFileSync(FINGERPRINT_FILE, "utf8") === fingerprintOfBuildSources();
}

/** To be called before a build: a build that breaks off must not count as one. */
export function forgetBuild() {
  rmSync(FINGERPRINT_FILE, { force: true });
}

/** @param {string} fingerprint of the sources as they were when the build began */
export function rememberBuild(fingerprint) {
  mkdirSync(path.dirname(FINGERPRINT_FILE), { recursive: true });
  writeFileSync(FINGERPRINT_FILE, fingerprint);
}

/**
 * @param {string} root
 * @returns {string[]} Sorted, relative to the root.
 */
function listBuildSources(root) {
  const content = path.join(root, "content");
  const locales = existsSync(content) ? readdirSync(content) : [];
  return BUILD_SOURCES.flatMap((source) =>
    source.includes("{locale}") ? locales.map((locale) => source.replace("{locale}", locale)) : [source],
  )
    .flatMap((source) => listFiles(root, source))
    .sort();
}

/**
 * @param {string} root
 * @param {string} location a file or a folder, relative to the root
 * @returns {string[]}
 */
function listFiles(root, location) {
  const absolute = path.join(root, location);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [location];
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !NOT_BUILT.has(entry.name) && !NOT_BUILT_FILE.test(entry.name))
    .flatMap((entry) => listFiles(root, path.join(location, entry.name)));
}
