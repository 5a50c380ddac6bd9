/**
 * One line of a table of measurements.
 *
 * @param {string} what
 * @param {string} measured with its unit
 * @param {string} [goal] what it must reach, with its unit
 */
export function printFigure(what, measured, goal = "") {
  console.log(`  ${what.padEnd(68)}${measured.padStart(12)}${goal ? `   goal ${goal}` : ""}`);
}

/**
 * The one in the middle; of an even number, the mean of the two.
 *
 * @param {number[]} values at least one
 */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("expected at least one value, got none");
  return (lower + upper) / 2;
}
