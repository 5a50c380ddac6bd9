import type { Element, ElementContent } from "hast";
import { toString as toWords } from "hast-util-to-string";
import { h } from "hastscript";
import { isElement, listElements } from "./html-tree.ts";

/** A table in a region of its own that scrolls and can be reached by keyboard. */
export function toScrollRegion(table: Element, name: string): ElementContent[] {
  nameRowsAndColumns(table);
  return [h("div", { className: ["table-scroll"], role: "region", tabIndex: 0, ariaLabel: name }, table)];
}

/** A table whose first column has no heading has the names of its rows there. What heads nothing is no heading. */
function nameRowsAndColumns(table: Element): void {
  const [head, ...rows] = listElements(table).filter((element) => element.tagName === "tr");
  const headings = (head?.children ?? []).filter((cell) => isElement(cell, "th"));
  for (const heading of headings) {
    if (toWords(heading).trim() === "") heading.tagName = "td";
    else heading.properties.scope = "col";
  }
  if (headings[0]?.tagName !== "td") return;
  for (const row of rows) {
    const name = row.children.find((cell) => isElement(cell));
    if (!name || toWords(name).trim() === "") continue;
    name.tagName = "th";
    name.properties.scope = "row";
  }
}
