import type { Root } from "hast";
import { h } from "hastscript";

/** A text as it was typed, in paragraphs: what a reader gets of a text that is not read as Markdown. */
export function toPlainParagraphs(text: string): Root {
  const paragraphs = text.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim() !== "");
  return { type: "root", children: paragraphs.map((paragraph) => h("p", { className: ["plain"] }, paragraph)) };
}
