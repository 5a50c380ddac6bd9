import type { ElementContent, Root } from "hast";
import { h } from "hastscript";

const OPTION = /(?<![^\s([|])(--?[A-Za-z][\w.-]*)/;

/** No line ends inside an option of a command that stands in a line of text: `--wallet` is not torn after its dashes. */
export function keepOptionsTogether(root: Root | ElementContent): void {
  if (!("children" in root) || (root.type === "element" && root.tagName === "pre")) return;
  for (const child of root.children) if (child.type !== "doctype") keepOptionsTogether(child);
  if (root.type === "element" && root.tagName === "code") root.children = root.children.flatMap(splitText);
}

/** Between the parts of a split text, every other one is an option. */
function splitText(node: ElementContent): ElementContent[] {
  if (node.type !== "text") return [node];
  const parts = node.value
    .split(OPTION)
    .map((part, index): ElementContent => (index % 2 === 1 ? h("span", part) : { type: "text", value: part }));
  return parts.filter((part) => part.type !== "text" || part.value !== "");
}
