import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { CONTENT_CHANGED } from "@learn-bittensor/contract/live";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { takeLiveConnections } from "./take-live-connections.ts";

const INIT = JSON.stringify({ type: "connection_init" });
const SUBSCRIBE = JSON.stringify({ id: "1", type: "subscribe", payload: { query: CONTENT_CHANGED } });

describe("takeLiveConnections", () => {
  it("takes those of its own pages at /graphql, and tells them which content there is", async () => {
    const { connect, origin } = await listening();
    const { messages, socket } = connect("/graphql?a=1", { origin });
    await once(socket, "open");
    socket.send(INIT);
    expect(await messages.next()).toEqual({ type: "connection_ack" });
    socket.send(SUBSCRIBE);
    expect(await messages.next()).toMatchObject({ payload: { data: { contentChanged: { version: "1" } } } });
  });

  it.each([
    ["/graphql", { origin: "https://evil.example" }, 403],
    ["/graphql", { origin: "null" }, 403],
    ["/other", {}, 404],
    ["/graphql/more", {}, 404],
  ])("refuses a connection to %s with %j: %i", async (path, headers, status) => {
    const { connect } = await listening();
    expect(await connect(path, headers).refusal).toBe(status);
  });

  it.each(["/graphql", "/other"])("hears a connection to %s break off", async (path) => {
    const { connect, server } = await listening();
    const asked = once(server, "upgrade");
    connect(path, { origin: "https://evil.example" }).refusal.catch(() => undefined);
    const [, duplex] = await asked;
    expect(duplex.listenerCount("error")).toBeGreaterThan(0);
  });

  it.each(["/graphql", "/other"])("ends a refused connection to %s that its client keeps open", async (path) => {
    const { server, port } = await listening();
    const asked = once(server, "upgrade");
    const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    onTestFinished(() => void client.destroy());
    client.on("error", () => undefined);
    client.resume();
    const lines = [
      `GET ${path} HTTP/1.1`,
      "Host: a",
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Origin: https://a.b",
    ];
    client.write(`${lines.join("\r\n")}\r\n\r\n`);
    const [, duplex] = await asked;
    await expect.poll(() => duplex.destroyed).toBe(true);
  });

  it("leaves connections elsewhere to others in development", async () => {
    const { connect, server } = await listening({ refusesOthers: false });
    const asked = once(server, "upgrade");
    const { socket } = connect("/?token=vite", {});
    const [{ url }, duplex] = await asked;
    expect([url, duplex.destroyed, duplex.writableEnded]).toEqual(["/?token=vite", false, false]);
    socket.terminate();
  });

  it("takes the visitor's cookie for who asks, and counts by their address", async () => {
    const { options, connect } = await listening({ trustProxy: true });
    const headers = { cookie: "locale=de; auth_token=a.b.c", "x-forwarded-for": "1.1.1.1, 198.51.100.7" };
    const request = { headers, socket: { remoteAddress: "10.0.0.1" } } as unknown as IncomingMessage;
    expect(options.authorizationOf(request)).toBe("Bearer a.b.c");
    expect(options.addressOf(request)).toBe("198.51.100.7");
    const { socket } = connect("/graphql", { cookie: "auth_token=a.b.c" });
    await once(socket, "open");
    socket.send(INIT);
    expect((await once(socket, "close"))[0]).toBe(4401);
  });
});

async function listening({ trustProxy = false, refusesOthers = true } = {}) {
  const provider = await createProvider({ content: { version: "1" } as never, log: () => undefined });
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const opened: Parameters<typeof provider.openLive>[0][] = [];
  const openLive: typeof provider.openLive = (options) => {
    opened.push(options);
    return provider.openLive(options);
  };
  const close = await takeLiveConnections(server, { openLive }, { siteUrl: origin, trustProxy, refusesOthers });
  onTestFinished(() => {
    close();
    server.close();
    server.closeAllConnections();
  });
  const [options] = opened;
  if (!options) throw new Error("no live connections are taken");

  return {
    server,
    port,
    origin,
    options,
    connect(path: string, headers: Record<string, string>) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, "graphql-transport-ws", { headers });
      onTestFinished(() => socket.terminate());
      socket.on("error", () => undefined);
      const heard: unknown[] = [];
      socket.on("message", (data) => heard.push(JSON.parse(String(data))));
      const refusal = new Promise((resolve) => {
        socket.on("unexpected-response", (_request, { statusCode }) => resolve(statusCode));
      });
      const next = async () => {
        while (heard.length === 0) await once(socket, "message");
        return heard.shift();
      };
      return { socket, refusal, messages: { next } };
    },
  };
}
