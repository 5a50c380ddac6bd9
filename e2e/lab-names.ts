/** Every lab with a chart, as its address has it: `labs.test.ts` holds them against the sitemap. */
export const LABS = [
  "block-emission",
  "pool",
  "registration-market",
  "subnet-emission",
  "subnet-year",
  "validator-month",
  "weight-copying",
  "yuma-consensus",
];
