import type { ElementContent, Root } from "hast";
import { h } from "hastscript";
import { isElement } from "./html-tree.ts";

/** A figure and the sign of its token or a percent sign, or the parts of a Chinese or Korean date, apart by one space. */
const FIGURE_AND_SIGN = /(?<=\d) (?=[ταβ](?![\p{L}\d])|[%年月日])|(?<=\d ?[年月년월]) (?=\d)/gu;
const NO_BREAK_SPACE = "\u00A0";

/** An option of a command. */
const OPTION = /(?<![^\s([|])(--?[A-Za-z][\w.-]*)/;

/** No line ends between a figure and the sign of its token: "20 τ" stays together, in text as in tables, and so does "6 月 30 日". */
export function keepUnitsTogether(root: Root | ElementContent): void {
  if (root.type === "text") root.value = root.value.replaceAll(FIGURE_AND_SIGN, NO_BREAK_SPACE);
  if (!("children" in root) || (root.type === "element" && isElement(root, "code"))) return;
  for (const child of root.children) if (child.type !== "doctype") keepUnitsTogether(child);
}

/** No line ends inside an option of a command that stands in a line of text: `--wallet` is not torn after its dashes. */
export function keepOptionsTogether(root: Root | ElementContent): void {
  if (!("children" in root) || (root.type === "element" && root.tagName === "pre")) return;
  for (const child of root.children) if (child.type !== "doctype") keepOptionsTogether(child);
  if (root.type === "element" && root.tagName === "code") root.children = root.children.flatMap(splitText);
}

/** Between the parts of a split text, every other one is an option. */
function splitText(node: ElementContent): ElementContent[] {
  if (node.type !== "text") return [node];
  const parts = node.value
    .split(OPTION)
    .map((part, index): ElementContent => (index % 2 === 1 ? h("span", part) : { type: "text", value: part }));
  return parts.filter((part) => part.type !== "text" || part.value !== "");
}
