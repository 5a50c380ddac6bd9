import { fileURLToPath } from "node:url";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import type { Recording } from "./recording.ts";

/** What the tests ask: a GraphQL endpoint, in this process or somewhere else. */
export type ApiUnderTest = { send(request: Recording["request"]): Promise<Recording["response"]> };

const EMBEDDED_TOKEN = "a-read-only-api-token";
/** Of the reference's configuration; a server under test has to allow it. */
const ALLOWED_ORIGIN = "http://127.0.0.1:5173";

/**
 * The server at `CONTRACT_URL`, which holds the content of the recordings and knows `CONTRACT_API_TOKEN`;
 * without them the embedded provider, on the content of this folder.
 */
export async function createApiUnderTest({
  CONTRACT_URL,
  CONTRACT_API_TOKEN,
}: NodeJS.ProcessEnv): Promise<ApiUnderTest> {
  if (CONTRACT_URL) return createApi(CONTRACT_URL, CONTRACT_API_TOKEN ?? "", (request) => fetch(request));
  const provider = await createProvider({
    contentDir: fileURLToPath(new URL("content", import.meta.url)),
    apiTokens: [EMBEDDED_TOKEN],
    allowedOrigins: [ALLOWED_ORIGIN],
  });
  return createApi("http://provider.test", EMBEDDED_TOKEN, (request) => provider.fetch(request));
}

function createApi(url: string, apiToken: string, answer: (request: Request) => Promise<Response>): ApiUnderTest {
  return {
    async send({ method, path, headers, body }) {
      const authorization = headers.authorization
        ?.replace("<read-only API token>", apiToken)
        .replace(/<.*>/, "no-token");
      const request = new Request(`${url.replace(/\/$/, "")}${path}`, {
        method,
        headers: { ...headers, ...(authorization && { authorization }) },
        ...(body !== null && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const response = await answer(request);
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: parseBody(await response.text()),
      };
    },
  };
}

function parseBody(text: string): unknown {
  return text.startsWith("{") ? JSON.parse(text) : text;
}
