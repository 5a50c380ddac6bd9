import type { SearchNode } from "../query/search-node.ts";
import { POSITIONS } from "../index/word-log.ts";
import { countSteps, FARTHEST_STEP } from "./position-cost.ts";

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
export function bestAttribute(starts: readonly number[], weights: Uint16Array): number {
  let best = LAST_ATTRIBUTE;
  for (const start of starts) {
    const weight = weights[Math.floor(start / POSITIONS)] ?? LAST_ATTRIBUTE;
    if (weight < best) best = weight;
  }
  return best;
}

/** How near, in steps, the places come to where the node stands in the query. */
export function bestPosition(starts: readonly number[], { position, size }: SearchNode): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const start of starts) nearest = Math.min(nearest, Math.abs((start % POSITIONS) - position));
  let steps = 0;
  for (let more = 0; more < size; more += 1) steps += Math.min(FARTHEST_STEP, countSteps(nearest + more));
  return steps;
}
