import type { Locale } from "@learn-bittensor/contract/locales";
import type { Element, ElementContent, Root } from "hast";
import { toString as toWords } from "hast-util-to-string";
import { h } from "hastscript";
import type { FormulaWords } from "../rich-text-labels.ts";
import { hasClass, listElements, replaceElements } from "./html-tree.ts";
import { tidyMathElement } from "./math-elements.ts";
import { sayFormula } from "./math-words.ts";

const MAX_FORMULAS = 500;
const MAX_FORMULA_LENGTH = 2_000;

/** A formula that defines commands can grow without end from a few characters; the site's texts need none. */
const DEFINITION = /\\(?:[egx]?def|(?:re)?newcommand|providecommand|(?:future)?let|global|long)(?![a-zA-Z])/;

/** Visible characters that a phone holds; a longer formula gets a box that scrolls and can be reached by keyboard. */
const MAX_UNSCROLLED_LENGTH = 24;

/** KaTeX sets a command it does not know in this colour, which no author would choose, instead of failing. */
const ERROR_COLOR = "#e0e001";

const katexOptions = {
  output: "mathml",
  errorColor: ERROR_COLOR,
  strict: "ignore",
  trust: false,
  maxSize: 20,
  maxExpand: 500,
} as const;

/** Languages whose decimal sign is a comma. Formulas are written with the point of TeX, as in English. */
const WITH_DECIMAL_COMMA: readonly Locale[] = ["de", "fr"];

/**
 * Turns formulas into MathML, which browsers draw by themselves. A formula that is wrong, or would
 * cost too much, is shown as it was typed, as code.
 */
export async function renderMath(
  root: Root,
  { locale, words }: { locale: Locale; words: FormulaWords },
): Promise<void> {
  let formulas = 0;
  replaceElements(root, (element) => {
    if (!isFormula(element)) return undefined;
    const formula = toWords(element);
    formulas += 1;
    const isRefused = formulas > MAX_FORMULAS || formula.length > MAX_FORMULA_LENGTH || DEFINITION.test(formula);
    return isRefused ? [toErrorCode(formula)] : undefined;
  });
  if (formulas === 0) return;
  // Most texts have no formula, and the typesetter is large: it is loaded with the first one.
  const [{ default: rehypeKatex }, { unified }] = await Promise.all([import("rehype-katex"), import("unified")]);
  await unified().use(rehypeKatex, katexOptions).run(root);
  if (WITH_DECIMAL_COMMA.includes(locale)) replaceElements(root, writeDecimalComma);
  replaceElements(root, (element) => finishFormula(element, words));
}

function isFormula(element: Element): boolean {
  return ["math-inline", "math-display", "language-math"].some((name) => hasClass(element, name));
}

function finishFormula(element: Element, words: FormulaWords): ElementContent[] | undefined {
  if (hasClass(element, "katex-error")) return [toErrorCode(toWords(element))];
  if (!hasClass(element, "katex")) return undefined;
  const [math] = listElements(element);
  const source = listElements(element).find((part) => part.tagName === "annotation");
  if (!math || !source) return undefined;
  if (listElements(math).some((part) => part.properties.mathcolor === ERROR_COLOR)) {
    return [toErrorCode(toWords(source))];
  }
  replaceElements(math, tidyMathElement);
  const isDisplayed = math.properties.display === "block";
  const isLong = toWords(math).length > MAX_UNSCROLLED_LENGTH;
  math.properties = isDisplayed ? { display: "block" } : {};
  if (!isDisplayed && !isLong) return [math];
  const box = { className: ["math-scroll"], ...(isLong && { tabIndex: 0 }) };
  if (!isDisplayed) return [h("span", box, math)];
  const scrolled = h("div", box, math);
  const said = sayFormula(math, words);
  return [said === null ? scrolled : toFoldable(scrolled, { math, said, words })];
}

/**
 * A formula that can be folded away: then its words stand in its place. What reads MathML out does so; what does not says the
 * words (`aria-label`, which leaves the parts of the formula where they are).
 */
function toFoldable(
  scrolled: Element,
  { math, said, words }: { math: Element; said: string; words: FormulaWords },
): Element {
  math.properties.ariaLabel = said;
  const summary = h("summary", `${words.title} `, h("span", said));
  return h("details", { className: ["formula"], open: true }, summary, scrolled);
}

function writeDecimalComma(element: Element): undefined {
  if (element.tagName !== "mn") return;
  for (const child of element.children) if (child.type === "text") child.value = child.value.replace(".", ",");
}

function toErrorCode(formula: string): Element {
  return h("code", { className: ["math-error"] }, formula.trim());
}
