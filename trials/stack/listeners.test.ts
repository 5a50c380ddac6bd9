import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { LOOPBACK, listListeners } from "./listeners.ts";

const listeners = await listListeners();
if (!listeners) console.log("figure: who listens where was not tried: this system does not tell");

describe.skipIf(!listeners)("listListeners", () => {
  it("tells what listens on this machine alone from what others reach", async () => {
    const [own, others] = [await listenOn("127.0.0.1"), await listenOn("0.0.0.0")];
    expect(await addressesAt(own)).toEqual([LOOPBACK]);
    expect(await addressesAt(others)).toEqual(["00000000"]);
  });
});

async function listenOn(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error(`expected a port, got ${address}`);
  return address.port;
}

async function addressesAt(port: number): Promise<string[]> {
  return ((await listListeners()) ?? []).filter((one) => one.port === port).map(({ address }) => address);
}
