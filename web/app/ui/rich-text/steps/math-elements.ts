import type { Element, ElementContent } from "hast";
import { toString as toText } from "hast-util-to-string";
import { isElement } from "./html-tree.ts";
import { toMathLetters } from "./math-letters.ts";

/** What an element of MathML keeps of its attributes. Styles, classes and links are not among it. */
const ATTRIBUTES = new Set(
  [
    "accent accentunder depth displaystyle fence height largeop linethickness lspace mathbackground mathcolor",
    "mathsize maxsize minsize movablelimits rspace scriptlevel separator stretchy symmetric voffset width",
  ].flatMap((line) => line.split(" ")),
);

/** Styles of letters that a style sheet can give. Upright ones must say so: one letter alone is slanted otherwise. */
const letterStyles = new Map<unknown, { classes: string[]; isUpright: boolean }>([
  ["normal", { classes: [], isUpright: true }],
  ["bold", { classes: ["math-bold"], isUpright: true }],
  ["italic", { classes: ["math-italic"], isUpright: false }],
  ["bold-italic", { classes: ["math-bold", "math-italic"], isUpright: false }],
  ["sans-serif", { classes: ["math-sans"], isUpright: true }],
  ["bold-sans-serif", { classes: ["math-sans", "math-bold"], isUpright: true }],
  ["sans-serif-italic", { classes: ["math-sans", "math-italic"], isUpright: false }],
  ["monospace", { classes: ["math-mono"], isUpright: true }],
]);

const enclosures = new Map<unknown, string[]>([
  ["box", ["math-box"]],
  ["updiagonalstrike", ["math-strike"]],
  ["downdiagonalstrike", ["math-strike"]],
  ["updiagonalstrike downdiagonalstrike", ["math-strike"]],
  ["horizontalstrike", ["math-strike"]],
]);

/**
 * Browsers implement MathML Core, which left to style sheets and to Unicode what KaTeX still writes as attributes:
 * letter styles, the alignment of columns, boxes and strikes. They become classes of `rich-text.late.css`, or the
 * letters themselves. https://www.w3.org/TR/mathml-core/
 */
export function tidyMathElement(element: Element): ElementContent[] | undefined {
  if (element.tagName === "annotation") return [];
  if (element.tagName === "semantics") return element.children;
  if (element.tagName === "mover") joinAccent(element);
  if (element.tagName === "mrow") joinWords(element);
  const { mathvariant, notation, columnalign, columnspacing } = element.properties;
  const style = letterStyles.get(mathvariant);
  const classes = [...(style?.classes ?? []), ...(enclosures.get(notation) ?? [])];
  if (typeof columnalign === "string") alignColumns(element, columnalign.split(" "));
  if (columnspacing === "0em") classes.push("math-aligned");
  if (typeof mathvariant === "string" && !style) replaceLetters(element, mathvariant);
  element.properties = {
    ...Object.fromEntries(Object.entries(element.properties).filter(([name]) => ATTRIBUTES.has(name.toLowerCase()))),
    ...(style?.isUpright && element.tagName === "mi" && { mathvariant: "normal" }),
    ...(classes.length > 0 && { className: classes }),
  };
  return undefined;
}

/** KaTeX takes a letter of a word apart: "ä" is an "a" with a sign over it. */
const COMBINING = new Map([
  ["¨", "\u0308"],
  ["ˊ", "\u0301"],
  ["ˋ", "\u0300"],
  ["ˆ", "\u0302"],
]);

function joinAccent(mover: Element): void {
  const [base, accent] = mover.children;
  const combining = COMBINING.get(accent ? toText(accent) : "");
  if (!isElement(base, "mtext") || !combining) return;
  mover.tagName = "mtext";
  mover.properties = {};
  mover.children = [{ type: "text", value: `${toText(base)}${combining}`.normalize("NFC") }];
}

/** And with it the word: its pieces are one again. */
function joinWords(row: Element): void {
  if (row.children.length < 2 || !row.children.every((child) => isElement(child, "mtext"))) return;
  row.tagName = "mtext";
  row.children = [{ type: "text", value: toText(row) }];
}

/** Columns are centred unless their cells say otherwise. */
function alignColumns(table: Element, alignments: string[]): void {
  for (const row of table.children) {
    if (!isElement(row, "mtr")) continue;
    for (const [column, cell] of row.children.entries()) {
      const alignment = alignments[column];
      if (isElement(cell) && (alignment === "left" || alignment === "right")) {
        cell.properties.className = [`math-${alignment}`];
      }
    }
  }
}

function replaceLetters(element: Element, variant: string): void {
  element.children = element.children.map((child) =>
    child.type === "text" ? { ...child, value: toMathLetters(child.value, variant) } : child,
  );
}
