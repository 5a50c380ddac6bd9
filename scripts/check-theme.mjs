import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { COLOR_NAMES } from "./color-names.mjs";

/** Where colours are given their values; everywhere else they go by the names they have there. */
const THEME_FILE = /^web\/app\/ui\/theme\/(?:tokens|[a-z]+-hues)\.css$/;
/** Their colours are marks for another program, or the two of a mask: nobody sees them. */
const NEVER_SEEN = new Set([
  "web/app/features/color-mode/color-mode-toggle.tsx",
  "web/app/ui/rich-text/steps/highlighter.server.ts",
  "web/app/ui/rich-text/steps/math.server.ts",
]);

const WRITTEN_COLOR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|(?<![-\w])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*(?:from\s|[\d.]|[a-z])[^()]*\)?/gi;
const NAMED_COLOR = new RegExp(`(?<![-\\w.#])(?:${COLOR_NAMES.join("|")})(?![-\\w(])`, "gi");
/** Their values are names of other things. */
const HOLDS_OTHER_NAMES = /^(?:grid|animation|font|transition|view-transition|container|anchor|will-change|content)/;
const NOT_A_VALUE = /"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g;

/** In scripts: what begins a string or an arbitrary class, or is the value of a drawing's attribute. */
const HEX_IN_SCRIPT = /(?<=["'`[])(?<!\b(?:href|to)=["'`])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=["'`\]])/gi;
const FUNCTION_IN_SCRIPT = /(?<![-\w.])(?:rgba?|hsla?|hwb|lch|oklab|oklch)\(\s*[\d.][^()]*\)?/gi;
const NAME_IN_SCRIPT = new RegExp(
  `(?<=\\b(?:fill|stroke|color|stopColor|floodColor|backgroundColor|borderColor)(?:=|:\\s)["'])(?:${COLOR_NAMES.join("|")})(?=["'])`,
  "gi",
);

/**
 * Reads the styles and scripts of the site, and returns a line for each value that belongs into the theme.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function findThemeProblems(root) {
  return globSync("web/app/**/*.{css,ts,tsx}", { cwd: root })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !THEME_FILE.test(file) && !NEVER_SEEN.has(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      const found = file.endsWith(".css") ? findInStyles(text) : findInScript(text);
      return found.map(
        ({ line, value }) =>
          `${file}:${line}: the colour ${value} is written by hand; take one of web/app/ui/theme/tokens.css, or give it a name there`,
      );
    });
}

/**
 * @typedef {object} Found
 * @property {number} line
 * @property {string} value
 */

/**
 * @param {string} text
 * @returns {Found[]}
 */
function findInStyles(text) {
  /** @type {Found[]} */
  const found = [];
  postcss.parse(text).walkDecls(({ prop, value, source }) => {
    const plain = value.replace(NOT_A_VALUE, " ");
    const names = HOLDS_OTHER_NAMES.test(prop) ? [] : plain.matchAll(NAMED_COLOR);
    for (const [color] of [...plain.matchAll(WRITTEN_COLOR), ...names])
      found.push({ line: source?.start?.line ?? 0, value: color });
  });
  return found;
}

/**
 * @param {string} text
 * @returns {Found[]}
 */
function findInScript(text) {
  return text
    .split("\n")
    .flatMap((line, index) =>
      isComment(line)
        ? []
        : [HEX_IN_SCRIPT, FUNCTION_IN_SCRIPT, NAME_IN_SCRIPT]
            .flatMap((pattern) => [...line.matchAll(pattern)])
            .map(([value]) => ({ line: index + 1, value })),
    );
}

/** @param {string} line */
function isComment(line) {
  return /^\s*(?:\/\/|\/?\*)/.test(line);
}
