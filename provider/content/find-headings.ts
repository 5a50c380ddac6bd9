/** A heading of the first or second level: its words, and where its line begins and ends in the text. */
export type Heading = { depth: number; words: string; start: number; end: number };

/** The first line of a fenced block or its last, or a heading. */
const MARKED_LINE = /^ {0,3}(`{3,}|~{3,})([^\n]*)$|^(##?) +([^\n]*)$/gm;

/**
 * The headings that a text is cut at: `#` and `##` at the beginning of a line, outside of fenced code. Only what stands at
 * the margin divides a text; a heading in a list or a quotation is part of it.
 *
 * No Markdown parser is asked: it makes some hundred objects of each line, and V8 keeps those of thousands of texts at
 * once where it takes them for lasting.
 */
export function findHeadings(markdown: string): Heading[] {
  const headings: Heading[] = [];
  let fence: string | null = null;
  for (const { index, 0: line, 1: mark, 2: info = "", 3: signs, 4: words = "" } of markdown.matchAll(MARKED_LINE)) {
    if (mark) fence = fenceAfter(fence, mark, info);
    else if (signs && fence === null) {
      headings.push({ depth: signs.length, words: words.trim(), start: index, end: index + line.length });
    }
  }
  return headings;
}

/** The fence that is open below a line of backticks or tildes: one closes by as many of its own, and nothing beside them. */
function fenceAfter(open: string | null, mark: string, info: string): string | null {
  if (open !== null) return mark.startsWith(open) && info.trim() === "" ? null : open;
  return mark.startsWith("`") && info.includes("`") ? null : mark;
}
