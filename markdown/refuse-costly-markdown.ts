/** The longest text that is rendered as Markdown, in UTF-16 units: about five times the longest the site has. */
export const MAX_MARKDOWN_LENGTH = 50_000;

const MAX_NESTED_CONTAINERS = 10;
const MAX_CONTAINERS = 3_000;
const MAX_UNDERLINES = 500;
const MAX_TABLE_CELLS = 20_000;
const MAX_LINES_PER_BLOCK = 1_000;
const MAX_EMPHASIS_MARKS_PER_BLOCK = 1_000;
const MAX_BRACKETS_PER_BLOCK = 2_000;

/** Quotations, items of lists and notes at a line's start: each is parsed like a text of its own. */
const CONTAINERS = /^(?:[ \t]*(?:>|\[\^[^\]\s]+\]:|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/;
const CONTAINER = />|\[\^[^\]\s]+\]:|[-+*]|\d+[.)]/g;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const TABLE_DELIMITER = /^(?=.*-)[\s>*+\d.):|-]+$/;

/**
 * Why a text would cost too much to read as Markdown; null for every text a person would write.
 *
 * The parser's time grows with the square of some constructs (quotations, underlined headings, emphasis and
 * brackets within one block), its memory with rows × columns of a table even where cells are left out, and its
 * stack with nesting. Each is counted in one pass before parsing, so no text can keep the server busy.
 */
export function refuseCostlyMarkdown(markdown: string, { longest = MAX_MARKDOWN_LENGTH } = {}): string | null {
  if (markdown.length > longest) return `more than ${longest} characters`;
  let containers = 0;
  let underlines = 0;
  let tableCells = 0;
  let block = newBlock();
  for (const line of markdown.split(/\r\n?|\n/)) {
    const prefix = line.match(CONTAINERS)?.[0] ?? "";
    const nested = prefix.match(CONTAINER)?.length ?? 0;
    containers += nested;
    if (nested > MAX_NESTED_CONTAINERS)
      return `more than ${MAX_NESTED_CONTAINERS} quotations, lists or notes in one another`;
    if (containers > MAX_CONTAINERS) return `more than ${MAX_CONTAINERS} quotations, items and notes`;
    if (UNDERLINE.test(line) && ++underlines > MAX_UNDERLINES) return `more than ${MAX_UNDERLINES} underlines`;
    if (line.slice(prefix.length).trim() === "") {
      block = newBlock();
      continue;
    }
    if (TABLE_DELIMITER.test(line)) block.columns = Math.max(block.columns, line.split("|").length);
    tableCells += block.columns;
    block.lines += 1;
    for (const character of line) {
      if (character === "*" || character === "_" || character === "~") block.emphasisMarks += 1;
      else if (character === "[" || character === "]") block.brackets += 1;
    }
    if (tableCells > MAX_TABLE_CELLS) return `more than ${MAX_TABLE_CELLS} table cells`;
    if (block.lines > MAX_LINES_PER_BLOCK) return `more than ${MAX_LINES_PER_BLOCK} lines without an empty one`;
    if (block.emphasisMarks > MAX_EMPHASIS_MARKS_PER_BLOCK) return "too many emphasis marks without an empty line";
    if (block.brackets > MAX_BRACKETS_PER_BLOCK) return "too many brackets without an empty line";
  }
  return null;
}

/** What stands between two empty lines: the parser looks for emphasis, links and table rows inside it. */
function newBlock() {
  return { lines: 0, columns: 0, emphasisMarks: 0, brackets: 0 };
}
