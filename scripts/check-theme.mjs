import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { COLOR_NAMES } from "./color-names.mjs";

/** Where values are written, for screens and for paper; everywhere else they go by the names they have there. */
const THEME_FILE = /^web\/app\/ui\/theme\/(?:tokens|fonts|print|[a-z]+-hues)\.css$/;
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

/** What else goes by the names of the theme: how a value is written that does not, and what to take instead. */
const MEASURES = [
  {
    of: /^font-size$|^font$/,
    written: /(?<![\w-])[\d.]+(?:px|rem|pt|vw)/,
    name: "the font size",
    take: "a step (--step-…)",
  },
  {
    of: /^border-.*radius$/,
    written: /(?<![\w-])[\d.]*[1-9][\d.]*(?:px|r?em)/,
    name: "the radius",
    take: "a radius (--radius-…)",
  },
  {
    of: /^(?:transition|animation)(?:-duration)?$/,
    written: /(?<![\w-])[\d.]+m?s(?![\w-])/,
    name: "the duration",
    take: "a duration (--fast, --slow …)",
  },
  // Inset, it is a line rather than a shadow.
  { of: /^box-shadow$/, written: /^(?!.*\binset\b).*\d/s, name: "the shadow", take: "a shadow (--shadow-…)" },
  // What lies above its neighbours only is nobody else's business.
  { of: /^z-index$/, written: /^(?!-?\d$|calc\().*\d/, name: "the layer", take: "a layer (--layer-…)" },
];
const MEASURE_IN_SCRIPT = /(?<=["'`\s:])(?:text|rounded(?:-[a-z]+)?|z|duration|shadow)-\[[^\]]*\d[^\]]*\]/g;

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
  return readdirSync(path.join(root, "web/app"), { recursive: true, encoding: "utf8" })
    .map((file) => `web/app/${file.split(path.sep).join("/")}`)
    .filter(
      (file) =>
        /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file) && !THEME_FILE.test(file) && !NEVER_SEEN.has(file),
    )
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      const found = file.endsWith(".css") ? findInStyles(text) : findInScript(text);
      return found.map(
        ({ line, what, take }) =>
          `${file}:${line}: ${what} is written by hand; take ${take} of web/app/ui/theme/tokens.css, or give it a name there`,
      );
    });
}

/**
 * @typedef {object} Found
 * @property {number} line
 * @property {string} what
 * @property {string} take
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
    const line = source?.start?.line ?? 0;
    const names = HOLDS_OTHER_NAMES.test(prop) ? [] : plain.matchAll(NAMED_COLOR);
    for (const [color] of [...plain.matchAll(WRITTEN_COLOR), ...names]) found.push({ line, ...aColor(color) });
    for (const { of, written, name, take } of MEASURES)
      if (of.test(prop) && written.test(plain)) found.push({ line, what: `${name} ${value}`, take });
  });
  return found;
}

/**
 * @param {string} text
 * @returns {Found[]}
 */
function findInScript(text) {
  return text.split("\n").flatMap((source, index) => {
    if (isComment(source)) return [];
    const line = index + 1;
    const colors = [HEX_IN_SCRIPT, FUNCTION_IN_SCRIPT, NAME_IN_SCRIPT].flatMap((pattern) => [
      ...source.matchAll(pattern),
    ]);
    return [
      ...colors.map(([color]) => ({ line, ...aColor(color) })),
      ...[...source.matchAll(MEASURE_IN_SCRIPT)].map(([name]) => ({ line, what: `the class ${name}`, take: "a size" })),
    ];
  });
}

/** @param {string} color */
function aColor(color) {
  return { what: `the colour ${color}`, take: "one" };
}

/** @param {string} line */
function isComment(line) {
  return /^\s*(?:\/\/|\/?\*)/.test(line);
}
