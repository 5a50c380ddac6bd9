import { once } from "node:events";
import { createServer, get } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { createYield } from "./yield-to-event-loop.ts";

describe("createYield", () => {
  it("gives each who asks a turn of the event loop, in the order of asking", async () => {
    const yieldToEventLoop = createYield();
    const order: string[] = [];
    const works = ["a", "b", "c"].map(async (name) => {
      await yieldToEventLoop();
      order.push(name);
      setImmediate(() => order.push(`after ${name}`));
    });
    await Promise.all(works);
    expect(order).toEqual(["a", "after a", "b", "after b", "c"]);
  });

  it("lets works of several pieces go on in turns", async () => {
    const yieldToEventLoop = createYield();
    const order: string[] = [];
    const work = async (name: string) => {
      for (let piece = 1; piece <= 3; piece += 1) {
        await yieldToEventLoop();
        order.push(`${name}${piece}`);
      }
    };
    await Promise.all([work("a"), work("b")]);
    expect(order).toEqual(["a1", "b1", "a2", "b2", "a3", "b3"]);
  });

  it("does not wait for a work that has had its turn", async () => {
    const yieldToEventLoop = createYield();
    void yieldToEventLoop().then(() => new Promise(() => undefined));
    await yieldToEventLoop()
      .then(() => Promise.reject(new Error("fails")))
      .catch(() => undefined);
    await yieldToEventLoop();
  });

  it("lets requests be answered while hundreds wait", async () => {
    const yieldToEventLoop = createYield();
    let begun = 0;
    const server = createServer((_, response) => response.end(String(begun)));
    onTestFinished(() => void server.close());
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === "object" && address?.port}`;
    const works = Array.from({ length: 2_000 }, async () => {
      await yieldToEventLoop();
      begun += 1;
    });
    expect(Number(await read(origin))).toBeLessThan(2_000);
    await Promise.all(works);
    expect(await read(origin)).toBe("2000");
  });
});

function read(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { agent: false }, async (answer) => {
      let body = "";
      for await (const chunk of answer) body += chunk;
      resolve(body);
    }).on("error", reject);
  });
}
