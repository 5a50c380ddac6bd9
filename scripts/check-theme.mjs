import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { COLOR_NAMES } from "./color-names.mjs";
import { CLASSES, MEASURES, SIZED } from "./theme-measures.mjs";

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
/** What takes a value from elsewhere. */
const NO_MEASURE = /\b(?:var|env)\(|\b(?:inherit|initial|unset|revert(?:-layer)?)\b/g;

/** Beside a value that is written by hand: why. */
const EXEMPTION = /by hand:\s*(.*?)\s*(?:\*\/|$)/;
const FEWEST_WORDS = 3;

/** In scripts: what begins a string or an arbitrary class, or is the value of a drawing's attribute. */
const HEX_IN_SCRIPT = /(?<=["'`[])(?<!\b(?:href|to)=["'`])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=["'`\]])/gi;
const FUNCTION_IN_SCRIPT = /(?<![-\w.])(?:rgba?|hsla?|hwb|lch|oklab|oklch)\(\s*[\d.][^()]*\)?/gi;
const NAME_IN_SCRIPT = new RegExp(
  `(?<=\\b(?:fill|stroke|color|stopColor|floodColor|backgroundColor|borderColor)(?:=|:\\s)["'])(?:${COLOR_NAMES.join("|")})(?=["'])`,
  "gi",
);

const STYLE_ATTRIBUTE = /(?<=\s)style=\{/g;

/**
 * Reads the styles and scripts of the site, and returns a line for each value that belongs into the theme. A value that
 * cannot has the reason in a comment beside or above it: `by hand: half of the thumb's edge`.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function findThemeProblems(root) {
  const tokens = readTokens(root);
  return readdirSync(path.join(root, "web/app"), { recursive: true, encoding: "utf8" })
    .map((file) => `web/app/${file.split(path.sep).join("/")}`)
    .filter(
      (file) =>
        /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file) && !THEME_FILE.test(file) && !NEVER_SEEN.has(file),
    )
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      const found = file.endsWith(".css") ? findInStyles(text, tokens) : findInScript(text, tokens);
      return applyExemptions(text, found).map(({ line, what, take }) =>
        take
          ? `${file}:${line}: ${what} is written by hand; take ${take} of web/app/ui/theme/tokens.css, or give it a name there`
          : `${file}:${line}: ${what}`,
      );
    });
}

/**
 * @typedef {object} Found
 * @property {number} line
 * @property {string} what
 * @property {string} [take]
 */

/**
 * @typedef {object} Tokens
 * @property {Map<string, string>} sizes the name of each size that has one
 * @property {Set<string>} spaces what a class can name: `4` of `mt-4`
 */

/** What is a step of something is no size; neither is what follows from the size of the screen. */
const NO_SIZE = /^--(?:step|space|spacing|radius|layer|tracking|bar)-/;

/**
 * @param {string} root
 * @returns {Tokens}
 */
function readTokens(root) {
  const file = path.join(root, "web/app/ui/theme/tokens.css");
  /** @type {Tokens} */
  const tokens = { sizes: new Map(), spaces: new Set() };
  if (!existsSync(file)) return tokens;
  postcss.parse(readFileSync(file, "utf8")).walkDecls(/^--/, ({ prop, value }) => {
    if (/^[\d.]+(?:rem|px)$/.test(value) && !NO_SIZE.test(prop)) tokens.sizes.set(value, prop);
    const [, space] = /^--spacing-([\w.]+)$/.exec(prop) ?? [];
    if (space && value !== "initial") tokens.spaces.add(space);
  });
  return tokens;
}

/**
 * @param {string} text
 * @param {Tokens} tokens
 * @returns {Found[]}
 */
function findInStyles(text, { sizes }) {
  /** @type {Found[]} */
  const found = [];
  postcss.parse(text).walkDecls(({ prop, value, source }) => {
    const plain = value.replace(NOT_A_VALUE, " ");
    const line = source?.start?.line ?? 0;
    const names = HOLDS_OTHER_NAMES.test(prop) ? [] : plain.matchAll(NAMED_COLOR);
    for (const [color] of [...plain.matchAll(WRITTEN_COLOR), ...names]) found.push({ line, ...aColor(color) });
    const values = plain.replaceAll(NO_MEASURE, " ");
    for (const { of, written, name, take } of MEASURES)
      if (of.test(prop) && written.test(values)) found.push({ line, what: `${name} ${value}`, take });
    if (!SIZED.test(prop)) return;
    for (const [size] of plain.matchAll(/(?<![\w.-])[\d.]+(?:rem|px)(?!\w)/g)) {
      const name = sizes.get(size);
      if (name) found.push({ line, what: `the size ${size}`, take: `${name}` });
    }
  });
  return found;
}

/**
 * @param {string} text
 * @param {Tokens} tokens
 * @returns {Found[]}
 */
function findInScript(text, { spaces }) {
  return text.split("\n").flatMap((source, index) => {
    if (isComment(source)) return [];
    const line = index + 1;
    const colors = [HEX_IN_SCRIPT, FUNCTION_IN_SCRIPT, NAME_IN_SCRIPT].flatMap((pattern) => [
      ...source.matchAll(pattern),
    ]);
    const classes = CLASSES.flatMap(({ written, take }) =>
      [...source.matchAll(written)]
        .filter(({ groups }) => !groups?.step || !spaces.has(groups.step))
        .map(([name]) => ({ line, what: `the class ${name}`, take })),
    );
    const attributes = [...source.matchAll(STYLE_ATTRIBUTE)].map(() => ({
      line,
      what: "a style attribute, which the policy of pages forbids in what is sent,",
      take: "a class and the names",
    }));
    return [...colors.map(([color]) => ({ line, ...aColor(color) })), ...classes, ...attributes];
  });
}

/**
 * Leaves out what has a reason. A reason that is none, and one beside nothing, are found instead.
 *
 * @param {string} text
 * @param {Found[]} found
 * @returns {Found[]}
 */
function applyExemptions(text, found) {
  const lines = text.split("\n");
  /** @type {Found[]} */
  const empty = [];
  /** @type {Set<number>} */
  const exempt = new Set();
  for (const [index, source] of lines.entries()) {
    const [, reason] = EXEMPTION.exec(source) ?? [];
    if (reason === undefined) continue;
    const line = isComment(source) ? index + 2 : index + 1;
    if (reason.split(/\s+/).length < FEWEST_WORDS)
      empty.push({ line: index + 1, what: "“by hand” says no reason; write why no name of the theme fits" });
    else if (found.some((one) => one.line === line)) exempt.add(line);
    else empty.push({ line: index + 1, what: "“by hand” stands beside nothing that is written by hand" });
  }
  return [...found.filter(({ line }) => !exempt.has(line)), ...empty].sort((one, other) => one.line - other.line);
}

/** @param {string} color */
function aColor(color) {
  return { what: `the colour ${color}`, take: "one" };
}

/** @param {string} line */
function isComment(line) {
  return /^\s*(?:\/\/|\/?\*)/.test(line);
}
