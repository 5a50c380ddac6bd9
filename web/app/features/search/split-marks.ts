import { MARK_END, MARK_START } from "@learn-bittensor/contract/merge-results";

export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** A text of the search engine in parts to be shown as text, matches apart from the rest: never as HTML. */
export function splitMarks(marked: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const [index, piece] of marked.split(MARK_START).entries()) {
    const [first = "", ...others] = piece.split(MARK_END);
    // A start without an end, or an end without a start, marks nothing.
    const isMatch = index > 0 && others.length > 0;
    add(parts, { text: first, isMatch });
    add(parts, { text: others.join(""), isMatch: false });
  }
  return parts;
}

function add(parts: MarkedPart[], part: MarkedPart): void {
  if (part.text !== "") parts.push(part);
}

/** The text without its marks. */
export function withoutMarks(marked: string): string {
  return marked.replace(/[\ue000\ue001]/g, "");
}
