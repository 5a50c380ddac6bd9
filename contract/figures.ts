/** The figures that a text may ask for, in alphabetical order: `::figure[What it shows]{name="…"}`. */
export const FIGURES: readonly string[] = [
  "block-split",
  "blocks",
  "bonds-fill",
  "clip",
  "delegate-take",
  "gate",
  "halving-stairs",
  "impact-and-slippage",
  "key-tree",
  "leaked-key",
  "moving-price",
  "network-roles",
  "pool-order",
  "price-limit",
  "sandwich",
  "tempo-clock",
];
