/**
 * @typedef {object} Measure
 * @property {RegExp} of the properties it holds for
 * @property {RegExp} written how a value is written that does not go by a name; names (`var(…)`) are taken out before
 * @property {string} name
 * @property {string} take what to take instead
 */

const SPACE =
  /^(?:margin|padding|inset|scroll-margin|scroll-padding)(?:-|$)|^(?:row-|column-)?gap$|^(?:top|right|bottom|left|border-spacing|text-indent)$/;

/**
 * What goes by the names of the theme besides colours. What is relative to what is around it (`em`, `%`) is no measure of its
 * own, and neither are the lines of a drawing or of a box, which are counted in pixels.
 *
 * @type {Measure[]}
 */
export const MEASURES = [
  {
    of: /^font-size$|^font$/,
    written: /(?<![\w-])[\d.]+(?:px|rem|pt|vw)/,
    name: "the font size",
    take: "a step (--step-…)",
  },
  {
    of: SPACE,
    written: /(?<![\w.])[\d.]*[1-9][\d.]*(?:px|rem|pt)/,
    name: "the space",
    take: "a step of space (--space-…)",
  },
  {
    of: /^font-weight$|^font$/,
    written: /(?<![\w.-])(?:[1-9]\d{2}(?![\w%])|bold|bolder|lighter|normal)/,
    name: "the weight",
    take: "a weight (--weight-…)",
  },
  {
    // With 1, a numeral or a sign has no room of its own.
    of: /^line-height$/,
    written: /(?<![\w.])(?!1(?![\w.]))[\d.]*[1-9]/,
    name: "the line height",
    take: "a leading (--leading-…)",
  },
  {
    of: /^(?:letter|word)-spacing$/,
    written: /(?<![\w.])[\d.]*[1-9]/,
    name: "the letter spacing",
    take: "a tracking (--tracking-…)",
  },
  { of: /^font-family$/, written: /[a-z]/i, name: "the typeface", take: "a typeface (--font-…)" },
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
  {
    of: /^(?:transition|animation)-delay$/,
    written: /(?<![\w.])[\d.]*[1-9][\d.]*m?s(?![\w-])/,
    name: "the delay",
    take: "a duration (--fast, --slow …)",
  },
  {
    of: /^(?:transition|animation)(?:-timing-function)?$/,
    written: /(?<![\w-])(?:cubic-bezier|linear|steps)\(/,
    name: "the easing",
    take: "an easing (--spring, --ease …)",
  },
  // Inset, it is a line rather than a shadow.
  { of: /^box-shadow$/, written: /^(?!.*\binset\b).*\d/s, name: "the shadow", take: "a shadow (--shadow-…)" },
  // What lies above its neighbours only is nobody else's business.
  { of: /^z-index$/, written: /^(?!-?\d$|calc\().*\d/, name: "the layer", take: "a layer (--layer-…)" },
];

/** Sizes are free, as geometry is, unless the theme has a name for one. */
export const SIZED =
  /^(?:min-|max-)?(?:width|height|inline-size|block-size)$|^flex(?:-basis)?$|^columns$|^grid-(?:template|auto)-(?:columns|rows)$/;

const KEY = "(?<=[\"'`\\s:])";
const END = "(?=[\"'`\\s])";
const NUMBERED =
  "-?(?:m|p)[trblxyse]?|gap(?:-[xy])?|space-[xy]|(?:min-|max-)?[wh]|size|-?inset(?:-[xy])?|-?(?:top|right|bottom|left|start|end)|basis|scroll-[mp][trblxyse]?|indent";

/**
 * Classes that are written as values rather than names: those of Tailwind's own scales, and values in brackets. A space is a
 * name where the theme has it (`mt-4`, `--spacing-4`).
 *
 * @type {{ written: RegExp, take: string }[]}
 */
export const CLASSES = [
  { written: new RegExp(`${KEY}[a-z][\\w-]*-\\[[^\\]]*\\d[^\\]]*\\]`, "g"), take: "a size" },
  {
    written: new RegExp(`${KEY}text-(?:xs|sm|base|lg|[2-9]?xl)${END}`, "g"),
    take: "a step (text-small, text-aside …)",
  },
  {
    written: new RegExp(`${KEY}font-(?:thin|extralight|light|normal|medium|semibold|bold|extrabold|black)${END}`, "g"),
    take: "a weight (font-strong …)",
  },
  {
    written: new RegExp(
      `${KEY}(?:leading|tracking)-(?:\\d+|none|tight(?:er)?|snug|normal|relaxed|loose|wide(?:r|st)?)${END}`,
      "g",
    ),
    take: "a leading or tracking",
  },
  {
    written: new RegExp(`${KEY}(?:rounded|shadow)(?:-[trblse]{1,2})?-(?:xs|sm|md|lg|\\dxl|[2-9]xl|xl)${END}`, "g"),
    take: "a radius or a shadow",
  },
  { written: new RegExp(`${KEY}(?:duration|delay|z)-[1-9]\\d+${END}`, "g"), take: "a duration or a layer" },
  { written: new RegExp(`${KEY}(?:${NUMBERED})-(?<step>[1-9][\\d.]*h?)${END}`, "g"), take: "a step of space" },
];
