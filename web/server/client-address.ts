import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

interface Options {
  trustProxy: boolean;
  log: (event: { level: "warn"; message: string }) => void;
}

const UNTRUSTED = "X-Forwarded-For arrives and is not trusted: behind a proxy of yours, set TRUST_PROXY=true";

/**
 * Tells a visitor's network address: the connection's, or where a proxy of ours stands before the site, the last one in
 * `X-Forwarded-For`, which is the one that our proxy added; what stands before it anybody can write. Null where there is
 * no connection, as in tests. That the header comes untrusted is logged once: behind a proxy, all visitors would have its address.
 */
export function createClientAddress({ trustProxy, log }: Options) {
  let isTold = false;
  return (c: Context): string | null => {
    const header = c.req.header("X-Forwarded-For");
    if (header !== undefined && !trustProxy && !isTold) {
      isTold = true;
      log({ level: "warn", message: UNTRUSTED });
    }
    const forwarded = trustProxy ? lastOf(header) : null;
    if (forwarded !== null) return forwarded;
    return c.env?.incoming ? (getConnInfo(c).remote.address ?? null) : null;
  };
}

/** The same of a request that asks for a connection of another kind. */
export function addressOfRequest(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  { trustProxy }: { trustProxy: boolean },
): string | null {
  const forwarded = trustProxy ? lastOf(headers["x-forwarded-for"]?.toString()) : null;
  return forwarded ?? socket.remoteAddress ?? null;
}

/** The last address of the list, without a port; null where that is none. */
function lastOf(header: string | undefined): string | null {
  const last = header?.split(",").at(-1)?.trim() ?? "";
  const address = /^\[(.+)\](?::\d+)?$/.exec(last)?.[1] ?? /^([\d.]+):\d+$/.exec(last)?.[1] ?? last;
  return isIP(address) ? address : null;
}
