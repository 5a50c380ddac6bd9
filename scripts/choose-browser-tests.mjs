/** Of five languages on two devices, so many samples are all there is. */
const SAMPLES = 10;
/** On one's own machine, a run of everything takes one of so many parts of the browser tests; continuous integration takes all. */
const TURNS = 4;

/**
 * Whoever changes the site takes another sample and another part; whoever does not, the same as everybody with the same sources.
 *
 * @param {string} fingerprint of the sources, hexadecimal
 * @param {Record<string, string | undefined>} environment may name both, to take them again
 * @returns {{ sample: string, turn: string | null }} the part as Playwright takes it: `2/4`; null for all
 */
export function chooseBrowserTests(fingerprint, { TEST_SAMPLE, TEST_TURN, CI }) {
  const pick = (/** @type {number} */ from, /** @type {number} */ count) =>
    Number.parseInt(fingerprint.slice(from, from + 8), 16) % count;
  return {
    sample: TEST_SAMPLE ?? String(pick(0, SAMPLES)),
    turn: TEST_TURN ?? (CI ? null : `${pick(8, TURNS) + 1}/${TURNS}`),
  };
}
