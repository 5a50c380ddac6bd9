import type { ServerResponse } from "node:http";

/** How long an answer is held for a client that does not take it. */
export interface ReadTimeouts {
  /** Without a single byte being taken. */
  idleMs: number;
  /** Altogether, from the request on. */
  totalMs: number;
}

/** Ends the connection of a client that leaves its answer lying, or takes it drop by drop: what is not taken is memory. */
export function endSlowReaders(response: ServerResponse, { idleMs, totalMs }: ReadTimeouts): void {
  const end = () => response.socket?.destroy();
  const timer = setTimeout(end, totalMs);
  response.once("close", () => clearTimeout(timer));
  response.setTimeout(idleMs, () => {
    // Where nothing is to be taken it waits for us: the answer is not there yet.
    if (response.socket?.writableLength === 0) response.socket.setTimeout(idleMs);
    else end();
  });
}
