import { readFileSync } from "node:fs";

const TOKENS = "web/app/ui/theme/tokens.css";

/** Where values are written, for screens and for paper; everywhere else they go by the names they have there. */
const THEME = [TOKENS, "web/app/ui/theme/{fonts,formulas,print.late}.css", "web/app/**/*-hues.css"];

/** Properties, how a value is written that does not go by a name, and what to take instead. */
const MEASURES = [
  ["font(-size)?", /(?<![\w-])[\d.]+(?:px|rem|pt|vw)/, "a step (--step-…)"],
  [
    "(scroll-)?(margin|padding)(-.*)?|inset(-.*)?|(row-|column-)?gap|top|right|bottom|left|border-spacing|text-indent",
    /(?<![\w.])[\d.]*[1-9][\d.]*(?:px|rem|pt)/,
    "a step of space (--space-…)",
  ],
  ["font(-weight)?", /(?<![\w.-])(?:[1-9]\d{2}(?![\w%])|bold|bolder|lighter|normal)/, "a weight (--weight-…)"],
  // With 1, a numeral or a sign has no room of its own.
  ["line-height", /(?<![\w.-])(?!1(?![\w.]))[\d.]*[1-9]/, "a leading (--leading-…)"],
  ["(letter|word)-spacing", /(?<![\w.])[\d.]*[1-9]/, "a tracking (--tracking-…)"],
  ["font-family", /^(?!var\(|inherit)/, "a typeface (--font-…)"],
  ["border-.*radius", /(?<![\w-])[\d.]*[1-9][\d.]*(?:px|r?em)/, "a radius (--radius-…)"],
  ["(transition|animation)(-duration)?", /(?<![\w-])[\d.]+m?s(?![\w-])/, "a duration (--fast, --slow …)"],
  ["(transition|animation)-delay", /(?<![\w.])[\d.]*[1-9][\d.]*m?s(?![\w-])/, "a duration (--fast, --slow …)"],
  [
    "(transition|animation)(-timing-function)?",
    /(?<![\w-])(?:cubic-bezier|linear|steps)\(/,
    "an easing (--spring, --ease …)",
  ],
  // Inset, it is a line rather than a shadow.
  ["box-shadow", /^(?!.*\binset\b).*\d/s, "a shadow (--shadow-…)"],
  // What lies above its neighbours only is nobody else's business.
  ["z-index", /^(?!-?\d$|calc\().*\d/, "a layer (--layer-…)"],
  [
    "(min-|max-)?(width|height|inline-size|block-size)|flex(-basis)?|columns|grid-(template|auto)-(columns|rows)",
    namedSizes(),
    "the name it has there (--target, --column …)",
  ],
];

/** Sizes are free, as geometry is, unless the theme has a name for one. */
function namedSizes() {
  const sizes = readFileSync(new URL(TOKENS, import.meta.url), "utf8").matchAll(
    /^ {2}--(?!step|space|radius|layer|tracking|bar)[\w-]+: ([\d.]+rem);/gm,
  );
  return new RegExp(`(?<![\\w.-])(?:${[...sizes].map(([, size]) => size.replace(".", "\\.")).join("|")})(?!\\w)`);
}

/** Of several entries of one property all count. */
const disallowed = Object.fromEntries(MEASURES.map(([property, written]) => [`/^(?:${property})$/`, [written]]));

/** @type {import("stylelint").Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  rules: {
    "color-named": "never",
    "color-no-hex": true,
    "function-disallowed-list": ["/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/"],
    "declaration-property-value-disallowed-list": [
      disallowed,
      {
        message: (property, value) => {
          const [, , take] = MEASURES.find(
            ([of, written]) => new RegExp(`^(?:${of})$`).test(property) && written.test(value),
          ) ?? ["", /./, "a name"];
          return `${property}: ${value} is written by hand; take ${take} of ${TOKENS}, or give it a name there`;
        },
      },
    ],
    "declaration-block-no-duplicate-properties": [true, { ignore: ["consecutive-duplicates-with-different-values"] }],
    "declaration-block-no-shorthand-property-overrides": true,
    "no-duplicate-selectors": true,
    "block-no-empty": true,
  },
  overrides: [
    // A section for each kind of thing in a text.
    { files: "web/app/ui/rich-text/rich-text.css", rules: { "no-duplicate-selectors": null } },
    {
      files: THEME,
      rules: {
        "color-named": null,
        "color-no-hex": null,
        "function-disallowed-list": null,
        "declaration-property-value-disallowed-list": null,
      },
    },
  ],
};
