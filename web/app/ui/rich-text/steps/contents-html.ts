import type { ContentsEntry } from "@learn-bittensor/markdown/contents";
import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";

/** The table of contents: links to the headings, those of the third level below their second. Empty for fewer than two. */
export function toContentsHtml(contents: readonly ContentsEntry[]): string {
  if (contents.length < 2) return "";
  const sections = toSections(contents).map(({ heading, parts }) =>
    h("li", toLink(heading), parts.length > 0 ? toList(parts) : null),
  );
  return toHtml(h("ol", sections));
}

function toList(parts: readonly ContentsEntry[]): Element {
  return h(
    "ol",
    parts.map((part) => h("li", toLink(part))),
  );
}

function toLink({ id, title }: ContentsEntry): Element {
  return h("a", { href: `#${id}` }, title);
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
