import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** For tests: a way to a server that can be held up, cut and opened again. Ends with the test. */
export async function aWayTo(target: string) {
  const { hostname, port } = new URL(target);
  let isHeld = false;
  let isCut = false;
  const sockets = new Set<Socket>();
  const way = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port || 6379), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.once("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on("data", (bytes) => {
      if (!isHeld) near.write(bytes);
    });
  });
  way.listen(0, "127.0.0.1");
  await once(way, "listening");
  const address = way.address();
  if (address === null || typeof address === "string") throw new Error("expected a port, got none");
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cutAll();
    way.close();
  });
  return {
    url: `redis://127.0.0.1:${address.port}`,
    /** Nothing that the server says arrives any more. */
    hold(): void {
      isHeld = true;
    },
    cut(): void {
      isCut = true;
      cutAll();
    },
    open(): void {
      isCut = false;
      isHeld = false;
    },
  };
}
