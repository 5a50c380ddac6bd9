/**
 * The section being read, as an index of `headingTops`: the distances of all headings from the window's top, in the order
 * of the text. It is the last whose heading is above `line`; at the page's end, the last whose heading shows at
 * all (above `end`). Null before the first.
 */
export function findCurrentSection(
  headingTops: number[],
  { line, end, isAtEnd }: { line: number; end: number; isAtEnd: boolean },
): number | null {
  const index = headingTops.findLastIndex((top) => top < (isAtEnd ? end : line));
  return index < 0 ? null : index;
}
