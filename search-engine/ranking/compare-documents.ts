import { chooseDocuments, collectPlaces, type Places } from "./collect-places.ts";
import { ATTRIBUTE_MATCH, matchAttribute } from "./exact-attribute.ts";
import { planSteps } from "./plan-steps.ts";
import type { RankedSearch } from "./ranked-search.ts";
import { bestAttribute, bestPosition, measureProximity, RULE_WEIGHT } from "./rule-weights.ts";

/**
 * Tells what each of the documents costs, by its place in the list, which ascends: the way through the query that
 * costs least, with the words of a document that have the fewest typos in it.
 */
export function createComparison(documents: readonly number[], termsHeld: number, search: RankedSearch) {
  const { snapshot, fields, found, termCount } = search;
  const chosen = chooseDocuments(documents, snapshot.documentCount);
  const steps = planSteps(found, termCount, termsHeld).map((step) => ({
    ...step,
    places: collectPlaces(step.node, step.typos, chosen),
  }));
  const terms = steps.filter(({ node }) => node.size === 1);
  const isComplete = terms.length === termsHeld + terms.filter(({ node }) => node.first >= termsHeld).length;
  const placesOf: (Places | null)[] = steps.map(() => null);
  const costs = new Float64Array(steps.length);

  return function costOf(index: number): number {
    const document = documents[index] ?? 0;
    let least = Number.POSITIVE_INFINITY;
    for (let number = 0; number < steps.length; number += 1) {
      const step = steps[number];
      const noted = step?.typos[document] ?? 0;
      const places = step && noted > 0 ? step.places.read(index) : null;
      placesOf[number] = places;
      if (!step || !places) continue;
      let cost = step.isFirst ? 0 : Number.POSITIVE_INFINITY;
      for (const { step: before, isNeighbour } of step.before) {
        const left = placesOf[before];
        if (!left) continue;
        const proximity = isNeighbour ? measureProximity(left, places) : 0;
        cost = Math.min(cost, (costs[before] ?? 0) + proximity * RULE_WEIGHT.proximity);
      }
      const { node } = step;
      cost +=
        (node.baseTypos + noted - 1) * RULE_WEIGHT.typos +
        (node.size - 1) * RULE_WEIGHT.proximity +
        bestAttribute(places, snapshot.weights) * node.size * RULE_WEIGHT.attribute +
        bestPosition(places, node) * RULE_WEIGHT.position +
        (step.places.isExact(index) ? 0 : node.size) * RULE_WEIGHT.inexact;
      costs[number] = cost;
      if (step.isLast) least = Math.min(least, cost);
    }
    const isWritten = isComplete && terms.every(({ places }) => places.isExact(index));
    const match = isWritten
      ? matchAttribute(
          document,
          terms.map(({ node }) => node),
          snapshot,
          fields,
        )
      : ATTRIBUTE_MATCH.none;
    return least + match * RULE_WEIGHT.attributeMatch;
  };
}
