import type { Root } from "mdast";
import { toLines } from "../plain-text.ts";

/** The words of a Markdown text, without its marks. */
export type ReadWords = {
  /** Each block of the text is a line. */
  text: string;
  headings: string[];
};

/** Takes the words out of a text. */
export function readWords(root: Root): ReadWords {
  const headings = root.children.filter(({ type }) => type === "heading");
  return { text: toLines(root).join("\n"), headings: headings.flatMap(toLines) };
}
