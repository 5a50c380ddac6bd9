import { POSITIONS } from "../index/word-log.ts";

/** Farther apart counts as this far. */
export const FARTHEST = 4;

/** The places where something stands in a document: each with the place of its last word, where it is of several. */
export type Places = { starts: number[]; ends: number[] };

/**
 * How near one term stands to the next in a document: 1 right before it, and so on up to 4; one more where their order
 * is reversed; 4 where they do not share an attribute. Places ascend.
 */
export function measureProximity(left: Places, right: Places): number {
  let nearest = FARTHEST;
  let next = 0;
  for (let index = 0; index < left.starts.length && nearest > 1; index += 1) {
    const start = left.starts[index] ?? 0;
    const end = left.ends[index] ?? 0;
    while (next < right.starts.length && (right.starts[next] ?? 0) <= end) next += 1;
    const behind = (right.starts[next] ?? Number.POSITIVE_INFINITY) - end;
    if (behind < nearest && isSameField(end, right.starts[next] ?? 0)) nearest = behind;
    for (let before = next - 1; before >= 0; before -= 1) {
      const rightEnd = right.ends[before] ?? 0;
      if (rightEnd >= start) continue;
      const distance = start - rightEnd + 1;
      if (distance < nearest && isSameField(start, rightEnd)) nearest = distance;
      break;
    }
  }
  return nearest;
}

function isSameField(one: number, other: number): boolean {
  return Math.floor(one / POSITIONS) === Math.floor(other / POSITIONS);
}
