import type { Element } from "hast";

const REFERENCE = /^(?<before>url\(#|#)(?<id>[\w.-]+)(?<after>\)?)$/;

/**
 * Gives the ids of a drawing, and what refers to them, names of their own: a page may show it beside others. What refers to
 * an id that is not in it is left as it is.
 */
export function ownIds(parts: readonly Element[], own: string): Element[] {
  const ids = new Set(listIds(parts));
  const renamed = (name: string, value: unknown) => {
    if (typeof value !== "string") return value;
    if (name === "id") return own + value;
    // An animation begins or ends with another: `a.end; b.begin+1s`.
    if (name === "begin" || name === "end")
      return value
        .split(";")
        .map((time) => (ids.has(time.trim().split(".")[0] ?? "") ? own + time.trim() : time))
        .join(";");
    const { before, id = "", after } = REFERENCE.exec(value)?.groups ?? {};
    const refers = ids.has(id) && (before !== "#" || name === "href" || name === "xLinkHref");
    return refers ? `${before}${own}${id}${after}` : value;
  };
  const rename = (element: Element): Element => ({
    ...element,
    properties: Object.fromEntries(
      Object.entries(element.properties).map(([name, value]) => [name, renamed(name, value)]),
    ) as Element["properties"],
    children: element.children.map((child) => (child.type === "element" ? rename(child) : child)),
  });
  return ids.size === 0 ? [...parts] : parts.map(rename);
}

function listIds(parts: readonly Element["children"][number][]): string[] {
  return parts.flatMap((part) =>
    part.type === "element" ? [String(part.properties.id ?? ""), ...listIds(part.children)].filter(Boolean) : [],
  );
}
