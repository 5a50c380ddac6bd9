import type rehypeSanitize from "rehype-sanitize";

/** The tree of an HTML document as the pipeline passes it on (hast). */
export type HtmlRoot = ReturnType<ReturnType<typeof rehypeSanitize>>;
export type HtmlElement = Extract<HtmlRoot["children"][number], { type: "element" }>;
export type HtmlNode = HtmlElement["children"][number];
type Properties = HtmlElement["properties"];

export function createElement(tagName: string, properties: Properties, children: HtmlNode[] = []): HtmlElement {
  return { type: "element", tagName, properties, children };
}

export function createText(value: string): HtmlNode {
  return { type: "text", value };
}

export function isElement(node: HtmlRoot["children"][number] | undefined, tagName?: string): node is HtmlElement {
  return node?.type === "element" && (tagName === undefined || node.tagName === tagName);
}

export function hasClass(element: HtmlElement, className: string): boolean {
  const classes = element.properties.className;
  return Array.isArray(classes) && classes.includes(className);
}

/** The words of a node and of everything in it. */
export function textOf(node: HtmlRoot | HtmlNode): string {
  if (node.type === "text") return node.value;
  return "children" in node
    ? node.children.map((child) => (child.type === "doctype" ? "" : textOf(child))).join("")
    : "";
}

/** Every element below `parent` in the order of the text, an element before those inside it. */
export function* elementsOf(parent: HtmlRoot | HtmlElement): Generator<HtmlElement> {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    yield child;
    yield* elementsOf(child);
  }
}

/**
 * Replaces every element by what `transform` makes of it; undefined keeps it. The elements inside come first,
 * in the order of the text, so a transform sees its element's finished content.
 */
export function replaceElements(
  parent: HtmlRoot | HtmlElement,
  transform: (element: HtmlElement) => HtmlNode[] | undefined,
): void {
  const replace = (children: HtmlNode[]) =>
    children.flatMap((child): HtmlNode[] => {
      if (child.type !== "element") return [child];
      child.children = replace(child.children);
      return transform(child) ?? [child];
    });
  const children: HtmlRoot["children"] = parent.children;
  parent.children = replace(children.filter((child) => child.type !== "doctype"));
}
