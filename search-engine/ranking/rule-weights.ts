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

/** Attributes that rank later count as this one. */
const LAST_ATTRIBUTE = 255;

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
