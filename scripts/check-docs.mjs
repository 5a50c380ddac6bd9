import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const NOT_OURS = new Set([
  "node_modules",
  "build",
  ".react-router",
  ".types",
  ".git",
  ".cache",
  ".strapi",
  "dist",
  "test-results",
]);
const MADE_LATER = /(?:^|\/)(?:node_modules|build|\.react-router|\.types|data|test-results)(?:\/|$)/;
const SOURCE_FILE = /^[\w.-]+\.(?:ts|tsx|mjs|md|graphql|yaml)$/;
const SUPERSEDED = /^# .*\n\nSuperseded by /;
/** Not with a leading slash: those are addresses of the site. */
const PATH_LIKE = /^[\w@.-]+(?:\/[\w@.-]+)*\/?$/;

/**
 * Reads README.md, docs/ and every workspace's README.md for the paths, files and npm commands they name, and
 * returns a line for each that does not exist.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function findDocsProblems(root) {
  const files = listFiles(root, "");
  const project = {
    files: new Set(files),
    fileNames: new Set(files.map((file) => path.posix.basename(file))),
    topLevel: new Set(readdirSync(root)),
    npmScripts: new Set(Object.keys(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).scripts ?? {})),
    has: (/** @type {string} */ location) => existsSync(path.join(root, location)),
  };
  return (
    files
      .filter((file) => /^(?:README\.md|docs\/.+\.md|[^/]+\/README\.md)$/.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }))
      // A decision that another has superseded speaks of what was there then.
      .filter(({ text }) => !SUPERSEDED.test(text))
      .flatMap(({ file, text }) => problemsOf(file, text, project))
  );
}

/**
 * @typedef {object} Project
 * @property {Set<string>} fileNames
 * @property {Set<string>} topLevel
 * @property {Set<string>} npmScripts
 * @property {(location: string) => boolean} has
 */

/**
 * @param {string} file
 * @param {string} text
 * @param {Project} project
 */
function problemsOf(file, text, project) {
  const folder = path.posix.dirname(file);
  return text.split("\n").flatMap((line, index) => {
    const at = `${file}:${index + 1}:`;
    const commands = [...line.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
      .map((match) => match[1] ?? match[2] ?? "")
      .filter((script) => !project.npmScripts.has(script))
      .map((script) => `${at} package.json has no script "${script}"`);
    const links = [...line.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
      .map((match) => match[1] ?? "")
      .filter((target) => !/^(?:[a-z]+:|\/)/.test(target) && !project.has(path.posix.join(folder, target)))
      .map((target) => `${at} the link leads to ${target}, which does not exist`);
    const spans = [...line.matchAll(/`([^`]+)`/g)]
      .map((match) => match[1] ?? "")
      .filter((span) => !namesSomethingThere(span, folder, project))
      .map((span) => `${at} \`${span}\` does not exist`);
    return [...commands, ...links, ...spans];
  });
}

/**
 * Only what looks like a path of ours is judged: it starts with a folder of the root or of the document's own folder's
 * parents, or it is the bare name of a source file.
 *
 * @param {string} span
 * @param {string} folder
 * @param {Project} project
 */
function namesSomethingThere(span, folder, project) {
  if (!PATH_LIKE.test(span) || MADE_LATER.test(span)) return true;
  if (SOURCE_FILE.test(span)) return project.fileNames.has(span);
  const [first = ""] = span.split("/");
  const isRelative = first === "." || first === "..";
  if (
    !span.includes("/") ||
    (!isRelative && !project.topLevel.has(first) && !project.has(path.posix.join(folder, first)))
  )
    return true;
  return project.has(path.posix.join(folder, span)) || (!isRelative && project.has(span));
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_OURS.has(entry.name))
    .flatMap((entry) => {
      const location = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(root, location) : [location];
    });
}
