import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buildSchema } from "graphql";
import { useServer as serve } from "graphql-ws/use/ws";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocketServer } from "ws";
import { findLive } from "./find-live.ts";

const TELLS =
  "type Query { ok: Boolean } type Subscription { contentChanged: Content } type Content { version: String! }";
const TELLS_NOTHING = "type Query { ok: Boolean }";

describe("findLive", () => {
  it("finds a provider that tells of changes, and leaves it then", async () => {
    const { url, sockets } = await aProvider({ schema: TELLS });
    expect(await findLive(url)).toBe(true);
    await expect.poll(() => sockets?.clients.size).toBe(0);
  });

  it("finds one that knows no such question, one that lets nobody in, and one that takes no sockets", async () => {
    const [knows, letsIn, takes] = await Promise.all([
      aProvider({ schema: TELLS_NOTHING }),
      aProvider({ schema: TELLS, onConnect: () => false }),
      aProvider({ schema: null }),
    ]);
    expect(await Promise.all([knows, letsIn, takes].map(({ url }) => findLive(url)))).toEqual([false, false, false]);
  });

  it("says nothing of one that is away, and of one that is out of order", async () => {
    const away = await aProvider({ schema: null });
    away.close();
    const broken = await aProvider({ schema: null, status: 502 });
    expect(await findLive(away.url)).toBeNull();
    expect(await findLive(broken.url)).toBeNull();
  });
});

/** `schema` is null where there is a server, and none that takes sockets. */
async function aProvider({
  schema,
  onConnect = () => true,
  status = 404,
}: {
  schema: string | null;
  onConnect?: () => boolean;
  status?: number;
}) {
  const server = createServer((_, response) => response.writeHead(status).end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sockets = schema === null ? null : new WebSocketServer({ server, path: "/graphql" });
  async function* contentChanged() {
    yield { contentChanged: { version: "one" } };
    await new Promise(() => undefined);
  }
  if (sockets && schema !== null)
    serve({ schema: buildSchema(schema), roots: { subscription: { contentChanged } }, onConnect }, sockets);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { url: `ws://127.0.0.1:${port}/graphql`, sockets, close };
}
