/**
 * What the page of quality shows of what a measurement printed: a row for each thing that was measured.
 *
 * @typedef {{ of: string, figures: Record<string, number> }} Row
 */

const RELEVANCE = /figure: relevance in (\w+): (\d+) queries, hit@1 ([\d.]+) %, hit@3 ([\d.]+) %, MRR ([\d.]+)/g;
const TITLES = /figure: titles in (\w+): (\d+) of (\d+) among/g;

/**
 * From the relevance gate of the search engine.
 *
 * @param {string} output
 * @returns {Row[]}
 */
export function readRelevance(output) {
  const titles = new Map(
    [...output.matchAll(TITLES)].map(([, locale = "", found, all]) => [
      locale,
      { titles: Number(all), titlesFound: Number(found) },
    ]),
  );
  return [...output.matchAll(RELEVANCE)].map(([, locale = "", queries, first, third, rank]) => ({
    of: locale,
    figures: {
      queries: Number(queries),
      hitAt1: Number(first),
      hitAt3: Number(third),
      reciprocalRank: Number(rank),
      ...titles.get(locale),
    },
  }));
}

/** What Lighthouse calls what the page calls otherwise. */
const LIGHTHOUSE = new Map([
  ["performance", "performance"],
  ["accessibility", "accessibility"],
  ["best-practices", "bestPractices"],
  ["seo", "seo"],
  ["cumulative layout shift", "shift"],
]);

/**
 * From `bench/lighthouse.ts`: a row for each page.
 *
 * @param {string} output
 * @returns {Row[]}
 */
export function readLighthouse(output) {
  return readTable(output, /^ {2}([\w-]+): ([a-z -]+?) {2,}([\d.]+)(?: |$)/gm, LIGHTHOUSE);
}

const PARTS = new Map([
  ["HTML", "html"],
  ["CSS", "css"],
  ["all JavaScript it loads", "javascript"],
]);

/**
 * From `e2e/weigh-page.ts`: kilobytes.
 *
 * @param {string} output
 * @returns {Row[]}
 */
export function readBytes(output) {
  return readTable(output, /^ {2}(\/\S+), gzip: ([A-Za-z ]+?) {2,}([\d.]+) kB/gm, PARTS);
}

/**
 * From a run of Playwright over every page of a sample, which fails with the first violation: a row for each device.
 *
 * @param {string} output its `list` reporter's
 * @returns {Row[]}
 */
export function readAccessibility(output) {
  if (/^\s*\d+ (?:failed|flaky|did not run)/m.test(output)) return [];
  const pages = new Map();
  for (const [, device = ""] of output.matchAll(/› (desktop|phone) › \S+ is whole, accessible, and fits/g))
    pages.set(device, (pages.get(device) ?? 0) + 1);
  return [...pages].sort().map(([of, count]) => ({ of, figures: { pages: count, violations: 0 } }));
}

/**
 * @param {string} output
 * @param {RegExp} line with the thing, the figure's name and its value
 * @param {ReadonlyMap<string, string>} names
 * @returns {Row[]}
 */
function readTable(output, line, names) {
  /** @type {Map<string, Record<string, number>>} */
  const rows = new Map();
  for (const [, of = "", name = "", value] of output.matchAll(line)) {
    const column = names.get(name);
    if (column) rows.set(of, { ...rows.get(of), [column]: Number(value) });
  }
  return [...rows].map(([of, figures]) => ({ of, figures }));
}
