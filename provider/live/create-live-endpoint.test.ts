import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CONTENT_CHANGED } from "@learn-bittensor/contract/live";
import { createClient } from "graphql-ws";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createTestAccounts, ME } from "../accounts/accounts-builder.ts";
import { parseContent } from "../content/compile-content.ts";
import { aConcept } from "../content/content-builders.ts";
import { createProvider } from "../create-provider.ts";
import { refuse } from "../graphql/answer.ts";
import { createDocuments } from "../graphql/documents.ts";
import { DEFAULT_LIMITS } from "../graphql/limits.ts";
import { createSchema } from "../graphql/schema.ts";
import { createViewerReader, type IdentifyUser } from "../graphql/viewer.ts";
import { createContentChanges } from "./content-changes.ts";
import { createLiveEndpoint, type LiveOptions } from "./create-live-endpoint.ts";

const OWN = "https://learn.example";
const PROTOCOL = "graphql-transport-ws";
/** A busy machine may take its time. */
const TIMEOUT = { timeout: 10_000 };
const INIT = { type: "connection_init" };
const SUBSCRIBE = { id: "1", type: "subscribe", payload: { query: CONTENT_CHANGED } };

describe("a live connection", () => {
  it("is told which content there is, and when it is another", async () => {
    const { url, announce } = await listening();
    const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 });
    onTestFinished(() => client.dispose());
    const told = client.iterate({ query: CONTENT_CHANGED });
    expect(await told.next()).toMatchObject({ value: { data: { contentChanged: { version: "one" } } } });
    const next = told.next();
    announce("two");
    expect(await next).toMatchObject({ value: { data: { contentChanged: { version: "two" } } } });
    await told.return?.();
  });

  it("is forgotten when it has ended", async () => {
    const { connect, followers } = await listening();
    const { socket, say, hear } = await connect();
    say(INIT);
    await hear(1);
    say(SUBSCRIBE);
    await hear(2);
    expect(followers()).toBe(1);
    socket.terminate();
    await expect.poll(followers, TIMEOUT).toBe(0);
  });

  it("answers nothing else: no question, no change, no text that is too deep or none", async () => {
    const { connect } = await listening();
    const { say, hear } = await connect();
    const ask = (id: string, query: string) => say({ id, type: "subscribe", payload: { query } });
    say(INIT);
    await hear(1);
    ask("query", ME);
    ask("mutation", "mutation { signOutEverywhere { ok } }");
    ask("both", `${CONTENT_CHANGED} query me { me { id } }`);
    ask("broken", "subscription {");
    ask("unknown", "subscription { secrets }");
    const answers = (await hear(6)).slice(1);
    expect(answers.map(({ id, type }) => [id, type])).toEqual(
      ["query", "mutation", "both", "broken", "unknown"].map((id) => [id, "error"]),
    );
    expect(JSON.stringify(answers[0])).toContain("Only subscriptions are answered over a live connection");
  });

  it("belongs to whoever the cookie says, and ends with 4401 where that token is dead", async () => {
    const { accounts } = await createTestAccounts();
    const { connect } = await listening({
      identify: accounts.identify,
      authorizationOf: ({ headers }) => headers.cookie?.replace("auth_token=", "Bearer ") ?? null,
    });
    const nobody = await connect();
    nobody.say(INIT);
    expect(await nobody.hear(1)).toEqual([{ type: "connection_ack" }]);
    const dead = await connect({ headers: { cookie: "auth_token=a.b.c" } });
    dead.say(INIT);
    expect(await dead.closed).toEqual([4401, "Unauthorized"]);
    const told = await connect();
    told.say({ ...INIT, payload: { authorization: "Bearer a.b.c" } });
    expect(await told.closed).toEqual([4401, "Unauthorized"]);
  });

  it.each<[number, string, object[] | string, null?]>([
    [4400, "Invalid message received", "no JSON"],
    [4401, "Unauthorized", [SUBSCRIBE]],
    [4406, "Subprotocol not acceptable", [], null],
    [4409, "Subscriber for 1 already exists", [INIT, SUBSCRIBE, SUBSCRIBE]],
    [4429, "Too many initialisation requests", [INIT, INIT]],
    [4429, "Too many messages", [INIT, ...Array.from({ length: 60 }, () => ({ type: "ping" }))]],
    [1009, "", [{ ...INIT, payload: { text: "x".repeat(16 * 1024) } }]],
  ])("ends with %i (%s)", async (code, reason, messages, protocol) => {
    const { connect } = await listening();
    const { socket, say, hear, closed } = await connect(protocol === null ? { protocol: [] } : {});
    if (typeof messages === "string") socket.send(messages);
    else {
      const [first, ...others] = messages;
      if (first) say(first);
      if (first === INIT) await hear(1);
      say(...others);
    }
    expect(await closed).toEqual([code, reason]);
  });

  it("ends with 4408 where nothing is said, and is ended where it is no longer there", async () => {
    const { connect } = await listening({ limits: { initMilliseconds: 1, pingMilliseconds: 20 } });
    const { closed } = await connect();
    expect((await closed)[0]).toBe(4408);
    const silent = await listening({ limits: { pingMilliseconds: 5 } });
    const { socket, closed: ended } = await silent.connect({ autoPong: false });
    socket.send(JSON.stringify(INIT));
    expect((await ended)[0]).toBe(1006);
  });

  it.each([
    { type: "connection_ack" },
    { type: "next", id: "1", payload: { data: {} } },
    { type: "error", id: "1", payload: [{ message: "no" }] },
    { type: "nothing" },
  ])("ends with 4400 where it says what only servers say, or nobody: $type", async (message) => {
    const { connect } = await listening();
    const { say, hear, closed } = await connect();
    say(INIT);
    await hear(1);
    say(message);
    expect((await closed)[0]).toBe(4400);
  });

  it.each(["ping", "pong"] as const)(
    "counts each %s for a message, and ends with 4429 after too many",
    async (sign) => {
      const { connect } = await listening({ limits: { messagesAMinute: 3 } });
      const { socket, closed } = await connect();
      for (let time = 0; time < 4; time += 1) socket[sign]();
      expect(await closed).toEqual([4429, "Too many messages"]);
    },
  );

  it("may ask for five things at the same time", async () => {
    const { connect } = await listening();
    const { say, hear } = await connect();
    say(INIT);
    await hear(1);
    say(...Array.from({ length: 6 }, (_, index) => ({ ...SUBSCRIBE, id: String(index) })));
    const answers = (await hear(7)).slice(1);
    expect(answers.map(({ type }) => type).toSorted()).toEqual(["error", ...Array(5).fill("next")]);
  });

  it.each([
    ["https://evil.example", 403],
    ["null", 403],
    ["https://learn.example.evil.example", 403],
    [OWN, 101],
    [undefined, 101],
  ])("from a page of %s is answered %i", async (origin, status) => {
    const { upgrade } = await listening();
    expect(await upgrade(origin)).toBe(status);
  });

  it("is one of few from the same address, and of so many altogether", async () => {
    const few = await listening({ limits: { connectionsOfOne: 2 } });
    const first = await few.connect();
    await few.connect();
    expect(await few.upgrade(OWN)).toBe(429);
    first.socket.close();
    await first.closed;
    await expect.poll(() => few.upgrade(OWN), TIMEOUT).toBe(101);
    const full = await listening({ limits: { connections: 1 } });
    await full.connect();
    expect(await full.upgrade(OWN)).toBe(503);
  });

  it("is counted by the network it comes from, of which one visitor has all addresses", async () => {
    let last = 0;
    const addresses = ["2001:db8:1:200::1", "2001:db8:1:2ff::2"];
    const { connect, upgrade } = await listening({
      limits: { connectionsOfOne: 2 },
      addressOf: () => addresses[last] ?? "2001:db8:1:300::1",
    });
    await connect();
    last = 1;
    await connect();
    expect(await upgrade(OWN)).toBe(429);
    last = 2;
    expect(await upgrade(OWN)).toBe(101);
  });

  it("is told to try again when the server goes away", async () => {
    const { connect, live } = await listening();
    const { closed } = await connect();
    live.close();
    expect(await closed).toEqual([1001, "Going away"]);
  });
});

