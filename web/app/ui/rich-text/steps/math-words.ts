import type { Element, ElementContent } from "hast";
import { toString as toText } from "hast-util-to-string";
import type { FormulaWords } from "../rich-text-labels.ts";
import { isElement } from "./html-tree.ts";

/** How signs are named in `FormulaWords`. What is not here is said as it stands. */
const SIGNS: ReadonlyMap<string, keyof FormulaWords> = new Map([
  ["+", "plus"],
  ["−", "minus"],
  ["-", "minus"],
  ["×", "times"],
  ["⋅", "times"],
  ["·", "times"],
  ["/", "dividedBy"],
  ["=", "equals"],
  ["≈", "about"],
  ["≥", "atLeast"],
  ["≤", "atMost"],
  [">", "moreThan"],
  ["<", "lessThan"],
  ["←", "becomes"],
  ["∝", "proportional"],
  ["∑", "sum"],
  ["(", "open"],
  [")", "close"],
  ["[", "open"],
  ["]", "close"],
  ["{", "open"],
  ["}", "close"],
  ["⌊", "floor"],
  ["⌋", "floorEnd"],
  [":", "suchThat"],
  ["!", "factorial"],
  ["…", "andSoOn"],
  ["⋯", "andSoOn"],
  ["%", "percent"],
  ["max", "max"],
  ["min", "min"],
  ["log", "log"],
  ["ln", "ln"],
  ["α", "alpha"],
  ["β", "beta"],
  ["Δ", "delta"],
  ["θ", "theta"],
  ["κ", "kappa"],
  ["τ", "tau"],
]);

/** Said of a letter, number or sign only: what a reader cannot mistake needs no end. */
const LEAVES = new Set(["mi", "mn", "mo", "mtext"]);
/** Thousands behind a narrow space, with what stands behind the decimal sign. */
const THOUSANDS = /^\d{3}(?:[.,]\d+)?$/;

/**
 * A formula in the words of a language, as one reads it out; null where it holds what has no words: a table, a box. The
 * decimal sign is already the language's.
 */
export function sayFormula(math: Element, words: FormulaWords): string | null {
  const said = say(math, { words, inBothCases: lettersInBothCases(math) });
  if (said === null) return null;
  return said
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,.;:，。])/g, "")
    .replaceAll(/([,，:])[,，]+|[,，]\s*$/g, "$1")
    .replaceAll("， ", "，")
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "")
    .trim();
}

interface Speech {
  words: FormulaWords;
  /** Capitals that stand in the formula as small letters, too: of them it is said that they are capitals. */
  inBothCases: ReadonlySet<string>;
}

function say(node: ElementContent, speech: Speech): string | null {
  if (!isElement(node)) return node.type === "text" ? sayLeaf(node.value, speech) : "";
  const { words } = speech;
  const [first, second, third] = node.children.map((child) => say(child, speech));
  switch (node.tagName) {
    case "math":
    case "mrow":
    case "mstyle":
    case "mpadded":
      return sayRow(node, speech);
    case "mi":
    case "mo":
      return sayLeaf(toText(node), speech);
    case "mn":
    case "mtext":
      return toText(node);
    // Between two formulas.
    case "mspace":
      return ",";
    case "mfrac":
      return fill(node.children.every(isLeaf) ? words.over : words.fraction, { above: first, below: second });
    case "msub":
      return fill(words.index, { base: first, index: second });
    case "msup":
      return sayPower(node.children[1], { base: first, exponent: second }, words);
    case "msubsup": {
      const base = fill(words.index, { base: first, index: second });
      return sayPower(node.children[2], { base, exponent: third }, words);
    }
    case "msqrt":
      return fill(isLeaf(node.children[0]) ? words.root : words.longRoot, { inside: sayRow(node, speech) });
    case "munder":
      return toText(node.children[0] ?? node) === "∑" ? fill(words.sumOver, { under: second }) : null;
    case "mover": {
      const above = toText(node.children[1] ?? node);
      return fill(above === "‾" ? words.bar : above === "~" ? words.tilde : null, { base: first });
    }
    default:
      return null;
  }
}

function sayRow({ children }: Element, speech: Speech): string | null {
  const parts: string[] = [];
  for (const [index, child] of children.entries()) {
    const part = say(child, speech);
    if (part === null) return null;
    const isThousands = THOUSANDS.test(part) && parts.at(-1)?.trim() === "" && isNumber(children[index - 2]);
    if (isThousands) parts.splice(-2, 2, `${parts.at(-2)}${part}`);
    else parts.push(part);
  }
  return parts.join(" ");
}

function sayLeaf(text: string, { words, inBothCases }: Speech): string {
  // What is not seen: that a function is applied.
  const sign = text.replaceAll("\u2061", "").trim();
  const name = SIGNS.get(sign);
  if (name) return words[name];
  return inBothCases.has(sign) ? words.capital.replace("{letter}", sign) : sign;
}

/** What is above a letter in brackets, or is a sign alone, is a mark and no power. */
function sayPower(
  above: ElementContent | undefined,
  parts: { base: string | null | undefined; exponent: string | null | undefined },
  words: FormulaWords,
): string | null {
  const text = above ? toText(above) : "";
  if (text.startsWith("(") || isElement(above, "mo")) return fill(words.raised, parts);
  return fill(isLeaf(above) ? words.power : words.longPower, parts);
}

function fill(form: string | null, parts: Record<string, string | null | undefined>): string | null {
  if (form === null) return null;
  let said = form;
  for (const [name, part] of Object.entries(parts)) {
    if (part === null || part === undefined) return null;
    said = said.replace(`{${name}}`, () => part);
  }
  return ` ${said} `;
}

function isLeaf(node: ElementContent | undefined): boolean {
  if (!isElement(node)) return false;
  return LEAVES.has(node.tagName) || (node.children.length === 1 && isLeaf(node.children[0]));
}

function isNumber(node: ElementContent | undefined): boolean {
  return isElement(node, "mn");
}

function lettersInBothCases(math: Element): Set<string> {
  const letters = new Set(listLetters(math));
  return new Set([...letters].filter((letter) => /^[A-Z]$/.test(letter) && letters.has(letter.toLowerCase())));
}

function listLetters(node: ElementContent): string[] {
  if (!isElement(node)) return [];
  return node.tagName === "mi" ? [toText(node)] : node.children.flatMap(listLetters);
}
