import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { listFigures } from "../figures/list-figures.ts";
import { listFootnoteIds } from "../footnote-ids.ts";
import { createIdClaims, takeAskedId, toHeadingId } from "../headings/heading-ids.ts";
import { listHeadings } from "../headings/list-headings.ts";

/** Gives headings and figures their ids, takes ` {#id}` off the headings' words, and has links within the text lead to ids as they are. */
export function giveIds(root: Root, idPrefix: string): void {
  const claim = createIdClaims();
  for (const { node, id } of listHeadings(root, idPrefix, claim)) {
    const last = node.children.at(-1);
    if (last?.type === "text") last.value = takeAskedId(last.value).words;
    node.data = { ...node.data, hProperties: { id } };
  }
  for (const { node, asked } of listFigures(root)) {
    if (asked !== null) node.data = { ...node.data, hProperties: { id: claim(toHeadingId(asked)) } };
  }
  const footnoteIds = new Set(listFootnoteIds(root));
  visit(root, (node) => {
    if ((node.type !== "link" && node.type !== "definition") || !node.url.startsWith("#")) return;
    const id = node.url.slice(1);
    node.url = `#${footnoteIds.has(id) ? idPrefix + id : toHeadingId(id)}`;
  });
}
