import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";

const MODULE = ".module.css";
const IMPORT = /^import (\w+) from "([^"]+\.module\.css)";$/gm;
const GLOBAL = /:global\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Reads the style modules of the site and the scripts that import them: every class of a module is used, every class that is
 * used is there, every rule is in a layer, and no two modules have one name, which their classes begin with.
 *
 * @param {string} root
 * @returns {string[]} A line for each problem.
 */
export function findStyleProblems(root) {
  const app = path.join(root, "web/app");
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).sort();
  const scripts = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const uses = scripts.flatMap((file) => findUses(app, file));
  const modules = files.filter((file) => file.endsWith(MODULE));
  /** @type {Map<string, string[]>} */
  const named = new Map();
  for (const file of modules) named.set(path.basename(file), [...(named.get(path.basename(file)) ?? []), file]);
  return [
    ...[...named.values()]
      .filter((same) => same.length > 1)
      .map((same) => `${same.map((file) => `web/app/${file}`).join(" and ")} have one name, and so have their classes`),
    ...modules.flatMap((file) => {
      const { classes, outside } = readModule(path.join(app, file));
      const used = uses.filter((use) => use.module === path.join(app, file));
      return [
        ...outside.map((line) => `web/app/${file}:${line}: a rule in no layer`),
        ...[...classes]
          .filter((name) => !used.some((use) => use.name === name))
          .map((name) => `web/app/${file}: nobody uses .${name}`),
        ...used
          .filter(({ name }) => !classes.has(name))
          .map((use) => `web/app/${use.file}: ${use.name} is no class of web/app/${file}`),
      ];
    }),
  ];
}

/**
 * @param {string} app
 * @param {string} file
 */
function findUses(app, file) {
  const text = readFileSync(path.join(app, file), "utf8");
  return [...text.matchAll(IMPORT)].flatMap(([, styles = "", from = ""]) => {
    const module = from.startsWith("#app/")
      ? path.join(app, from.slice("#app/".length))
      : path.join(app, path.dirname(file), from);
    const names = text.matchAll(new RegExp(`(?<![\\w.])${styles}\\.(\\w+)`, "g"));
    return [...new Set([...names].map(([, name = ""]) => name))].map((name) => ({ file, module, name }));
  });
}

/** @param {string} file */
function readModule(file) {
  /** @type {Set<string>} */
  const classes = new Set();
  /** @type {number[]} */
  const outside = [];
  const root = postcss.parse(readFileSync(file, "utf8"));
  root.walkRules(({ selector, parent }) => {
    if (parent?.type === "atrule" && "name" in parent && parent.name === "keyframes") return;
    for (const [, name = ""] of selector.replace(GLOBAL, "").matchAll(/\.([a-zA-Z][\w-]*)/g))
      classes.add(inCamelCase(name));
  });
  root.each((node) => {
    if (node.type === "rule" || (node.type === "atrule" && node.name !== "layer"))
      outside.push(node.source?.start?.line ?? 0);
  });
  return { classes, outside };
}

/** @param {string} name */
function inCamelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
