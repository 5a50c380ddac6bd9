import { CALLOUT_KINDS } from "@learn-bittensor/markdown/callouts";
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { RichTextLabels } from "../rich-text-labels.ts";
import { isElement } from "./html-tree.ts";

/** A quotation that is a callout gets its title; others stay. */
export function toCallout(quotation: Element, words: RichTextLabels): ElementContent[] | undefined {
  const kind = CALLOUT_KINDS.find((known) => known === quotation.properties.dataCallout);
  if (!kind) return undefined;
  const first = quotation.children.find((child) => child.type === "element");
  // Where the marker stood alone, nothing is left of its paragraph.
  const isLeft = (child: ElementContent) => child !== first || !isElement(child, "p") || !isEmpty(child);
  const title = h("p", { className: ["callout-title"] }, words.callouts[kind]);
  const attributes = { className: ["callout", `callout-${kind}`], role: "note" };
  return [h("aside", attributes, title, ...quotation.children.filter(isLeft))];
}

function isEmpty({ children }: Element): boolean {
  return children.every((child) => child.type === "text" && child.value.trim() === "");
}
