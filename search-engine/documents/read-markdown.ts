import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** What a node of any kind may have. */
export type MarkdownNode = {
  type: string;
  value?: string;
  alt?: string | null;
  label?: string | null;
  url?: string;
  children?: MarkdownNode[];
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
};

/** The anchor behind a heading and the kind of a notice, which are marks of ours in the text. */
const OWN_MARKS = /\s*\{#[a-z0-9-]+\}|\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/g;
/** Markup, formulas and addresses are nothing that a reader would search for. */
const DROPPED = new Set(["html", "math", "inlineMath", "yaml", "definition"]);
/** Nodes whose parts are not parted by anything. */
const IN_LINE = new Set([
  "text",
  "emphasis",
  "strong",
  "delete",
  "link",
  "linkReference",
  "inlineCode",
  "image",
  "footnoteReference",
]);

/** The words of a Markdown text, without its marks. */
export type ReadMarkdown = {
  /** Each block of the text is a line. */
  text: string;
  headings: string[];
};

/** Reads Markdown as the site does. */
export function createMarkdownParser(): (markdown: string) => MarkdownNode {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();
  return (markdown) => processor.parse(markdown);
}

/** Takes the words out of Markdown that was parsed. */
export function readMarkdown(root: MarkdownNode): ReadMarkdown {
  const headings = (root.children ?? []).filter(({ type }) => type === "heading");
  return { text: toLines(root).join("\n"), headings: headings.flatMap(toLines) };
}

/** The words of a node, a line for each block. */
export function toLines(node: MarkdownNode): string[] {
  const lines = toText(node).replace(OWN_MARKS, "").split("\n");
  return lines.flatMap((line) => line.trim() || []);
}

export function toText(node: MarkdownNode): string {
  if (DROPPED.has(node.type)) return "";
  if (node.type === "break") return "\n";
  if (node.value !== undefined) return node.type === "code" ? `${node.value}\n` : node.value;
  if (node.alt) return node.alt;
  const inner = (node.children ?? []).map(toText).join("");
  return IN_LINE.has(node.type) ? inner : `${inner}\n`;
}
