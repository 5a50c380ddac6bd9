/**
 * What a figure must reach. `isMet` is said by the figure itself, not by how it is rounded to be read.
 *
 * @typedef {{ text: string, isMet: boolean }} Goal
 */

/**
 * @param {number} value
 * @param {number} limit
 * @param {string} [unit]
 * @returns {Goal}
 */
export function atMost(value, limit, unit = "") {
  return { text: `≤ ${limit} ${unit}`.trim(), isMet: value <= limit };
}

/**
 * @param {number} value
 * @param {number} limit
 * @param {string} [unit]
 * @returns {Goal}
 */
export function atLeast(value, limit, unit = "") {
  return { text: `≥ ${limit} ${unit}`.trim(), isMet: value >= limit };
}

/**
 * @param {number} value
 * @param {readonly [least: number, most: number]} limits
 * @param {string} [unit]
 * @returns {Goal}
 */
export function between(value, [least, most], unit = "") {
  return { text: `${least} to ${most} ${unit}`.trim(), isMet: value >= least && value <= most };
}

/**
 * One line of a table of measurements. A goal that is missed is named on a line of its own, and the process then ends with exit
 * code 1; a goal that is only a text is told and not asked for.
 *
 * @param {string} what
 * @param {string} measured with its unit
 * @param {Goal | string} [goal]
 */
export function printFigure(what, measured, goal = "") {
  const told = typeof goal === "string" ? goal : goal.text;
  console.log(`  ${what.padEnd(68)}${measured.padStart(12)}${told ? `   goal ${told}` : ""}`);
  if (typeof goal === "string" || goal.isMet) return;
  console.log(`  goal missed: ${what.trim()}: ${measured}, and the goal is ${told}`);
  process.exitCode = 1;
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
