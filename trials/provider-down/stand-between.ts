import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a provider can be away. */
export const FAULTS = {
  "hangs up": (response) => response.destroy(),
  "answers 502 and a page": (response) => response.writeHead(502).end("<h1>Bad Gateway</h1>"),
  "answers what is no answer": (response) => response.writeHead(200).end('{"data":null}'),
  "never answers": () => undefined,
} satisfies Record<string, (response: ServerResponse) => void>;

export type Fault = keyof typeof FAULTS;

/** Stands between a site and its provider, and can take the provider away. */
export async function standBetween(provider: string) {
  let fault: Fault | null = null;
  const server = createServer(async (incoming, outgoing) => {
    if (fault) return FAULTS[fault](outgoing);
    const answer = await handOn(provider, incoming).catch(() => null);
    if (!answer) return void outgoing.destroy();
    outgoing.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    set(next: Fault | null): void {
      fault = next;
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function handOn(provider: string, incoming: IncomingMessage): Promise<{ status: number; body: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = { "Content-Type": "application/json", Authorization: incoming.headers.authorization ?? "" };
  const answer = await fetch(`${provider}${incoming.url}`, { method: "POST", headers, body: Buffer.concat(chunks) });
  return { status: answer.status, body: await answer.text() };
}
