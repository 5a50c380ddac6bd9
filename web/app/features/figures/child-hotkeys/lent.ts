/** Made up, as in the text: what is staked behind the parent, and what the child has of its own, in α. */
export const PARENT = 76_000;
export const CHILD = 10_000;
/** A day's dividends for each α of weight: 96 α for 48,000 α. */
const PER_ALPHA = 0.002;
/** What the child keeps of what lent weight earns, and the parent of what flows back. */
export const CHILD_TAKE = 0.1;
export const PARENT_TAKE = 0.18;

/** A day on which the parent lends shares of its weight to two children: who counts with what, and where dividends go. */
export function lend(shares: readonly [number, number]) {
  const children = shares.map((share) => {
    const lent = share * PARENT;
    const earned = lent * PER_ALPHA;
    return { share, lent, weight: CHILD + lent, earned, back: earned * (1 - CHILD_TAKE) };
  });
  const sum = (what: "share" | "lent" | "earned" | "back") => children.reduce((all, child) => all + child[what], 0);
  const back = sum("back");
  return {
    children,
    share: sum("share"),
    parent: PARENT - sum("lent"),
    /** Earned with lent weight. */
    earned: sum("earned"),
    back,
    /** Of what flows back, after the parent's take. */
    forStakers: back * (1 - PARENT_TAKE),
  };
}

/** The same validator in the lab, with as many children as it lends to, by the codes there. */
export function lentInLab([first, second]: readonly [number, number]) {
  const lent = [first, second, 0, 0, 0].map((share) => Number((100 * share).toFixed(2)));
  const count = second > 0 ? 2 : first > 0 ? 1 : 0;
  return { a: 0, d: PARENT, t: 100 * PARENT_TAKE, c: count, l: lent, o: CHILD, h: 100 * CHILD_TAKE };
}
