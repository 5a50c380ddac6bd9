/** The figures that a text may ask for, in alphabetical order: `::figure[What it shows]{name="…"}`. */
export const FIGURES: readonly string[] = [
  "basket",
  "block-split",
  "blocks",
  "bonds-fill",
  "child-hotkeys",
  "clip",
  "commit-timeline",
  "conviction",
  "copier-race",
  "delegate-take",
  "gate",
  "halving-stairs",
  "impact-and-slippage",
  "injection-or-buys",
  "key-tree",
  "leaked-key",
  "life-of-a-subnet",
  "liquid-alpha-curve",
  "lock-cost",
  "market-of-a-subnet",
  "mechanisms",
  "metagraph-row",
  "moving-price",
  "multisig",
  "network-roles",
  "permits",
  "pool-order",
  "price-limit",
  "recycle-or-burn",
  "registration-cost",
  "rules-through-time",
  "sandwich",
  "scoring-loop",
  "slots",
  "tempo-clock",
  "weight-matrix",
];

/** What the interface texts of a figure stand under: `moving-price` has those of `figure.movingPrice`. */
export function figureNamespace(figure: string): string {
  return figure.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
