import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createHttpServer } from "./create-http-server.ts";
import type { ReadTimeouts } from "./end-slow-readers.ts";
import { listen } from "./listen.ts";

const ENDLESS = Number.POSITIVE_INFINITY;
const AN_HOUR_MS = 3_600_000;
const A_MEGABYTE = 1_000_000;
/** More than the system buffers for a connection on its own. */
const MANY_MEGABYTES = 40 * A_MEGABYTE;

describe("a client that does not take its answer", () => {
  it.each([
    ["made as it is taken", () => aStream(ENDLESS).body],
    ["whole at once", () => new Uint8Array(MANY_MEGABYTES)],
  ])("is given up when it has taken nothing for a while: %s", async (_, bodyOf) => {
    const site = await aServer(() => new Response(bodyOf()), { idleMs: 20, totalMs: AN_HOUR_MS });
    const { ended } = await site.ask(["/page"]);
    await ended;
    expect(site.answered).toEqual(["/page"]);
  });

  it("holds no more of an endless answer than a connection buffers", async () => {
    const { body, made } = aStream(ENDLESS);
    const site = await aServer(() => new Response(body), { idleMs: 20, totalMs: AN_HOUR_MS });
    const { ended } = await site.ask(["/page"]);
    await ended;
    expect(made()).toBeLessThan(MANY_MEGABYTES);
  });

  it("is given up after a time, however busily it takes what has no end", async () => {
    const site = await aServer(() => new Response(aStream(ENDLESS).body), { idleMs: AN_HOUR_MS, totalMs: 100 });
    const { client, ended } = await site.ask(["/page"]);
    client.resume();
    await ended;
    expect(client.bytesRead).toBeGreaterThan(0);
  });

  it("has one answer made at a time, however many it asks for", async () => {
    const site = await aServer(() => new Response(new Uint8Array(MANY_MEGABYTES)), { idleMs: 20, totalMs: AN_HOUR_MS });
    const targets = Array.from({ length: 50 }, (_, index) => `/${index}`);
    const clients = await Promise.all([1, 2, 3].map(() => site.ask(targets)));
    await Promise.all(clients.map(({ ended }) => ended));
    expect(site.answered).toEqual(["/0", "/0", "/0"]);
  });
});

describe("a client that takes its answer", () => {
  it("is answered in the order in which it asks, also where it does not wait", async () => {
    const site = await aServer((target) => new Response(`answer to ${target};`));
    const targets = Array.from({ length: 20 }, (_, index) => `/${index}`);
    const { client } = await site.ask(targets, "close");
    const received = (await client.toArray()).join("");
    expect(received.match(/(?<=answer to )\S+(?=;)/g)).toEqual(targets);
    expect(site.answered).toEqual(targets);
  });

  it("may wait for it longer than it may leave it lying", async () => {
    const waited = Promise.withResolvers<void>();
    const site = await aServer(() => waited.promise.then(() => new Response("at last")), {
      idleMs: 20,
      totalMs: AN_HOUR_MS,
    });
    const { client, connection } = await site.ask(["/page"], "close");
    for (let time = 0; time < 3; time += 1) await once(connection, "timeout");
    waited.resolve();
    expect((await client.toArray()).join("")).toContain("at last");
  });

  it("may send a hundred requests more before the first is answered, and no more than that", async () => {
    const site = await aServer(() => new Promise(() => undefined));
    const patient = await site.ask(Array.from({ length: 101 }, () => "/page"));
    await patient.sent;
    expect(patient.connection.destroyed).toBe(false);
    const { ended } = await site.ask(Array.from({ length: 102 }, () => "/page"));
    await ended;
    expect(site.answered).toEqual(["/page", "/page"]);
  });
});

/** A body of zeros that is made as it is taken. */
function aStream(bytes: number) {
  const chunk = new Uint8Array(64 * 1024);
  let made = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      made += chunk.byteLength;
      controller.enqueue(chunk);
      if (made >= bytes) controller.close();
    },
  });
  return { body, made: () => made };
}

async function aServer(
  answer: (target: string) => Response | Promise<Response>,
  timeout: ReadTimeouts = { idleMs: AN_HOUR_MS, totalMs: AN_HOUR_MS },
) {
  const answered: string[] = [];
  const fetch = ({ url }: Request) => {
    const target = new URL(url).pathname;
    answered.push(target);
    return answer(target);
  };
  const server = createHttpServer({ fetch, pageCache: null, timeout });
  const { hostname, port } = new URL(await listen(server, { host: "127.0.0.1", port: 0 }));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });

  /** Sends requests over one connection, all at once, and reads nothing. `ended` resolves when the connection is given up. */
  async function ask(targets: readonly string[], afterLast: "close" | "keep-alive" = "keep-alive") {
    const client = connect(Number(port), hostname);
    client.on("error", () => undefined);
    const [connection]: Socket[] = await once(server, "connection");
    if (!connection) throw new Error("expected a connection");
    let missing = targets.length;
    const sent = Promise.withResolvers<void>();
    server.on("request", ({ socket }) => {
      if (socket === connection) missing -= 1;
      if (missing === 0) sent.resolve();
    });
    const last = targets.length - 1;
    const requests = targets.map((target, index) => {
      const then = index === last ? afterLast : "keep-alive";
      return `GET ${target} HTTP/1.1\r\nHost: learn.example\r\nConnection: ${then}\r\n\r\n`;
    });
    client.write(requests.join(""));
    return { client, connection, sent: sent.promise, ended: once(connection, "close") };
  }

  return { answered, ask };
}
