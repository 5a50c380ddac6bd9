/**
 * How much of a text has been in view, in percent: `top` and `bottom` are its edges on the screen. A page may hold only a part of
 * a document, from one share of it to another.
 */
export function readingPercent(
  text: { top: number; bottom: number },
  viewportHeight: number,
  part: { from: number; to: number } = { from: 0, to: 1 },
): number {
  const height = text.bottom - text.top;
  const seen = height > 0 ? Math.min(1, Math.max(0, (viewportHeight - text.top) / height)) : 0;
  return Math.round(100 * (part.from + (part.to - part.from) * seen));
}

interface Edges {
  top: number;
  bottom: number;
}

/** The same for a text in parts, of which each counts as much as another, however long it is. */
export function readingPercentOfParts(parts: readonly Edges[], viewportHeight: number): number {
  const at = parts.findLastIndex(({ top }) => top < viewportHeight);
  const part = parts[at];
  return part ? readingPercent(part, viewportHeight, shareOf(at, parts.length)) : 0;
}

function shareOf(at: number, count: number): { from: number; to: number } {
  return { from: at / count, to: (at + 1) / count };
}

const PLACE = /^#read-(\d{1,2})$/;

/** The fragment of an address that leads to where a reader stopped. It names no element: the page's script goes there. */
export function placeOf(percent: number): string {
  return percent > 0 && percent < 100 ? `#read-${percent}` : "";
}

/** Like `scrollTopOf`, for a text in parts. */
export function scrollTopOfParts(
  hash: string,
  parts: readonly Edges[],
  view: { height: number; scrollY: number },
): number | null {
  const percent = Number(PLACE.exec(hash)?.[1] ?? 0);
  const at = Math.min(parts.length - 1, Math.floor((percent / 100) * parts.length));
  const part = parts[at];
  return part ? scrollTopOf(hash, part, view, shareOf(at, parts.length)) : null;
}

/** How far down to scroll for a fragment made by `placeOf`: what was last in view is at the end of the screen again. Null for others. */
export function scrollTopOf(
  hash: string,
  text: { top: number; bottom: number },
  view: { height: number; scrollY: number },
  part: { from: number; to: number } = { from: 0, to: 1 },
): number | null {
  const percent = PLACE.exec(hash)?.[1];
  if (percent === undefined) return null;
  const seen = (Number(percent) / 100 - part.from) / (part.to - part.from);
  return Math.max(0, view.scrollY + text.top + (text.bottom - text.top) * seen - view.height);
}
