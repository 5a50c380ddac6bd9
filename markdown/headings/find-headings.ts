import { parseBlocks } from "../parse-markdown.ts";
import { type FoundHeading, scanHeadings } from "./scan-headings.ts";

/** The headings that a text is cut at. One in a list, a quotation or a note is part of what it stands in. */
export function findHeadings(markdown: string): FoundHeading[] {
  return scanHeadings(markdown) ?? readHeadings(markdown);
}

/** The headings as the parser finds them. */
export function readHeadings(markdown: string): FoundHeading[] {
  return parseBlocks(markdown).children.flatMap((block) => {
    if (block.type !== "heading" || block.depth > 2) return [];
    const [start, end] = [block.position?.start.offset ?? 0, block.position?.end.offset ?? 0];
    const first = block.children[0]?.position?.start.offset ?? end;
    const last = block.children.at(-1)?.position?.end.offset ?? end;
    return [{ depth: block.depth, words: markdown.slice(first, last).trim(), start, end }];
  });
}
