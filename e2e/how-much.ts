/**
 * Whether all is tested (`npm run test:full`), or, of what is a product of pages, languages, devices and widths, a sample
 * (`npm test`).
 */
export const IS_FULL = process.env.TEST_FULL === "true";

/**
 * Which sample: `npm test` makes it of the fingerprint of the sources, says which it is, and takes the one of `TEST_SAMPLE`
 * where that is set. What fails in it fails for everybody with the same sources; ten in a row are all there is.
 */
export const SAMPLE = Number(process.env.TEST_SAMPLE ?? 0);
