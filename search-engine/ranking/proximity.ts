import { fieldOf } from "../index/place.ts";
import type { Places } from "./collect-places.ts";

/** Farther apart counts as this far. */
const FARTHEST = 4;

/**
 * How near one term stands to the next in a document: 1 right before it, and so on up to 4; one more where their order
 * is reversed; 4 where they do not share an attribute.
 */
export function measureProximity(left: Places, right: Places): number {
  let nearest = FARTHEST;
  let next = 0;
  for (let index = 0; index < left.count && nearest > 1; index += 1) {
    const start = left.starts[index] ?? 0;
    const end = left.ends[index] ?? 0;
    while (next < right.count && (right.starts[next] ?? 0) <= end) next += 1;
    if (next < right.count) {
      const rightStart = right.starts[next] ?? 0;
      if (rightStart - end < nearest && fieldOf(end) === fieldOf(rightStart)) nearest = rightStart - end;
    }
    for (let before = next - 1; before >= 0; before -= 1) {
      const rightEnd = right.ends[before] ?? 0;
      if (rightEnd >= start) continue;
      const distance = start - rightEnd + 1;
      if (distance < nearest && fieldOf(start) === fieldOf(rightEnd)) nearest = distance;
      break;
    }
  }
  return nearest;
}
