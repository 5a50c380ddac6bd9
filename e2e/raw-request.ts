import { request } from "node:http";
import { connect } from "node:net";

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  /** The bytes as they came over the wire, still compressed if they were. */
  body: Buffer;
}

/**
 * A request with the target exactly as given: `fetch` and browsers would tidy it up before it left. Redirects are not
 * followed. The parts of a body are sent one by one, without saying beforehand how long they are.
 */
export function rawRequest(
  origin: string,
  target: string,
  {
    method = "GET",
    headers = {},
    body = [],
  }: { method?: string; headers?: Record<string, string>; body?: readonly string[] } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(origin);
    const outgoing = request({ hostname, port, method, path: target, headers: { host, ...headers }, agent: false });
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("error", reject);
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value ?? "")]),
          ),
          body: Buffer.concat(chunks),
        }),
      );
    });
    for (const part of body) outgoing.write(part);
    outgoing.end();
  });
}

/** Sends bytes that no HTTP client would, and returns whatever comes back before the server hangs up. */
export function rawBytes(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes, "latin1"));
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}
