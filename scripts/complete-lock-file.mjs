import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isMainModule } from "./is-main-module.mjs";
import { projectRoot } from "./project-paths.mjs";

/**
 * Packages with native code name one build of themselves per platform. Where a registry lacks some of those builds,
 * `npm install` leaves them out of the lock file, and `npm ci` then refuses the file on every platform. Run after
 * `npm install`, this writes them in: `node scripts/complete-lock-file.mjs`.
 *
 * @typedef {{ version?: string, dev?: boolean, link?: boolean, integrity?: string, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ location: string, version: string, neededBy: string, dev: boolean }} MissingBuild
 */

/**
 * @param {Record<string, LockedPackage>} packages the lock file's `packages`
 * @returns {MissingBuild[]} The builds some package names and the lock file lacks.
 */
export function findMissingBuilds(packages) {
  return Object.entries(packages).flatMap(([neededBy, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isFound(packages, neededBy, name))
      .map(([name, version]) => ({
        location: `node_modules/${name}`,
        version,
        neededBy,
        dev: entry.dev === true,
      })),
  );
}

/**
 * What npm would install without knowing what it must be: every package that is fetched says so by its hash.
 *
 * @param {Record<string, LockedPackage>} packages the lock file's `packages`
 * @returns {string[]} their locations
 */
export function findWithoutIntegrity(packages) {
  return Object.entries(packages)
    .filter(([location, entry]) => location.includes("node_modules/") && !entry.link && !entry.integrity)
    .map(([location]) => location);
}

/**
 * What the lock file says of a build for another platform: enough to skip it there, and to fetch it where it belongs.
 *
 * @param {MissingBuild} build
 */
export function toLockEntry({ location, version, dev }) {
  const platform =
    /(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|wasm32|win32)-(\w+?)(?:-(\w+))?$/.exec(
      location,
    );
  if (!platform || !/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) {
    throw new Error(`${location}@${version}: expected the name of a platform and an exact version`);
  }
  const [, os = "", cpu = "", abi = ""] = platform;
  if (os === "wasm32") return { version, cpu: ["wasm32"], ...(dev && { dev }), optional: true };
  const libc = os === "linux" ? { libc: [abi.startsWith("musl") ? "musl" : "glibc"] } : {};
  return { version, cpu: [cpu], ...(dev && { dev }), ...(abi && libc), optional: true, os: [os] };
}

/**
 * Looks where Node would: in the package's own node_modules, then in those of the folders above it.
 *
 * @param {Record<string, LockedPackage>} packages
 * @param {string} from
 * @param {string} name
 */
function isFound(packages, from, name) {
  const folders = from.split("/");
  return Array.from({ length: folders.length + 1 }, (_, up) => folders.slice(0, folders.length - up))
    .map((parts) => [...parts.filter(Boolean), "node_modules", name].join("/"))
    .some((location) => location in packages);
}

/** @param {MissingBuild} build */
function askForIntegrity({ location, version }) {
  const name = `${location.replace(/^node_modules\//, "")}@${version}`;
  const { stdout, stderr } = spawnSync("npm", ["view", name, "dist.integrity"], { encoding: "utf8" });
  if (!/^sha512-/.test(stdout)) throw new Error(`${name}: expected its integrity, got ${stdout || stderr}`);
  return stdout.trim();
}

function completeLockFile() {
  const file = path.join(projectRoot, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const missing = findMissingBuilds(lock.packages);
  const entries = [
    ...Object.entries(lock.packages),
    ...missing.map((build) => {
      const entry = { ...toLockEntry(build), integrity: askForIntegrity(build) };
      return /** @type {const} */ ([build.location, entry]);
    }),
  ];
  lock.packages = Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other, "en")));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} builds for other platforms added to package-lock.json.`);
}

if (isMainModule(import.meta.url)) completeLockFile();
