import type { ContentTransport } from "../app/content-client.server.ts";

/** A provider that has not answered by then is taken for unreachable. */
const PATIENCE_MS = 8_000;

/** Carries requests to a provider elsewhere: `POST {apiUrl}/graphql`. */
export function httpTransport(apiUrl: string, patienceMs = PATIENCE_MS): ContentTransport {
  return async ({ authorization, ...request }) => {
    const response = await fetch(`${apiUrl}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: authorization },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, body: await response.json() };
  };
}
