/** Made up, as in the text: what is staked behind the parent, and what the child has of its own, in α. */
export const PARENT = 76_000;
export const CHILD = 10_000;
/** A day's dividends for each α of weight: 96 α for 48,000 α. */
const PER_ALPHA = 0.002;
/** What the child keeps of what lent weight earns, and the parent of what flows back. */
export const CHILD_TAKE = 0.1;
export const PARENT_TAKE = 0.18;

/** A day on which the parent lends a share of its weight: who counts with what, and where the child's dividends go. */
export function lend(share: number) {
  const lent = share * PARENT;
  const earned = lent * PER_ALPHA;
  const kept = earned * CHILD_TAKE;
  const back = earned - kept;
  return {
    lent,
    parent: PARENT - lent,
    child: CHILD + lent,
    /** Earned with lent weight. */
    earned,
    kept,
    back,
    /** Of what flows back, after the parent's take. */
    forStakers: back * (1 - PARENT_TAKE),
  };
}

/** The same validator in the lab, with one child where it lends anything, by the codes there. */
export function lentInLab(share: number) {
  const lent = [Number((100 * share).toFixed(2)), 0, 0, 0, 0];
  return { a: 0, d: PARENT, t: 100 * PARENT_TAKE, c: share > 0 ? 1 : 0, l: lent, o: CHILD, h: 100 * CHILD_TAKE };
}
