import { createApi } from "./create-api.ts";
import { createEmbeddedApi } from "./embedded-api.ts";
import type { Recording } from "./recording.ts";

/** What the tests ask: a GraphQL endpoint, in this process or somewhere else. */
export type ApiUnderTest = {
  send: (request: Recording["request"]) => Promise<Recording["response"]>;
  close?: () => Promise<void>;
};

/**
 * The server at `CONTRACT_URL`, which holds the content of the recordings, allows their origin and knows
 * `CONTRACT_API_TOKEN`; without them the embedded provider, on the content of this folder.
 */
export async function createApiUnderTest({
  CONTRACT_URL,
  CONTRACT_API_TOKEN,
}: NodeJS.ProcessEnv): Promise<ApiUnderTest> {
  if (CONTRACT_URL) return createApi(CONTRACT_URL, CONTRACT_API_TOKEN ?? "", (request) => fetch(request));
  return createEmbeddedApi();
}
