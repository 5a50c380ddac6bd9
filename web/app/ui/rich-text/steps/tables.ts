import { createElement, elementsOf, type HtmlElement, type HtmlNode, textOf } from "./html-tree.ts";

/** A table in a region of its own that scrolls and can be reached by keyboard, named after its number and its columns. */
export function toScrollRegion(table: HtmlElement, name: string): HtmlNode[] {
  const columns = [...elementsOf(table)]
    .filter((element) => element.tagName === "th")
    .map((cell) => textOf(cell).trim())
    .filter((title) => title !== "");
  for (const cell of elementsOf(table)) {
    if (cell.tagName === "th") cell.properties.scope = "col";
  }
  const ariaLabel = columns.length > 0 ? `${name}: ${columns.join(", ")}` : name;
  return [createElement("div", { className: ["table-scroll"], role: "region", tabIndex: 0, ariaLabel }, [table])];
}
