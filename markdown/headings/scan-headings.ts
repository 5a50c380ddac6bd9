/** A heading of the first or second level: its words as they are written, and where it begins and ends in the text. */
export interface FoundHeading {
  depth: number;
  words: string;
  start: number;
  end: number;
}

/** At the margin, a heading is one whatever stands before it, unless a block of code or a formula is open. */
const HEADING = /^(##?)(?:[ \t]+(.*))?$/;
/** What opens one, at the margin as well. */
const OPENING = /^(?:(`{3,})[^`]*|(~{3,}).*|(\${2,})[^$]*)$/;

/** Lines of which the line alone does not tell whether they are, end or hide a heading. */
const UNCLEAR = /^(?: {1,3}(?:##?(?:[ \t]|$)|`{3}|~{3}|\${2})| {0,3}(?:<|=+[ \t]*$|-+[ \t]*$)|##?(?:[ \t].*)?#[ \t]*$)/;

/**
 * Finds the headings of a text by its lines, in a small part of the time that parsing takes; null where lines do not tell. That
 * they are those of the parser is a test's to prove (`find-headings.test.ts`).
 */
export function scanHeadings(markdown: string): FoundHeading[] | null {
  if (/[\r\0\uFEFF]/.test(markdown)) return null;
  const headings: FoundHeading[] = [];
  let open: string | null = null;
  let isAfterWords = false;
  let start = 0;
  for (const line of markdown.split("\n")) {
    const end = start + line.length;
    if (open !== null) {
      if (closes(line, open)) open = null;
    } else {
      const [, signs, words = ""] = HEADING.exec(line) ?? [];
      if (UNCLEAR.test(line) && !(isRule(line) && !isAfterWords)) return null;
      const opening = OPENING.exec(line);
      if (signs) headings.push({ depth: signs.length, words: words.trim(), start, end });
      else if (opening) open = opening[1] ?? opening[2] ?? opening[3] ?? null;
    }
    isAfterWords = open === null && line.trim() !== "";
    start = end + 1;
  }
  return headings;
}

/** `---` is a rule between paragraphs, and below words it makes a heading of them. */
function isRule(line: string): boolean {
  return /^-+[ \t]*$/.test(line);
}

/** A block ends at a line of as many of its own signs, and nothing beside them. */
function closes(line: string, opening: string): boolean {
  const signs = line.replace(/^ {0,3}/, "").trimEnd();
  return signs.length >= opening.length && signs === opening.charAt(0).repeat(signs.length);
}
