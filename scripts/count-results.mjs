/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * The figures of a run of Vitest, from its JSON report. A run that broke off, or ended badly although no test failed
 * (a file that could not be loaded, an error after the last test), counts as a failure.
 *
 * @param {unknown} report null when there is none
 * @param {number} exitCode
 * @returns {Tally}
 */
export function countVitest(report, exitCode) {
  const numberAt = readNumbers(report);
  return withCrash(exitCode, {
    passed: numberAt("numPassedTests"),
    failed: numberAt("numFailedTests"),
    skipped: numberAt("numPendingTests") + numberAt("numTodoTests"),
  });
}

/**
 * The figures of a run of Playwright, from its JSON report, by the same rule. A test that passed only at a second try has
 * passed, and is named (`listFlaky`).
 *
 * @param {unknown} report null when there is none
 * @param {number} exitCode
 * @returns {Tally}
 */
export function countPlaywright(report, exitCode) {
  const stats = report && typeof report === "object" && "stats" in report ? report.stats : null;
  const numberAt = readNumbers(stats);
  return withCrash(exitCode, {
    passed: numberAt("expected") + numberAt("flaky"),
    failed: numberAt("unexpected"),
    skipped: numberAt("skipped"),
  });
}

/**
 * How many tests of a project a run of Playwright had.
 *
 * @param {{ suites?: Suite[] } | null} report null when there is none
 * @param {string} project
 */
export function countProject(report, project) {
  /** @type {(suites?: Suite[]) => number} */
  const countIn = (suites = []) =>
    suites.reduce((sum, { suites: within, specs = [] }) => {
      const own = specs.flatMap(({ tests }) => tests.filter(({ projectName }) => projectName === project));
      return sum + own.length + countIn(within);
    }, 0);
  return countIn(report?.suites);
}

/**
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { status: string, projectName: string, annotations?: { type: string, description?: string }[], results: { error?: { message?: string } }[] }[] }[]} [specs]
 */

/**
 * A line for each test of a run of Playwright that failed first and passed then, with what it failed at.
 *
 * @param {{ suites?: Suite[] } | null} report null when there is none
 * @returns {string[]}
 */
export function listFlaky(report) {
  return (report?.suites ?? []).flatMap(listFlakyOf);
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function listFlakyOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName, results }) => {
        const [reason = "no reason given"] = (results[0]?.error?.message ?? "").split("\n").filter(Boolean);
        return `flaky: [${projectName}] ${file}:${line} ${title}: ${reason}`;
      }),
  );
  return [...own, ...suites.flatMap(listFlakyOf)];
}

/**
 * A line for each test of a run of Playwright that was not run here, with the reason.
 *
 * @param {{ suites?: Suite[] } | null} report null when there is none
 * @returns {string[]}
 */
export function listSkipped(report) {
  return (report?.suites ?? []).flatMap(listSkippedOf);
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function listSkippedOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ annotations = [] }) => {
        const reason = annotations.find(({ type }) => type === "skip")?.description ?? "no reason given";
        return `skipped: ${file} ${title}: ${reason}`;
      }),
  );
  return [...own, ...suites.flatMap(listSkippedOf)];
}

/** @param {Tally[]} tallies */
export function addUp(tallies) {
  /** @param {keyof Tally} key */
  const total = (key) => tallies.reduce((sum, tally) => sum + tally[key], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}

/** @param {Tally} tally */
export function formatTally({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * The end of a run: its last line is always `N passed, N failed`, for what reads it; what was skipped is told on the
 * line before.
 *
 * @param {Tally} tally
 */
export function formatEnd({ passed, failed, skipped }) {
  return `${skipped > 0 ? `${skipped} skipped\n` : ""}${passed} passed, ${failed} failed`;
}

/**
 * @param {number} exitCode
 * @param {Tally} tally
 */
function withCrash(exitCode, tally) {
  const nothingRan = tally.passed + tally.failed === 0;
  const brokeOff = exitCode !== 0 && tally.failed === 0;
  return nothingRan || brokeOff ? { ...tally, failed: 1 } : tally;
}

/**
 * @param {unknown} object
 * @returns {(key: string) => number} 0 for what is not there
 */
function readNumbers(object) {
  const entries = new Map(object && typeof object === "object" ? Object.entries(object) : []);
  return (key) => {
    const value = entries.get(key);
    return typeof value === "number" ? value : 0;
  };
}
