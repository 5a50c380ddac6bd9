import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { describeListenError, listen } from "./listen.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe("listen", () => {
  it("tells the origin that answers, with the port that was given for 0", async () => {
    const origin = await listen(aServer(), { host: "127.0.0.1", port: 0 });
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
    expect((await fetch(origin)).status).toBe(204);
  });

  it("names the port that is in use", async () => {
    const port = Number(new URL(await listen(aServer(), { host: "127.0.0.1", port: 0 })).port);
    await expect(listen(aServer(), { host: "127.0.0.1", port })).rejects.toThrow(
      new Error(`PORT: expected a free port, got ${port} (already in use)`),
    );
  });

  it("names the address that is another machine's", async () => {
    // Kept for documentation (RFC 5737): no machine has it.
    await expect(listen(aServer(), { host: "192.0.2.1", port: 0 })).rejects.toThrow(
      new Error('HOST: expected an address of this machine, got "192.0.2.1"'),
    );
  });
});

describe("describeListenError", () => {
  it.each([
    ["ENOTFOUND", 'HOST: expected an address of this machine, got "999.1.1.1"'],
    ["EAI_AGAIN", 'HOST: expected an address of this machine, got "999.1.1.1"'],
    ["EACCES", "PORT: expected a port this user may open, got 80 (permission denied)"],
    ["EMFILE", 'HOST, PORT: expected an address to listen on, got "999.1.1.1" and 80 (EMFILE)'],
  ])("says of %s which variable to change", (code, line) => {
    const error = Object.assign(new Error("listen"), { code });
    expect(describeListenError(error, { host: "999.1.1.1", port: 80 })).toBe(line);
  });
});

function aServer(): Server {
  const server = createServer((_request, response) => response.writeHead(204).end());
  servers.push(server);
  return server;
}
