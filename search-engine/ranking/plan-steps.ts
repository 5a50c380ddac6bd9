import type { SearchNode } from "../query/search-node.ts";

/** A node on the way through the query. */
export type Step = {
  node: SearchNode;
  /** Its place among the nodes of the search. */
  index: number;
  isFirst: boolean;
  isLast: boolean;
  /** The steps that may come right before, and whether no dropped term lies between. */
  before: { step: number; isNeighbour: boolean }[];
};

/**
 * The ways through the query of a document that holds the first `termsHeld` terms, and the phrases behind them: each
 * begins with a first step and ends with a last one.
 */
export function planSteps(nodes: readonly SearchNode[], termCount: number, termsHeld: number): Step[] {
  const isPhrase = Array.from({ length: termCount }, (_, term) =>
    nodes.some((node) => node.isPhrase && node.first === term),
  );
  const nextHeld = (term: number): number => {
    let next = term;
    while (next >= termsHeld && next < termCount && !isPhrase[next]) next += 1;
    return next;
  };
  const used = nodes.flatMap((node, index) =>
    node.first + node.size <= termsHeld || node.isPhrase ? [{ node, index }] : [],
  );
  return used.map(({ node, index }) => ({
    node,
    index,
    isFirst: nextHeld(0) === node.first,
    isLast: nextHeld(node.first + node.size) === termCount,
    before: used.flatMap(({ node: other }, step) => {
      const end = other.first + other.size;
      return nextHeld(end) === node.first && end <= node.first ? [{ step, isNeighbour: end === node.first }] : [];
    }),
  }));
}
