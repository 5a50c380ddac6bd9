import type { RichTextWords } from "../rich-text-words.ts";
import { createElement, createText, type HtmlElement, type HtmlNode, isElement } from "./html-tree.ts";

const KINDS = ["note", "tip", "important", "warning", "caution"] as const;
const MARKER = /^\[!(\w+)\][ \t]*(?:\n|$)/;

/** A quotation whose first line is `[!NOTE]` (or `TIP`, `IMPORTANT`, `WARNING`, `CAUTION`) is a callout; others stay. */
export function toCallout(quotation: HtmlElement, words: RichTextWords): HtmlNode[] | undefined {
  const paragraph = quotation.children.find((child) => child.type === "element");
  if (!isElement(paragraph, "p")) return undefined;
  const [start, next] = paragraph.children;
  if (start?.type !== "text") return undefined;
  const [marker = "", word] = MARKER.exec(start.value) ?? [];
  const kind = KINDS.find((known) => known === word?.toLowerCase());
  // A marker that is followed by more on its line, in another element, is no marker.
  const endsLine = marker.endsWith("\n") || next === undefined || isElement(next, "br");
  if (!kind || !endsLine) return undefined;
  paragraph.children.splice(0, isElement(next, "br") ? 2 : 1, createText(start.value.slice(marker.length)));
  const isEmpty = paragraph.children.every((child) => child.type === "text" && child.value.trim() === "");
  const content = quotation.children.filter((child) => !(isEmpty && child === paragraph));
  const title = createElement("p", { className: ["callout-title"] }, [createText(words.callouts[kind])]);
  return [createElement("aside", { className: ["callout", `callout-${kind}`], role: "note" }, [title, ...content])];
}
