import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Provider } from "@learn-bittensor/provider/create-provider";
import { readToken } from "../../app/site/auth-cookie.ts";
import { addressOfRequest } from "../client-address.ts";
import type { Configuration } from "../configuration.ts";
import { ownOrigins } from "../own-origins.ts";

/** Where the site's own provider takes live connections. */
export const LIVE_PATH = "/graphql";

/**
 * Lets the pages of this site follow the changes of its own provider's content. A browser's socket brings the cookie of
 * its visitor, so only pages of the site itself may open one. Answers what ends all of them.
 */
export async function takeLiveConnections(
  server: Server,
  provider: Pick<Provider, "openLive">,
  { siteUrl, trustProxy, refusesOthers }: Pick<Configuration, "siteUrl" | "trustProxy"> & { refusesOthers: boolean },
): Promise<() => void> {
  const live = await provider.openLive({
    isOwnOrigin: ownOrigins(siteUrl),
    authorizationOf: ({ headers }) => toAuthorization(readToken(headers.cookie)),
    addressOf: (request) => addressOfRequest(request, { trustProxy }) ?? "",
  });
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.split("?")[0] === LIVE_PATH) live.upgrade(request, socket, head);
    else if (refusesOthers) {
      // Node no longer listens to a connection that asks for another protocol: an error nobody hears would end the process.
      socket.on("error", () => undefined);
      // Nor does it end one whose client keeps its half open.
      socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n", () => socket.destroy());
    }
  });
  return live.close;
}

function toAuthorization(token: string): string | null {
  return token === "" ? null : `Bearer ${token}`;
}
