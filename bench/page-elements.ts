import { fromHtml } from "hast-util-from-html";

type Nodes = ReturnType<typeof fromHtml>["children"];

/** The names React has for attributes that are called otherwise in HTML. */
const REACT_NAMES: Record<string, string> = { class: "className", for: "htmlFor" };

export type PageElement = [name: string, attributes: Record<string, string>, children: (PageElement | string)[]];

/** The elements of a page's body, without its scripts, as a tree that JSON can carry. */
export function pageElements(html: string): PageElement[] {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  const withoutScripts = body.replace(/<script[\s\S]*?<\/script>/g, "");
  return toElements(fromHtml(withoutScripts, { fragment: true }).children).filter((node) => typeof node !== "string");
}

function toElements(nodes: Nodes): (PageElement | string)[] {
  return nodes.flatMap((node): (PageElement | string)[] => {
    if (node.type === "text") return [node.value];
    if (node.type !== "element") return [];
    return [[node.tagName, toAttributes(node.properties), toElements(node.children)]];
  });
}

function toAttributes(properties: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      REACT_NAMES[name] ?? name,
      Array.isArray(value) ? value.join(" ") : String(value),
    ]),
  );
}
