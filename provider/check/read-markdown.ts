import remarkParse from "remark-parse";
import { unified } from "unified";
import { type FootnoteLabels, readFootnotes } from "./footnote-ids.ts";

export type Heading = { depth: number; id: string | null; title: string };

/** What the checks look at in a text. */
export type ReadText = {
  headings: Heading[];
  links: string[];
  images: { url: string; alt: string }[];
  /** Blocks and spans of code, whole. */
  code: string[];
  /** What is read: no code, no formulas, no addresses; a paragraph, cell or heading a line. */
  prose: string[];
  /** What stands out in it: words in italics or bold. */
  emphasized: string[];
  footnotes: FootnoteLabels;
};

const ID = /\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}\s*$/;
const FORMULA = /\$\$[\s\S]*?\$\$|(?<!\\)\$[^$\n]+\$/g;
const BLOCKS = new Set(["paragraph", "heading", "code", "html"]);

const parser = unified().use(remarkParse).freeze();

type Root = ReturnType<typeof parser.parse>;
type Node = Root | Root["children"][number];

/** Reads Markdown, formulas left out first: their signs mean other things there. */
export function readMarkdown(markdown: string): ReadText {
  const footnotes = readFootnotes(markdown);
  const text: ReadText = { headings: [], links: [], images: [], code: [], prose: [], emphasized: [], footnotes };
  visit(parser.parse(markdown.replaceAll(FORMULA, "")), text);
  return text;
}

function visit(node: Node, text: ReadText): void {
  // A note of one word would be an address to this parser, which knows no footnotes.
  const isNote = node.type === "definition" && node.identifier.startsWith("^");
  if (node.type === "link" || (node.type === "definition" && !isNote)) text.links.push(node.url);
  if (node.type === "image") text.images.push({ url: node.url, alt: node.alt ?? "" });
  if (node.type === "code" || node.type === "inlineCode") text.code.push(node.value);
  if (node.type === "heading") {
    const words = wordsOf(node);
    text.headings.push({ depth: node.depth, id: ID.exec(words)?.[1] ?? null, title: words.replace(ID, "") });
  }
  if (node.type === "paragraph" || node.type === "heading") text.prose.push(wordsOf(node).replace(ID, ""));
  if (node.type === "emphasis" || node.type === "strong") text.emphasized.push(wordsOf(node));
  if ("children" in node) for (const child of node.children) visit(child, text);
}

/** The words of a node, without code. */
function wordsOf(node: Node): string {
  if (node.type === "text") return node.value;
  if (node.type === "break") return "\n";
  if (!("children" in node) || (BLOCKS.has(node.type) && node.type !== "paragraph" && node.type !== "heading"))
    return "";
  return node.children.map(wordsOf).join("");
}
