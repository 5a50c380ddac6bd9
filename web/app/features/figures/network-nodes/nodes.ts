/** Kinds of nodes, as the text's table has them. */
export const NODES = ["lite", "archive", "author"] as const;
export type NodeKind = (typeof NODES)[number];

/** Blocks in the picture, from the first of the chain to the newest, and how many of the newest count as recent: made up. */
export const BLOCKS = 9;
const RECENT = 3;

/** What a node keeps and does: whether it knows the state after a block, makes new ones, and may be run by anybody. */
export function nodeOf(kind: NodeKind) {
  const keeps = Array.from({ length: BLOCKS }, (_, block) => kind === "archive" || block >= BLOCKS - RECENT);
  return {
    keeps,
    knowsNow: keeps[BLOCKS - 1] === true,
    knowsThen: keeps[0] === true,
    makesBlocks: kind === "author",
    isForAnybody: kind !== "author",
  };
}
