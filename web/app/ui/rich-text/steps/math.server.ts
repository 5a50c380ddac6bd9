import {
  createElement,
  createText,
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  type HtmlRoot,
  hasClass,
  replaceElements,
  textOf,
} from "./html-tree.ts";

const MAX_FORMULA_LENGTH = 2_000;
const ERROR_COLOR = "#cc0000";

/** Attributes KaTeX may leave on an element of MathML; a style or a link is not among them. */
const ATTRIBUTES = new Set(
  [
    "accent accentunder columnalign columnlines columnspacing depth display displaystyle fence height largeop",
    "linebreak linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation",
    "rowlines rowspacing rspace scriptlevel separator stretchy symmetric voffset width xmlns",
  ].flatMap((line) => line.split(" ")),
);

/** Turns formulas into MathML, which browsers draw without styles or fonts of ours. A formula with a mistake is shown as code. */
export async function renderMath(root: HtmlRoot): Promise<void> {
  let hasMath = false;
  replaceElements(root, (element) => {
    if (!isFormula(element)) return undefined;
    const formula = textOf(element);
    if (formula.length > MAX_FORMULA_LENGTH) return [toErrorCode(formula)];
    hasMath = true;
    return undefined;
  });
  if (!hasMath) return;
  // Most texts have no formula, and the typesetter is large: it is loaded with the first one.
  const [{ default: rehypeKatex }, { unified }] = await Promise.all([import("rehype-katex"), import("unified")]);
  const settings = {
    output: "mathml",
    trust: false,
    strict: "ignore",
    maxSize: 20,
    maxExpand: 500,
    errorColor: ERROR_COLOR,
  } as const;
  await unified().use(rehypeKatex, settings).run(root);
  replaceElements(root, tidyMath);
}

function isFormula(element: HtmlElement): boolean {
  return ["math-inline", "math-display", "language-math"].some((name) => hasClass(element, name));
}

function tidyMath(element: HtmlElement): HtmlNode[] | undefined {
  if (hasClass(element, "katex-error")) return [toErrorCode(textOf(element))];
  if (element.tagName === "annotation") return [];
  if (element.tagName === "semantics" || hasClass(element, "katex")) return element.children;
  if (element.tagName !== "math") return undefined;
  const parts = [...elementsOf(element)];
  for (const part of [element, ...parts]) keepAttributes(part);
  return undefined;
}

function keepAttributes(element: HtmlElement): void {
  element.properties = Object.fromEntries(
    Object.entries(element.properties).filter(([name]) => ATTRIBUTES.has(name.toLowerCase())),
  );
}

function toErrorCode(formula: string): HtmlElement {
  return createElement("code", { className: ["math-error"] }, [createText(formula)]);
}
