import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";

export interface SiteRequest {
  method: "GET" | "POST";
  target: string;
  headers: Record<string, string>;
  body?: string;
}

/** Longer than the site itself works on anything. */
const PATIENCE_MS = 30_000;

/** Asks a site over connections that are kept, as browsers do, and tells the status; throws where no whole answer comes. */
export function createAsking(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  return {
    async ask({ method, target, headers, body }: SiteRequest): Promise<number> {
      const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
      const asking = request(origin + target, {
        method,
        agent,
        headers: { ...headers, ...length },
        timeout: PATIENCE_MS,
      });
      // Whoever waits is told: for the answer by `once`, for the rest of it by the answer itself.
      asking.on("error", () => undefined);
      asking.on("timeout", () => asking.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)));
      asking.end(body);
      const [answer]: IncomingMessage[] = await once(asking, "response");
      if (!answer) throw new Error("expected an answer");
      for await (const _ of answer);
      return answer.statusCode ?? 0;
    },
    close: (): void => agent.destroy(),
  };
}
