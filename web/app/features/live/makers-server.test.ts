import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buildSchema } from "graphql";
import type { ServerOptions } from "graphql-ws";
import { useServer as serve } from "graphql-ws/use/ws";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { createLiveConnection } from "./live-connection.ts";

const SCHEMA = buildSchema(`
  type Query { ok: Boolean }
  type Subscription { contentChanged: Content }
  type Content { version: String! }
`);
/** A busy machine may take its time. */
const TIMEOUT = { timeout: 10_000 };

describe("a server by the makers of graphql-ws, which demands connection_init", () => {
  it("is answered, and its changes are heard", async () => {
    const { follow, announce, initiated } = await aServer({});
    const page = follow();
    await expect.poll(() => initiated, TIMEOUT).toEqual([undefined]);
    await announce("one");
    await expect.poll(() => page.versionsHeard(), TIMEOUT).toBe(0);
    await announce("two");
    await expect.poll(() => page.versionsHeard(), TIMEOUT).toBe(1);
    expect(page.told).toEqual([]);
  });

  it("is left alone once it has refused whoever says nothing in it", async () => {
    const { follow, initiated } = await aServer({
      onConnect: ({ connectionParams }) => Boolean(connectionParams?.token),
    });
    const page = follow();
    await expect.poll(() => page.told, TIMEOUT).toEqual(["No live connection: 4403"]);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(initiated).toHaveLength(1);
  });

  it("does demand it: who subscribes without is sent away, and who says nothing as well", async () => {
    const { url } = await aServer({ connectionInitWaitTimeout: 100 });
    const hasty = new WebSocket(url, "graphql-transport-ws");
    await once(hasty, "open");
    hasty.send(
      JSON.stringify({ id: "1", type: "subscribe", payload: { query: "subscription { contentChanged { version } }" } }),
    );
    expect((await once(hasty, "close"))[0]).toBe(4401);
    const silent = new WebSocket(url, "graphql-transport-ws");
    expect((await once(silent, "close"))[0]).toBe(4408);
  });
});

async function aServer(options: Partial<ServerOptions>) {
  const initiated: unknown[] = [];
  const listening: ((version: string) => void)[] = [];
  async function* contentChanged() {
    for (;;) {
      const version = await new Promise<string>((resolve) => listening.push(resolve));
      yield { contentChanged: { version } };
    }
  }
  const sockets = new WebSocketServer({ host: "127.0.0.1", port: 0, path: "/graphql" });
  await once(sockets, "listening");
  const { onConnect, ...others } = options;
  const server = serve(
    {
      schema: SCHEMA,
      roots: { subscription: { contentChanged } },
      onConnect: (context) => {
        initiated.push(context.connectionParams);
        return onConnect?.(context) ?? true;
      },
      ...others,
    },
    sockets,
  );
  onTestFinished(async () => void (await server.dispose()));
  const url = `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}/graphql`;

  function follow() {
    const told: string[] = [];
    const onChange = vi.fn();
    const live = createLiveConnection({
      url,
      webSocket: WebSocket,
      shownVersion: null,
      onChange,
      tell: (message) => told.push(message),
      now: Date.now,
      random: () => 0,
    });
    onTestFinished(() => live.stop());
    live.restart();
    return { told, versionsHeard: () => onChange.mock.calls.length };
  }

  /** To whoever follows, once somebody does. */
  async function announce(version: string): Promise<void> {
    await expect.poll(() => listening.length, TIMEOUT).toBeGreaterThan(0);
    for (const hear of listening.splice(0)) hear(version);
  }
  return { url, initiated, follow, announce };
}
