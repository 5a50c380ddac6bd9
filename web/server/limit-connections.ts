import type { Server } from "node:http";
import { toClientNetwork } from "@learn-bittensor/provider/client-network";

/** What the clients of one network hold open: a whole school has fewer, as those that ask nothing are ended after five seconds. */
const MOST_CONNECTIONS = 300;

/** Ends further connections of a network that has so many: each can hold an answer that nobody takes. */
export function limitConnections(server: Server, most = MOST_CONNECTIONS): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const network = toClientNetwork(socket.remoteAddress ?? null);
    const count = open.get(network) ?? 0;
    if (count >= most) return void socket.destroy();
    open.set(network, count + 1);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
