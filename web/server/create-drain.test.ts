import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDrain } from "./create-drain.ts";

describe("createDrain", () => {
  it("finishes what has come, and asks for another connection from then on", async () => {
    const held: (() => void)[] = [];
    const { ask, drain, isClosed } = await aServer((_, response) => held.push(() => response.end("whole")));
    const first = ask();
    await until(() => held.length === 1);
    const ended = drain.end({ drainMs: 50, graceMs: 10_000 });
    expect(drain.isStopping()).toBe(true);
    const second = ask();
    await until(() => held.length === 2);
    for (const answer of held) answer();
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ text }) => text)).toEqual(["whole", "whole"]);
    expect(answers.map(({ connection }) => connection)).toEqual(["close", "close"]);
    await ended;
    expect(isClosed()).toBe(true);
  });

  it("does not wait for whoever is connected and asks for nothing", async () => {
    const { ask, drain } = await aServer((_, response) => void response.end("whole"));
    expect((await ask()).connection).toBe("keep-alive");
    await drain.end({ drainMs: 0, graceMs: 60_000 });
    await expect(ask()).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/);
  });

  it("ends what takes too long", async () => {
    let asked = 0;
    const { ask, drain } = await aServer(() => {
      asked += 1;
    });
    const endless = expect(ask()).rejects.toThrow("socket hang up");
    await until(() => asked === 1);
    await drain.end({ drainMs: 0, graceMs: 100 });
    await endless;
  });

  it("loses no request of those who go elsewhere once they are asked to", async () => {
    const [first, second] = [await aServer(answerLater), await aServer(answerLater)];
    const texts: string[] = [];
    const readers = Array.from({ length: 20 }, async () => {
      let ask = first.ask;
      for (let time = 0; time < 60; time += 1) {
        const { text, connection } = await ask();
        texts.push(text);
        if (connection === "close") ask = second.ask;
      }
    });
    await until(() => texts.length > 200);
    await first.drain.end({ drainMs: 300, graceMs: 10_000 });
    await Promise.all(readers);
    expect(texts).toEqual(Array.from({ length: 1_200 }, () => "whole"));
  });
});

const answerLater: RequestListener = (_, response) => void setTimeout(() => response.end("whole"), 5);

/** What has been sent is on its way in another turn of the event loop. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

async function aServer(answer: RequestListener) {
  const server = createServer(answer);
  const drain = createDrain(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("expected a port, got none");
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });

  async function ask() {
    const request = get({ host: "127.0.0.1", port: address instanceof Object ? address.port : 0, agent });
    const [response]: IncomingMessage[] = await once(request, "response");
    if (!response) throw new Error("expected an answer, got none");
    const parts = await response.setEncoding("utf8").toArray();
    return { text: parts.join(""), connection: response.headers.connection };
  }

  return { ask, drain, isClosed: () => !server.listening };
}
