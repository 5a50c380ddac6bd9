import type { Element, Properties, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";
import { toTermId } from "../terms/term-address.ts";
import { NOTES_PLACE } from "./places.ts";

/**
 * Puts a place for notes behind the heading of each section that links terms of the glossary for the first time, and at the
 * beginning where those before the first heading do. Sections begin with a heading of the second level.
 */
export function insertNotes(root: Root): void {
  const known = new Set<string>();
  root.children = listSections(root.children).flatMap((section) => {
    const terms = [...new Set(section.flatMap(listTerms))].filter((term) => !known.has(term));
    for (const term of terms) known.add(term);
    if (terms.length === 0) return section;
    const [first, ...rest] = section;
    return isHeading(first) ? [first, toPlace(terms, first.properties.id), ...rest] : [toPlace(terms), ...section];
  });
}

function listSections(blocks: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const block of blocks) {
    if (isHeading(block)) sections.push([block]);
    else sections.at(-1)?.push(block);
  }
  return sections;
}

function isHeading(block: RootContent | undefined): block is Element {
  return block?.type === "element" && block.tagName === "h2";
}

function toPlace(terms: string[], section?: Properties[string]): Element {
  return { type: "element", tagName: NOTES_PLACE, properties: { terms, section }, children: [] };
}

function listTerms(block: RootContent): string[] {
  const terms: string[] = [];
  visit(block, "element", ({ properties: { href } }) => {
    const term = typeof href === "string" ? toTermId(href) : null;
    if (term !== null) terms.push(term);
  });
  return terms;
}
