import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { limitConnections } from "./limit-connections.ts";
import { listen } from "./listen.ts";

it("ends further connections of a network that holds as many as may be, until one of them has ended", async () => {
  const server = createServer((_, response) => response.end("answered"));
  limitConnections(server, 2);
  const port = Number(new URL(await listen(server, { host: "127.0.0.1", port: 0 })).port);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const open = async (): Promise<Socket> => {
    const socket = connect({ port, host: "127.0.0.1" });
    await once(socket, "connect");
    return socket;
  };
  const ask = async (socket: Socket): Promise<string> => {
    socket.write("GET / HTTP/1.1\r\nHost: learn.example\r\nConnection: close\r\n\r\n");
    return (await socket.toArray().catch(() => [])).join("");
  };
  const [first, second] = [await open(), await open()];
  expect(await ask(await open())).toBe("");
  expect(await ask(first)).toContain("answered");
  expect(await ask(await open())).toContain("answered");
  expect(await ask(second)).toContain("answered");
});
