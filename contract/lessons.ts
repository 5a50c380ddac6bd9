/** The lessons for teachers, by the names in their addresses, in the order in which they build on one another: `/teach/{name}`. */
export const LESSONS = [
  "question-to-pay",
  "how-strangers-agree",
  "keys-and-thieves",
  "what-an-order-costs",
  "where-tokens-come-from",
  "whom-to-believe",
] as const;
