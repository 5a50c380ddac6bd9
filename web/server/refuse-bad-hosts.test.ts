import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { createHttpServer } from "./create-http-server.ts";
import { refuseBadHosts } from "./refuse-bad-hosts.ts";

it.each([
  ["learn.example", 200],
  ["[::1]:3000", 200],
  ["999.999.999.999", 400],
  ["1.2.3.4.5", 400],
  ["learn.example:99999", 400],
  ["user@learn.example", 400],
  ["[::1", 400],
  ["a b", 400],
])("a request to the host %j is answered with %i", async (host, status) => {
  const app = new Hono().use(refuseBadHosts).all("*", (c) => c.text(new URL(c.req.url).pathname));
  const server = createHttpServer({ fetch: app.fetch, pageCache: null }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const asking = request({ port, host: "127.0.0.1", path: "/about", headers: { Host: host }, agent: false }).end();
  const [answer] = await once(asking, "response");
  answer.resume();
  expect(answer.statusCode).toBe(status);
});
