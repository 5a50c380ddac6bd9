import type { RichTextWords } from "../rich-text-words.ts";
import {
  createElement,
  createText,
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  type HtmlRoot,
  textOf,
} from "./html-tree.ts";

export type ContentsEntry = { id: string; depth: 2 | 3; title: string };

/** The page has the only `h1`: one in the text steps down. */
export function lowerHeadings(root: HtmlRoot): void {
  for (const element of elementsOf(root)) if (element.tagName === "h1") element.tagName = "h2";
}

/** A heading and, beside it, a link to itself. Where scripts run, it copies its address, too (`rich-text-behaviour.ts`). */
export function linkHeading(heading: HtmlElement, words: RichTextWords): HtmlNode[] {
  const { id } = heading.properties;
  if (typeof id !== "string") return [heading];
  const ariaLabel = `${words.headingLink}: ${titleOf(heading)}`;
  const properties = { className: ["heading-link"], href: `#${id}`, ariaLabel, dataCopied: words.linkCopied };
  const link = createElement("a", properties, [createText("#")]);
  return [createElement("div", { className: ["heading"] }, [heading, link])];
}

/** The text's table of contents: its headings of the second and third level, in their order. */
export function listContents(root: HtmlRoot): ContentsEntry[] {
  const contents: ContentsEntry[] = [];
  for (const heading of elementsOf(root)) {
    const depth = heading.tagName === "h2" ? 2 : heading.tagName === "h3" ? 3 : null;
    const { id } = heading.properties;
    if (depth && typeof id === "string") contents.push({ id, depth, title: titleOf(heading) });
  }
  return contents;
}

/** A heading's words, without its footnotes. */
export function titleOf(heading: HtmlElement): string {
  const isFootnote = (node: HtmlNode) => node.type === "element" && node.tagName === "sup";
  const words = heading.children.filter((child) => !isFootnote(child)).map(textOf);
  return words.join("").replace(/\s+/g, " ").trim();
}
