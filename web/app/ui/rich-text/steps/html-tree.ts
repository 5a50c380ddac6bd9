import type { Element, ElementContent, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";

export function isElement(node: RootContent | undefined, tagName?: string): node is Element {
  return node?.type === "element" && (tagName === undefined || node.tagName === tagName);
}

export function hasClass(element: Element, className: string): boolean {
  const classes = element.properties.className;
  return Array.isArray(classes) && classes.includes(className);
}

/** Every element below `parent` in the order of the text, an element before those inside it. */
export function listElements(parent: Root | Element): Element[] {
  const elements: Element[] = [];
  visit(parent, "element", (element) => {
    if (element !== parent) elements.push(element);
  });
  return elements;
}

/**
 * Replaces every element by what `transform` makes of it; undefined keeps it. The elements inside come first,
 * in the order of the text, so a transform sees its element's finished content.
 */
export function replaceElements(
  parent: Root | Element,
  transform: (element: Element) => ElementContent[] | undefined,
): void {
  const replace = (children: ElementContent[]) =>
    children.flatMap((child): ElementContent[] => {
      if (child.type !== "element") return [child];
      child.children = replace(child.children);
      return transform(child) ?? [child];
    });
  const children: RootContent[] = parent.children;
  parent.children = replace(children.filter((child) => child.type !== "doctype"));
}
