import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Redis as it is found where nobody says otherwise. */
const ADDRESS = new URL(process.env.TEST_REDIS_URL || "redis://127.0.0.1:6379");
const TIMEOUT_MS = 1_000;

/** Whether there is one to test with. */
export async function hasRedis(): Promise<boolean> {
  const socket = reach();
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("no answer")));
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A way to that Redis, which can be cut and opened again: the Redis itself stays as it is. */
export async function openWayToRedis() {
  const ends = new Set<Socket>();
  let isCut = false;
  const way = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = reach();
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on("error", () => undefined);
      end.once("close", () => {
        ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  way.listen(0, "127.0.0.1");
  await once(way, "listening");
  const address = way.address();
  if (!address || typeof address === "string") throw new Error("the way to Redis: expected a port, got none");
  const url = new URL(ADDRESS);
  url.hostname = "127.0.0.1";
  url.port = String(address.port);
  const cut = () => {
    isCut = true;
    for (const end of ends) end.destroy();
  };
  return {
    url: url.href,
    cut,
    open(): void {
      isCut = false;
    },
    close(): void {
      cut();
      way.close();
    },
  };
}

function reach(): Socket {
  return connect(Number(ADDRESS.port || 6379), ADDRESS.hostname);
}
