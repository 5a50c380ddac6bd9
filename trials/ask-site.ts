import { once } from "node:events";
import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import https from "node:https";

export interface SiteRequest {
  method: "GET" | "POST";
  target: string;
  headers: Record<string, string>;
  body?: string;
}

export interface SiteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Longer than the site itself works on anything. */
const TIMEOUT_MS = 30_000;

/**
 * Asks a site over connections that stay open, as browsers do, and tells the status and the headers; throws where no whole answer comes. A connection that the
 * site has ended meanwhile, as it does with those that ask nothing, is no fault of either: the same is asked over another, as browsers do.
 * `certificate` is what a site that nobody has vouched for shows.
 */
export function createAsking(origin: string, connections: number, certificate?: string) {
  const { Agent, request } = origin.startsWith("https:") ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: connections, ...(certificate && { ca: certificate }) });

  async function ask(asked: SiteRequest): Promise<SiteAnswer> {
    const { method, target, headers, body } = asked;
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const all = { ...headers, ...length };
    const asking = request(origin + target, { method, agent, headers: all, timeout: TIMEOUT_MS });
    // Whoever waits is told: for the answer by `once`, for the rest of it by the answer itself.
    asking.on("error", () => undefined);
    asking.on("timeout", () => asking.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
    asking.end(body);
    const answer = await answerTo(asking).catch((error: unknown) => {
      if (asking.reusedSocket && error instanceof Error && "code" in error && error.code === "ECONNRESET") return null;
      throw error;
    });
    if (!answer) return ask(asked);
    for await (const _ of answer);
    return { status: answer.statusCode ?? 0, headers: answer.headers };
  }

  return { ask, close: (): void => agent.destroy() };
}

async function answerTo(asking: ClientRequest): Promise<IncomingMessage> {
  const [answer]: IncomingMessage[] = await once(asking, "response");
  if (!answer) throw new Error("expected an answer");
  return answer;
}
