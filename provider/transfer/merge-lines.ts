/** A text as it was written, what was made of it, and what editors have made of that. */
export type Versions = { written: string; brought: string; edited: string };

/** The most lines that are compared: more cannot be told apart in good time. */
const MOST_LINES = 4000;

/**
 * Editors' changes, put into the text as it was written. What is made of a text changes lines (figures put in, terms
 * linked) and adds some at its end (sources), and moves none: a line that editors left alone stays as it was written, and
 * one they changed is taken as they left it. Null where the lines do not answer to each other.
 */
export function mergeLines({ written, brought, edited }: Versions): string | null {
  const source = written.split("\n");
  const before = brought.split("\n");
  const after = edited.split("\n");
  if (source.length > before.length || Math.max(before.length, after.length) > MOST_LINES) return null;
  const added = before.slice(source.length);
  // What is added at the end is not written in the file.
  if (added.length > 0 && added.join("\n") === after.slice(-added.length).join("\n")) {
    before.length -= added.length;
    after.length -= added.length;
  }
  const lines = matchLines(before, after).flatMap((match, index) => {
    const own = after[index] ?? "";
    if (match === null || own === "") return own;
    return source[match] ?? [];
  });
  return lines.join("\n").trim();
}

/** For each line of `after`, which line of `before` it is; null for a new one. The longest common subsequence. */
function matchLines(before: readonly string[], after: readonly string[]): (number | null)[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const isSame = before[row] === after[column];
      lengths[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const matches: (number | null)[] = after.map(() => null);
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (before[row] === after[column]) {
      matches[column] = row;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return matches;
}
