import type { Heading, Nodes, PhrasingContent } from "mdast";
import { findCallout } from "./callouts.ts";
import { takeAskedId } from "./headings/heading-ids.ts";

/** Markup, formulas and addresses are no words. */
const DROPPED = new Set<Nodes["type"]>(["html", "math", "inlineMath", "yaml", "definition"]);
/** Nodes whose parts are not parted by anything. */
const IN_LINE = new Set<Nodes["type"]>([
  ...(["text", "emphasis", "strong", "delete", "link", "linkReference", "inlineCode"] as const),
  ...(["image", "footnoteReference"] as const),
]);

/** The words of a node, a line for each block, code and descriptions of pictures among them. */
export function toLines(node: Nodes): string[] {
  return toText(node)
    .split("\n")
    .flatMap((line) => line.trim() || []);
}

/** The words of a node; blocks end with a line end. */
export function toText(node: Nodes): string {
  if (DROPPED.has(node.type)) return "";
  if (node.type === "break") return "\n";
  if ("value" in node) return node.type === "code" ? `${node.value}\n` : node.value;
  if ("alt" in node && node.alt) return node.alt;
  if (node.type === "heading") return `${readHeading(node).title}\n`;
  const words = "children" in node ? node.children.map(toText).join("") : "";
  if (IN_LINE.has(node.type)) return words;
  const marker = node.type === "blockquote" ? (findCallout(node)?.marker ?? "") : "";
  return `${words.slice(marker.length)}\n`;
}

/** A heading's words, and the id that is written behind them. */
export function readHeading({ children }: Heading): { title: string; asked: string | undefined } {
  const last = children.at(-1);
  const end = last?.type === "text" ? takeAskedId(last.value) : null;
  const words = (node: PhrasingContent) => (end && node === last ? end.words : toText(node));
  return { title: children.map(words).join("").trimEnd(), asked: end?.asked };
}
