import type { ContentsEntry } from "./headings.ts";
import { createElement, createText, type HtmlElement } from "./html-tree.ts";
import { toHtml } from "./to-html.ts";

/** The table of contents: links to the headings, those of the third level below their second. Empty for fewer than two. */
export function toContentsHtml(contents: readonly ContentsEntry[]): string {
  if (contents.length < 2) return "";
  const sections = toSections(contents).map(({ heading, parts }) =>
    createElement("li", {}, [toLink(heading), ...(parts.length > 0 ? [toList(parts)] : [])]),
  );
  return toHtml({ type: "root", children: [createElement("ol", {}, sections)] });
}

function toList(parts: readonly ContentsEntry[]): HtmlElement {
  const entries = parts.map((part) => createElement("li", {}, [toLink(part)]));
  return createElement("ol", {}, entries);
}

function toLink({ id, title }: ContentsEntry): HtmlElement {
  return createElement("a", { href: `#${id}` }, [createText(title)]);
}

/** Headings of the third level belong to the one of the second level before them; without one they stand for themselves. */
function toSections(contents: readonly ContentsEntry[]): { heading: ContentsEntry; parts: ContentsEntry[] }[] {
  const sections: { heading: ContentsEntry; parts: ContentsEntry[] }[] = [];
  for (const entry of contents) {
    const section = sections.at(-1);
    if (section?.heading.depth === 2 && entry.depth === 3) section.parts.push(entry);
    else sections.push({ heading: entry, parts: [] });
  }
  return sections;
}
