import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * Tells a visitor's network address: the connection's, or where a proxy of ours stands before the site, the last one in
 * `X-Forwarded-For`, which is the one that our proxy added; what stands before it anybody can write. Null where there is
 * no connection, as in tests.
 */
export function createVisitorAddress({ trustProxy }: { trustProxy: boolean }) {
  return (c: Context): string | null => {
    const forwarded = trustProxy ? lastOf(c.req.header("X-Forwarded-For")) : null;
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
