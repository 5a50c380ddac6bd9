import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { createClientAddress } from "./client-address.ts";

describe("createClientAddress", () => {
  it("is the connection's address", async () => {
    expect(await addressOf({ remoteAddress: "203.0.113.9" })).toBe("203.0.113.9");
    expect(await addressOf({ remoteAddress: "2001:db8::7" })).toBe("2001:db8::7");
  });

  it("believes no header without a proxy of ours: anybody can write one", async () => {
    expect(await addressOf({ remoteAddress: "203.0.113.9", forwardedFor: "198.51.100.1" })).toBe("203.0.113.9");
  });

  describe("behind a proxy of ours", () => {
    it.each([
      ["198.51.100.1", "198.51.100.1"],
      ["1.1.1.1, 198.51.100.1", "198.51.100.1"],
      ["unknown, 2001:db8::7", "2001:db8::7"],
      ["198.51.100.1:50123", "198.51.100.1"],
      ["[2001:db8::7]:50123", "2001:db8::7"],
    ])("is what the proxy added last: %j", async (forwardedFor, expected) => {
      expect(await addressOf({ remoteAddress: "10.0.0.1", forwardedFor, trustProxy: true })).toBe(expected);
    });

    it.each([undefined, "", "198.51.100.1, unknown", "198.51.100.1, ", "nonsense", "1.2.3.4.5"])(
      "is the proxy's own where it forwards none: %j",
      async (forwardedFor) => {
        expect(await addressOf({ remoteAddress: "10.0.0.1", forwardedFor, trustProxy: true })).toBe("10.0.0.1");
      },
    );
  });

  it.each([
    [false, 1],
    [true, 0],
  ])("is told of once where nobody trusts what a proxy says (trusted: %s)", async (trustProxy, count) => {
    const logged: unknown[] = [];
    const clientAddress = createClientAddress({ trustProxy, log: (event) => void logged.push(event) });
    const app = new Hono().get("/", (c) => c.text(String(clientAddress(c))));
    await app.request("/");
    for (let time = 0; time < 3; time += 1) await app.request("/", { headers: { "X-Forwarded-For": "198.51.100.1" } });
    expect(logged).toHaveLength(count);
  });

  it("is not known without a connection", async () => {
    expect(await addressOf({})).toBe("null");
  });
});

interface Asking {
  remoteAddress?: string;
  forwardedFor?: string | undefined;
  trustProxy?: boolean;
}

async function addressOf({ remoteAddress, forwardedFor, trustProxy = false }: Asking): Promise<string> {
  const clientAddress = createClientAddress({ trustProxy, log: () => undefined });
  const app = new Hono().get("/", (c) => c.text(String(clientAddress(c))));
  const headers: Record<string, string> = forwardedFor === undefined ? {} : { "X-Forwarded-For": forwardedFor };
  const connection = remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } };
  return (await app.request("/", { headers }, connection)).text();
}
