/** The words the renderer adds to a text, in the language of its reader. */
export type RichTextLabels = {
  /** Titles above the five kinds of callout. */
  callouts: { note: string; tip: string; important: string; warning: string; caution: string };
  /** Name of the small link beside a heading: it points at that heading, whose title follows. */
  headingLink: string;
  /** Spoken when that link was pressed and the address of its section is in the clipboard. */
  linkCopied: string;
  /** Button above a block of code. */
  copy: string;
  /** Stands on that button, and is spoken, right after the code was copied. */
  copied: string;
  /** Name of a table's scroll region; its number and the title of its section follow. */
  table: string;
  /** Stands in place of a picture of another host, as a link to it, after its description; `{host}` is that host. */
  pictureElsewhere: string;
  /** Heading of the footnotes at the end of a text. */
  footnotes: string;
  /** Behind what a text rests on: the day it speaks of, as `{date}`, in the language's own parentheses. */
  dateBehind: string;
  /** What folds a formula, and how it is read out. */
  formula: FormulaWords;
  /** Name of the arrow after a footnote, which leads back; `{reference}` is the footnote's number. */
  backToReference: string;
};

/** The words of formulas. Those of parts hold them in braces: `{above} over {below}`. */
export type FormulaWords = Record<(typeof FORMULA_WORDS)[number], string>;

export const FORMULA_WORDS = [
  "title",
  "over",
  "fraction",
  "index",
  "power",
  "longPower",
  "raised",
  "root",
  "longRoot",
  "sumOver",
  "bar",
  "tilde",
  "capital",
  "sum",
  "plus",
  "minus",
  "times",
  "dividedBy",
  "equals",
  "about",
  "atLeast",
  "atMost",
  "moreThan",
  "lessThan",
  "becomes",
  "proportional",
  "open",
  "close",
  "floor",
  "floorEnd",
  "suchThat",
  "factorial",
  "andSoOn",
  "percent",
  "max",
  "min",
  "log",
  "ln",
  "alpha",
  "beta",
  "delta",
  "theta",
  "kappa",
  "tau",
] as const;
