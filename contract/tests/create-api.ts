import type { Recording } from "./recording.ts";

/** Sends recorded requests to an endpoint, with its API token where a recording names one. */
export function createApi(url: string, apiToken: string, answer: (request: Request) => Promise<Response>) {
  return {
    async send({ method, path, headers, body }: Recording["request"]): Promise<Recording["response"]> {
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
