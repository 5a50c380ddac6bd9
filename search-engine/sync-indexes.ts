/** What `npm run search:sync` imports: fills a Meilisearch, and checks it before it comes into use. */
export { createRelevanceCheck } from "./sync/create-relevance-check.ts";
export { createMeilisearchCalls } from "./sync/meilisearch-calls.ts";
export { syncIndexes } from "./sync/sync-indexes.ts";
