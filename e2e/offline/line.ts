import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to the site that can be cut: for the browser, the site is at its end. */
export async function openLine(site: string) {
  const { hostname, port } = new URL(site);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(end);
      end.on("error", () => other.destroy());
      end.on("close", () => {
        open.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  const listen = async (at: number) => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  return {
    origin: `http://127.0.0.1:${own}`,
    async cut(): Promise<void> {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
    mend: () => listen(own),
    async close(): Promise<void> {
      if (!server.listening) return;
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
