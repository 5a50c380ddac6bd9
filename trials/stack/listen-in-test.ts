import { once } from "node:events";
import type { Server } from "node:http";
import { onTestFinished } from "vitest";

/** Has a server listen on loopback until the test is over. Returns its port. */
export async function listenInTest(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error(`expected a port, got ${address}`);
  return address.port;
}
