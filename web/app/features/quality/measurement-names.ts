/** What is measured, in the order in which it is shown (`scripts/quality.mjs`). */
export const MEASUREMENTS = ["axe", "bytes", "lighthouse", "relevance"] as const;

/** What its figures are of. */
export const COLUMNS = [
  ...(["queries", "hitAt1", "hitAt3", "reciprocalRank", "titles", "titlesFound"] as const),
  ...(["performance", "accessibility", "bestPractices", "seo", "shift"] as const),
  ...(["html", "css", "javascript", "pages", "violations"] as const),
] as const;
