import type { FoundNode } from "./match-documents.ts";

/** A node on the way through the query. */
export type Step = FoundNode & {
  isFirst: boolean;
  isLast: boolean;
  /** The steps that may come right before, and whether no dropped term lies between. */
  before: { step: number; isNeighbour: boolean }[];
};

/**
 * The ways through the query of a document that holds the first `termsHeld` terms, and the phrases behind them: each
 * begins with a first step and ends with a last one.
 */
export function planSteps(found: readonly FoundNode[], termCount: number, termsHeld: number): Step[] {
  const isPhrase = Array.from({ length: termCount }, (_, term) =>
    found.some(({ node }) => node.isPhrase && node.first === term),
  );
  const nextHeld = (term: number): number => {
    let next = term;
    while (next >= termsHeld && next < termCount && !isPhrase[next]) next += 1;
    return next;
  };
  const used = found.filter(({ node }) => node.first + node.size <= termsHeld || node.isPhrase);
  return used.map(({ node, typos }) => ({
    node,
    typos,
    isFirst: nextHeld(0) === node.first,
    isLast: nextHeld(node.first + node.size) === termCount,
    before: used.flatMap(({ node: other }, step) => {
      const end = other.first + other.size;
      return nextHeld(end) === node.first && end <= node.first ? [{ step, isNeighbour: end === node.first }] : [];
    }),
  }));
}
