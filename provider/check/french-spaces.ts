const NARROW_NO_BREAK_SPACE = "\u202F";
const NO_BREAK_SPACE = "\u00A0";

/** What no typesetter touches: code, formulas, facts, addresses. */
const KEPT = [
  /^[ \t]*```[\s\S]*?^[ \t]*```[ \t]*$/,
  /`[^`\n]+`/,
  /\$\$[\s\S]*?\$\$/,
  /(?<!\\)\$[^$\n]+\$/,
  /\{fact:[^}]*\}/,
  /\]\([^)\s]*\)/,
  /https?:\/\/[^\s)"]+/,
];
const BEFORE_A_SIGN = /(?<=[^\s|>-]) (?=(?:[;:?»%]|!(?!\[))(?![\p{L}\d]))/u;
const AFTER_A_QUOTATION_MARK = /(?<=«) /;
const IN_A_NUMBER = /(?<=(?<![\p{L}\d])\d{1,3}(?: \d{3})*) (?=\d{3}(?!\d))/u;
const BEFORE_A_UNIT = /(?<=[\d}]) (?=[ταβ](?![\p{L}\d]))/u;

const PLACES = new RegExp(
  [
    `(?<kept>${anyOf(KEPT)})`,
    `(?<wide>${BEFORE_A_UNIT.source})`,
    anyOf([BEFORE_A_SIGN, AFTER_A_QUOTATION_MARK, IN_A_NUMBER]),
  ].join("|"),
  "gmu",
);

/**
 * A French text as it is written, with the spaces that French asks for: no line breaks before `;`, `:`, `!`, `?`, `»` and `%`,
 * after `«`, within a number or before its unit. Other spaces that do not break stay as they are.
 */
export function setFrenchSpaces(text: string): string {
  let set = "";
  let at = 0;
  for (const { 0: place, index, groups } of text.matchAll(PLACES)) {
    if (groups?.kept !== undefined) continue;
    set += text.slice(at, index) + (groups?.wide === undefined ? NARROW_NO_BREAK_SPACE : NO_BREAK_SPACE);
    at = index + place.length;
  }
  return set + text.slice(at);
}

function anyOf(patterns: readonly RegExp[]): string {
  return patterns.map(({ source }) => source).join("|");
}
