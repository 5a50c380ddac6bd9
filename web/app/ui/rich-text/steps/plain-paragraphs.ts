import { createElement, createText, type HtmlRoot } from "./html-tree.ts";

/** A text as it was typed, in paragraphs: what a reader gets of a text that is not read as Markdown. */
export function toPlainParagraphs(text: string): HtmlRoot {
  const paragraphs = text.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim() !== "");
  return {
    type: "root",
    children: paragraphs.map((paragraph) => createElement("p", { className: ["plain"] }, [createText(paragraph)])),
  };
}
