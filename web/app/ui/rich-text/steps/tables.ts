import { createElement, elementsOf, type HtmlElement, type HtmlNode } from "./html-tree.ts";

/** A table in a region of its own that scrolls and can be reached by keyboard. */
export function toScrollRegion(table: HtmlElement, name: string): HtmlNode[] {
  for (const cell of elementsOf(table)) if (cell.tagName === "th") cell.properties.scope = "col";
  return [createElement("div", { className: ["table-scroll"], role: "region", tabIndex: 0, ariaLabel: name }, [table])];
}
