import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import type { HtmlRoot } from "./html-tree.ts";

export function toHtml(root: HtmlRoot): string {
  return unified().use(rehypeStringify).stringify(root);
}
