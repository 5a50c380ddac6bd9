import type { Element } from "hast";
import { h } from "hastscript";
import { isElement } from "./html-tree.ts";

const BLOCKS = new Set(["p", "ul", "ol", "blockquote", "aside", "figure", "div", "table", "hr", "pre"]);

/** Puts a task's words into a label around its checkbox, so that the checkbox is named after them. */
export function labelTask(item: Element): void {
  const first = item.children.find((child) => child.type === "element");
  const line = isElement(first, "p") ? first : item;
  const start = line.children.findIndex((child) => isElement(child, "input"));
  if (start < 0) return;
  const length = line.children.slice(start).findIndex((child) => isElement(child) && BLOCKS.has(child.tagName));
  const words = line.children.splice(start, length < 0 ? line.children.length : length);
  line.children.splice(start, 0, h("label", words));
}