describe("a subscription over HTTP", () => {
  it("is refused: it needs a connection that stays", async () => {
    const provider = await createProvider({ content: parseContent([aConcept()]) });
    const { status, body } = await provider.answer({ query: CONTENT_CHANGED });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("not configured to execute subscription operation");
  });
});

interface Listening extends Partial<LiveOptions> {
  identify?: IdentifyUser;
}

async function listening({ identify, ...options }: Listening = {}) {
  let version = "one";
  const logged: unknown[] = [];
  const schema = createSchema(undefined);
  const changes = createContentChanges(() => version);
  const readViewer = createViewerReader([], identify);
  const live = createLiveEndpoint({
    schema,
    documents: createDocuments(schema, DEFAULT_LIMITS, { introspection: false }),
    changes,
    identify: async (authorization) => {
      const viewer = await readViewer(authorization);
      return viewer.kind === "refused" ? { refusal: refuse(401, "UnauthorizedError", viewer.message) } : viewer;
    },
    log: (error) => logged.push(error),
    isOwnOrigin: (origin) => origin === OWN,
    authorizationOf: () => null,
    addressOf: ({ socket }) => socket.remoteAddress ?? "",
    ...options,
  });
  const server = createServer().on("upgrade", live.upgrade).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  onTestFinished(() => {
    live.close();
    server.close();
    server.closeAllConnections();
    expect(logged).toEqual([]);
  });

  async function connect({ protocol = [PROTOCOL], headers = {}, autoPong = true } = {}) {
    const socket = new WebSocket(url, protocol, { headers, autoPong });
    onTestFinished(() => socket.terminate());
    const heard: { type: string; id?: string }[] = [];
    socket.on("message", (data) => heard.push(JSON.parse(String(data))));
    // A protocol that the server does not know is an error to the client as well.
    socket.on("error", () => undefined);
    const closed = once(socket, "close").then(([code, reason]) => [code, String(reason)]);
    await Promise.race([once(socket, "open"), closed]);
    return {
      socket,
      closed,
      say: (...messages: object[]) => {
        for (const message of messages) socket.send(JSON.stringify(message));
      },
      hear: async (count: number) => {
        await expect.poll(() => heard.length, TIMEOUT).toBeGreaterThanOrEqual(count);
        return heard;
      },
    };
  }

  return {
    url,
    live,
    connect,
    /** The status that a request to connect is answered with. */
    upgrade: async (origin: string | undefined) => {
      const socket = new WebSocket(url, PROTOCOL, origin === undefined ? {} : { headers: { origin } });
      onTestFinished(() => socket.terminate());
      return new Promise<number | undefined>((resolve) => {
        socket.on("error", () => undefined);
        socket.on("upgrade", () => resolve(101));
        socket.on("unexpected-response", (_request, { statusCode }) => resolve(statusCode));
      });
    },
    announce: (next: string) => {
      version = next;
      changes.announce();
    },
    followers: () => changes.followers,
  };
}
