import { fieldOf, positionOf } from "../index/place.ts";
import type { SearchNode } from "../query/search-node.ts";
import type { Places } from "./collect-places.ts";
import { countSteps } from "./position-cost.ts";

/**
 * The rules in one number, which orders as comparing rule by rule does: typos, proximity, attribute, position,
 * exactness. Each weighs more than the rules below it can add up to, and all together stay below 2⁵³.
 */
export const RULE_WEIGHT = {
  typos: 2 ** 36,
  proximity: 2 ** 28,
  attribute: 2 ** 15,
  position: 2 ** 7,
  attributeMatch: 2 ** 5,
  inexact: 1,
} as const;

/** Terms that stand farther apart count as this far apart. */
const FARTHEST = 4;
/** Attributes that rank later count as this one. */
const LAST_ATTRIBUTE = 255;

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

/** The best attribute of the places, from 0; `weights` tells it by the number of the attribute. */
export function bestAttribute({ starts, count }: Places, weights: Uint16Array): number {
  let best = LAST_ATTRIBUTE;
  for (let place = 0; place < count; place += 1) {
    const weight = weights[fieldOf(starts[place] ?? 0)] ?? LAST_ATTRIBUTE;
    if (weight < best) best = weight;
  }
  return best;
}

/** How near, in steps, the places come to where the node stands in the query. */
export function bestPosition({ starts, count }: Places, { position, size }: SearchNode): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let place = 0; place < count; place += 1) {
    nearest = Math.min(nearest, Math.abs(positionOf(starts[place] ?? 0) - position));
  }
  let steps = 0;
  for (let more = 0; more < size; more += 1) steps += countSteps(nearest + more);
  return steps;
}
