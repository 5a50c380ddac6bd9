import type { Element, Root } from "hast";
import { toString as toWords } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/** A heading of the second or third level. */
export type ContentsEntry = { id: string; depth: 2 | 3; title: string };

/** The text's table of contents, in its order. */
export function listContents(root: Root): ContentsEntry[] {
  const contents: ContentsEntry[] = [];
  visit(root, "element", (heading) => {
    const depth = heading.tagName === "h2" ? 2 : heading.tagName === "h3" ? 3 : null;
    const { id } = heading.properties;
    if (depth && typeof id === "string") contents.push({ id, depth, title: titleOf(heading) });
  });
  return contents;
}

/** A heading's words as they are shown, in one line and without its footnotes. Spaces that do not break stay. */
export function titleOf(heading: Element): string {
  const words = heading.children.filter((child) => child.type !== "element" || child.tagName !== "sup").map(toWords);
  return words
    .join("")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}
