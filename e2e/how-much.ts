/**
 * Whether all is tested (`npm run test:full`), or, of what is a product of pages, languages, devices and widths, a sample
 * (`npm test`). The sample is the same each time: what fails in it fails for everybody.
 */
export const IS_FULL = process.env.TEST_FULL === "true";
