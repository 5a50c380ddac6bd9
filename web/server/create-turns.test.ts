import { createServer, get } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTurns } from "./create-turns.ts";
import { listen } from "./listen.ts";

describe("createTurns", () => {
  it("gives each who asks a turn of the event loop, in the order of asking", async () => {
    const takeTurn = createTurns();
    const order: string[] = [];
    const works = ["a", "b", "c"].map(async (name) => {
      await takeTurn();
      order.push(name);
      setImmediate(() => order.push(`after ${name}`));
    });
    await Promise.all(works);
    expect(order).toEqual(["a", "after a", "b", "after b", "c"]);
  });

  it("lets works of several pieces go on in turns", async () => {
    const takeTurn = createTurns();
    const order: string[] = [];
    const work = async (name: string) => {
      for (let piece = 1; piece <= 3; piece += 1) {
        await takeTurn();
        order.push(`${name}${piece}`);
      }
    };
    await Promise.all([work("a"), work("b")]);
    expect(order).toEqual(["a1", "b1", "a2", "b2", "a3", "b3"]);
  });

  it("does not wait for a work that has had its turn", async () => {
    const takeTurn = createTurns();
    void takeTurn().then(() => new Promise(() => undefined));
    await takeTurn()
      .then(() => Promise.reject(new Error("fails")))
      .catch(() => undefined);
    await takeTurn();
  });

  it("lets requests be answered while hundreds wait", async () => {
    const takeTurn = createTurns();
    let begun = 0;
    const server = createServer((_, response) => response.end(String(begun)));
    onTestFinished(() => void server.close());
    const origin = await listen(server, { host: "127.0.0.1", port: 0 });
    const works = Array.from({ length: 2_000 }, async () => {
      await takeTurn();
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
