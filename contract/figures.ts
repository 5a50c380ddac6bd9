/** The figures that a text may ask for: `::figure[What it shows]{name="…"}`. */
export const FIGURES: readonly string[] = ["clip", "block-split", "halving-stairs", "pool-order"];
