/** What is published as open data, each at `/data/{name}.json` in every language. */
export const DATA_SETS = ["glossary", "concepts", "subnets", "facts", "vectors"] as const;

export type DataSet = (typeof DATA_SETS)[number];
