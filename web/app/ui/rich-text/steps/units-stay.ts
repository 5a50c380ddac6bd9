import type { ElementContent, Root } from "hast";
import { isElement } from "./html-tree.ts";

/** A figure and the sign of its token or a percent sign, or the parts of a Chinese or Korean date, apart by one space. */
const FIGURE_AND_SIGN = /(?<=\d) (?=[ταβ](?![\p{L}\d])|[%年月日])|(?<=\d ?[年月년월]) (?=\d)/gu;
const NO_BREAK_SPACE = "\u00A0";

/** No line ends between a figure and the sign of its token: "20 τ" stays together, in text as in tables, and so does "6 月 30 日". */
export function keepUnitsTogether(root: Root | ElementContent): void {
  if (root.type === "text") root.value = root.value.replaceAll(FIGURE_AND_SIGN, NO_BREAK_SPACE);
  if (!("children" in root) || (root.type === "element" && isElement(root, "code"))) return;
  for (const child of root.children) if (child.type !== "doctype") keepUnitsTogether(child);
}
