import { once } from "node:events";
import type { Server } from "node:net";

/** What the operating system says of an address that is not one of this machine, or not one at all. */
const NOT_OUR_ADDRESS = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT", "EAI_AGAIN", "EINVAL", "ENOTFOUND"]);

/**
 * Resolves to the origin that answers from now on; port 0 has become the one that was given.
 * @throws {Error} one line: HOST or PORT, its value and what is allowed
 */
export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new Error(describeListenError(cause, { host, port }), { cause });
  }
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error(`expected a port, got ${address}`);
  return `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`;
}

export function describeListenError(error: unknown, { host, port }: { host: string; port: number }): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  if (code === "EADDRINUSE") return `PORT: expected a free port, got ${port} (already in use)`;
  if (code === "EACCES") return `PORT: expected a port this user may open, got ${port} (permission denied)`;
  if (NOT_OUR_ADDRESS.has(code)) return `HOST: expected an address of this machine, got ${JSON.stringify(host)}`;
  return `HOST, PORT: expected an address to listen on, got ${JSON.stringify(host)} and ${port} (${code})`;
}
